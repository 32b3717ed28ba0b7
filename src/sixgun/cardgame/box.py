"""Making the rules of one game out of sets and options."""

from collections.abc import Mapping, Sequence
from typing import Final

from sixgun.cardgame.ability import NO_ABILITY, Ability
from sixgun.cardgame.cardset import CardSet
from sixgun.cardgame.kind import Kind
from sixgun.cardgame.options import named_options, read_options
from sixgun.cardgame.rules import RANKS, SUITS, Card, Rules
from sixgun.cardgame.sets.base import BASE
from sixgun.cardgame.sets.dodge_city import DODGE_CITY
from sixgun.errors import BadOption, meant, quoted

SETS: Final[dict[str, CardSet]] = {box.name: box for box in (BASE, DODGE_CITY)}
"""Every set there is, in the order in which their cards are numbered."""

KINDS: Final[dict[str, Kind]] = {kind.name: kind for box in SETS.values() for kind in box.kinds}
CHARACTERS: Final[dict[str, Ability]] = {
    character.name: character for box in SETS.values() for character in (NO_ABILITY, *box.characters)
}

for _number, _character in enumerate(CHARACTERS.values()):
    _character.number = _number


MADE: Final[dict[str, Rules]] = {}
"""Rules made before: nothing changes them, so games of the same sets and options share them."""
KEPT: Final = 64


def make_rules(sets: Sequence[str], given: Mapping[str, object]) -> Rules:
    """The rules of a game with these sets and options.

    >>> rules = make_rules(["base"], {"edition": "it", "kit_carlson_life": 4})
    >>> len(rules.cards), len(rules.characters)
    (80, 16)
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
    if not any(effect.hurts for card in cards for effect in card.kind.does):
        raise BadOption("simplified_also_remove leaves no card that hurts anybody, so nobody could win; keep bang")
    characters = [character for box in character_boxes for character in box.characters]
    # views and saves are made from them for as long as anybody has the rules
    kept = {name: tuple(value) if isinstance(value, list) else value for name, value in given.items()}
    return Rules(tuple(box.name for box in boxes), kept, read_options(named), cards, characters, KINDS["bang"])


def chosen(names: object, what: str) -> list[CardSet]:
    """The sets of these names, each once, in the order of SETS."""
    assert isinstance(names, Sequence)
    for name in names:
        if name not in SETS:
            there = meant(name, SETS) or f"the card game has {', '.join(SETS)}"
            raise BadOption(f"{what} cannot contain {quoted(name)}; {there}")
    if not names:
        raise BadOption(f"{what} must name at least one of {', '.join(SETS)}")
    return [box for box in SETS.values() if box.name in names]


def deck_of(box: CardSet) -> list[Card]:
    """The cards of a set in their order."""
    cards = []
    for line in box.deck.split("\n"):
        if line.strip():
            name, faces = line.split(":")
            cards += [card(KINDS[name.strip()], face) for face in faces.split()]
    return cards


def card(kind: Kind, face: str) -> Card:
    """A card of that kind by rank and suit, as in 10H."""
    return Card(kind, SUITS.index(face[-1]), RANKS.index(face[:-1]))


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
