"""Making the rules of one game out of sets and options."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.options import named_options, read_options
from sixgun.cardgame.rules import Rules
from sixgun.cardgame.shelf import KINDS, SETS, deck_of, fetch_named
from sixgun.errors import BadOption, MissingSet, meant, quoted

MADE: Final[dict[str, Rules]] = {}
"""Rules made before: nothing changes them, so games of the same sets and options share them."""
KEPT: Final = 64
MOST_CARDS: Final = 254
"""A move has so many bits for a card."""


def make_rules(sets: Sequence[str], given: Mapping[str, object]) -> Rules:
    """The rules of a game with these sets and options.

    >>> rules = make_rules(["base"], {"edition": "it", "kit_carlson_life": 4})
    >>> len(rules.cards), rules.options.kit_carlson_life
    (80, 4)
    >>> make_rules(("base",), {"edition": "it", "kit_carlson_life": 4}) is rules
    True
    """
    if given:
        named_options(given)  # only what there is has a name to be found by
    key = f"{list(sets)} {dict(given)}"
    rules = MADE.get(key)
    if rules is None:
        rules = new_rules(sets, given)
        if len(MADE) >= KEPT:  # whoever hosts for strangers must not keep every odd list of names they send
            MADE.clear()
        MADE[key] = rules
    return rules


def new_rules(sets: Sequence[str], given: Mapping[str, object]) -> Rules:
    named = named_options(given)
    boxes = chosen(sets, "sets")
    card_boxes = chosen(named.get("cards", sets), "cards")
    character_boxes = chosen(named.get("characters", sets), "characters")
    removed = removed_kinds(named)
    cards = [card for box in card_boxes for card in deck_of(box) if card.kind.name not in removed]
    if len(cards) > MOST_CARDS:
        raise BadOption(f"{len(cards)} cards are too many for one deck; leave out a set, for it can have {MOST_CARDS}")
    if not any(effect.hurts for card in cards for effect in card.kind.does):
        raise BadOption("simplified_also_remove leaves no card that hurts anybody, so nobody could win; keep bang")
    characters = [character for box in character_boxes for character in box.characters]
    # views and saves are made from them for as long as anybody has the rules
    kept = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    options = read_options(named)
    events = [event for box in boxes for event in box.events if event.is_in(options)]
    return Rules(tuple(box.name for box in boxes), kept, options, cards, characters, KINDS["bang"], events)


def chosen(names: object, what: str) -> list[CardSet]:
    """The sets of these names, each once, in the order of SETS."""
    assert isinstance(names, Sequence)
    if any(name not in SETS for name in names):
        fetch_named()
    for name in names:
        if name not in SETS:
            there = meant(name, SETS) or (
                f"the card game has {', '.join(SETS)}, and home-made sets whose folder is named, as in "
                "--sets base,./my-set or SIXGUN_SETS=./my-set"
            )
            raise MissingSet(f"{what} cannot contain {quoted(name)}; {there}")
    if not names:
        raise BadOption(f"{what} must name at least one of {', '.join(SETS)}")
    boxes = [box for box in SETS.values() if box.name in names]
    needed = "characters" if what == "characters" else "cards"
    if not any(box.characters if needed == "characters" else box.deck for box in boxes):
        raise BadOption(f"{what} cannot be {' + '.join(names)} alone: no {needed} come with it; name base as well")
    return boxes


def removed_kinds(named: Mapping[str, object]) -> set[str]:
    """What the simplified game leaves out: the cards with the book, and others that older printings add (C17)."""
    if not named["simplified"]:
        return set()
    also = named.get("simplified_also_remove", ())
    assert isinstance(also, Sequence)
    for name in also:
        if name not in KINDS:
            there = meant(name, KINDS) or "it lists kinds of cards, such as volcanic"
            raise BadOption(f"simplified_also_remove cannot contain {quoted(name)}; {there}")
    return {kind.name for kind in KINDS.values() if kind.book} | set(also)
