"""Which golden games there are. The engine's own tables say it, so what is new in them is missed until it has some.

The seed of a game comes from its name: what joins the plan leaves the games that are there as they are.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import cycle, islice
from typing import Final

from sixgun import new_game
from sixgun.cardgame import options as card_options
from sixgun.cardgame.setup import BASE_PLAYERS
from sixgun.cardgame.shelf import SETS
from sixgun.deal import Deal
from sixgun.dicegame import rules as dice_options
from sixgun.dicegame.characters import CHARACTERS as DICE_CHARACTERS
from sixgun.kernel.choice import letter
from sixgun.kernel.generator import GENERATORS, KEYED
from sixgun.kernel.roles import DEALT, ROLES

RARE: Final = {"estate": ("vulture-sam", "vera-custer")}
"""Questions that come up too seldom to wait for, with those who have to be at the table for them."""

WITH_CARDS: Final = [box.name for box in SETS.values() if box.kinds]

LISTED: Final[dict[str, tuple[dict[str, object], ...]]] = {
    "simplified_also_remove": (
        {"simplified": True, "simplified_also_remove": ["volcanic"]},
        {"simplified": True, "simplified_also_remove": ["jail", "dynamite"]},
    ),
    "cards": ({"cards": ["base"]}, {"cards": WITH_CARDS}),
    "characters": tuple({"characters": [box]} for box in WITH_CARDS),
}
"""Options with a list for each option whose value is one."""


MANY: Final = 5
"""Numbers that an option may be, from which on not every one gets its games."""


@dataclass(frozen=True)
class Box:
    """What is bought together: a game with its sets, and whatever can be chosen of it."""

    name: str
    game: str
    sets: tuple[str, ...]
    sizes: tuple[int, ...]
    editions: tuple[str, ...]
    values: tuple[tuple[str, tuple[object, ...]], ...]
    listed: tuple[str, ...]
    characters: tuple[str, ...]
    takes: int
    """Games for each value of an option: those of the dice game are short, so there is room for more."""


@dataclass(frozen=True)
class Plan:
    """A golden game before it is played."""

    name: str
    box: str
    deal: Deal
    asks: str | None = None
    """A question that has to come up in it."""


def boxes() -> Iterator[Box]:
    """Each expansion with the base game, the base game alone, all events together, the dice game."""
    for name, box in SETS.items():
        yield card_box(name, tuple(dict.fromkeys(("base", name))), bool(box.kinds))
    with_events = [name for name, box in SETS.items() if box.events]
    yield card_box("both", ("base", *with_events), False)
    yield Box(
        "dice",
        "dice",
        (),
        tuple(DEALT),
        tuple(dice_options.EDITIONS),
        tuple(dice_options.VALUES.items()),
        (),
        tuple(character.name for character in DICE_CHARACTERS),
        takes=4,
    )


def card_box(name: str, sets: tuple[str, ...], has_cards: bool) -> Box:
    """A box of the card game: editions and most options are for sets with cards, the others for those with events."""
    of_events = {option for options in card_options.OF_EVENTS.values() for option in options}
    mine = set(card_options.VALUES) - of_events if has_cards else set(card_options.OF_EVENTS[name])
    return Box(
        name,
        "card",
        sets,
        BASE_PLAYERS if sets == ("base",) else tuple(DEALT),
        tuple(card_options.EDITIONS) if has_cards else ("standard",),
        tuple((option, some_of(values)) for option, values in card_options.VALUES.items() if option in mine),
        card_options.LISTS if has_cards else (),
        tuple(character.name for each in sets for character in SETS[each].characters),
        takes=2,
    )


def some_of(values: tuple[object, ...]) -> tuple[object, ...]:
    """All values of an option, or of a range of numbers the default and its ends."""
    numbers = [value for value in values if type(value) is int]
    return values if len(numbers) < MANY else (values[0], min(numbers), max(numbers))


@cache
def plans() -> dict[str, Plan]:
    """All golden games by name."""
    found = [plan for box in boxes() for plan in planned_for(box)]
    named = {plan.name: plan for plan in found}
    assert len(named) == len(found), "two golden games have the same name"
    return named


def planned_for(box: Box) -> Iterator[Plan]:
    yield from of_editions(box)
    yield from of_options(box)
    yield from of_characters(box)
    yield from of_questions(box)


def of_editions(box: Box) -> Iterator[Plan]:
    """Every edition with every number of players and both generators."""
    for edition in box.editions:
        for players in box.sizes:
            for generator in GENERATORS:
                name = f"{box.name}/{edition}/{players}/{generator}"
                yield planned(box, name, players, {"edition": edition}, generator=generator)


def of_options(box: Box) -> Iterator[Plan]:
    """Every value of every option; whoever it is named after takes part in every second one."""
    for option, values in box.values:
        for value in values:
            for take in range(box.takes):
                name = f"{box.name}/{option}={str(value).lower()}/{take + 1}"
                seated = namesakes(box, option) if take % 2 else ()
                yield planned(box, name, some_size(box, name), {option: value}, characters=seated)
    for option in box.listed:
        for take, given in enumerate(LISTED.get(option, ()), 1):
            name = f"{box.name}/{option}/{take}"
            yield planned(box, name, some_size(box, name), given)


def some_size(box: Box, name: str) -> int:
    """How many play where it does not matter, by the name like the luck."""
    return box.sizes[number_of(f"players of {name}") % len(box.sizes)]


def of_characters(box: Box) -> Iterator[Plan]:
    """Tables of given roles and characters, until every character has sat at two."""
    players = max(box.sizes)
    for first in range(0, 2 * len(box.characters), players):
        seated = tuple(islice(cycle(box.characters), first, first + players))
        name = f"{box.name}/given/{first // players + 1}"
        dealt = [ROLES[role] for role in DEALT[players]]
        turned = first // players % players
        yield planned(box, name, players, {}, characters=seated, roles=dealt[turned:] + dealt[:turned])


def of_questions(box: Box) -> Iterator[Plan]:
    """Every rare question that the box can ask."""
    for question, seated in RARE.items():
        if set(seated) <= set(box.characters):
            plan = planned(box, f"{box.name}/{question}", min(box.sizes) + 1, {}, characters=seated)
            yield replace(plan, asks=question)


def namesakes(box: Box, option: str) -> tuple[str, ...]:
    """The characters of which an option speaks.

    >>> [namesakes(box, "molly_slab") for box in boxes() if box.name == "dodge-city"]
    [('slab-the-killer', 'molly-stark')]
    """
    words = set(option.split("_"))
    return tuple(character for character in box.characters if words & set(character.split("-")))


def planned(
    box: Box,
    name: str,
    players: int,
    options: dict[str, object],
    generator: str = GENERATORS[0],
    characters: Sequence[str] = (),
    roles: Sequence[str] = (),
) -> Plan:
    """A game whose luck is its name; in a keyed one every other seat has added a share."""
    shares = [f"share of {letter(seat)}" if seat % 2 else "" for seat in range(players)]
    game = new_game(
        box.game,
        players=players,
        seed=number_of(name),
        sets=box.sets or None,
        options=options,
        roles=roles or None,
        characters=[*characters, *[None] * (players - len(characters))] if characters else None,
        generator=generator,
        shares=shares if generator == KEYED else (),
    )
    return Plan(name, box.name, game.deal)


def number_of(text: str) -> int:
    """The same large number for the same text, everywhere."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")
