"""A mixture: every game of a soak with some of the sets, at any table they can be played at, and with other options."""

from collections.abc import Iterator
from typing import Final

from sixgun.cardgame import options as card
from sixgun.cardgame.setup import BASE_PLAYERS
from sixgun.deal import Deal
from sixgun.dicegame import rules as dice
from sixgun.kernel.rng import Rng

CHOOSING: Final = 1 << 82
"""Added to the seed of the deal: the luck of what is dealt, which is not the table's."""

BENT: Final = 2
"""Every such game has other options than asked for."""

MOST: Final = 5
"""Options that one game has of its own."""

Options = tuple[tuple[str, object], ...]


def deal(game: str, sizes: tuple[int, ...], seed: int, sets: tuple[str, ...], options: Options) -> Deal:
    """The game of that seed. The mixes take turns, and so does for each of them the number of players.

    >>> [deal("card", (3, 4), seed, ("base", "dodge-city"), ()).sets for seed in (10, 11)]
    [('base',), ('base', 'dodge-city')]
    """
    mixes = mixes_of(sets)
    mix = mixes[seed % len(mixes)]
    fitting = [size for size in sizes if mix != ("base",) or size in BASE_PLAYERS] or sizes
    players = fitting[seed // len(mixes) % len(fitting)]
    luck = Rng.seeded(seed + CHOOSING)
    given = dict(some_options(game, mix, luck) if luck.below(BENT) == 0 else ())
    return Deal(game, players, seed, mix, tuple((given | dict(options)).items()))


def mixes_of(sets: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The first set with every choice of the others.

    >>> mixes_of(("base", "dodge-city", "high-noon"))
    [('base',), ('base', 'dodge-city'), ('base', 'high-noon'), ('base', 'dodge-city', 'high-noon')]
    """
    mixes = [sets[:1]]
    for name in sets[1:]:
        mixes += [(*mix, name) for mix in mixes]
    return mixes


def some_options(game: str, mix: tuple[str, ...], luck: Rng) -> Iterator[tuple[str, object]]:
    """Some of the options that matter there, each with any of its values."""
    values = card.VALUES if game == "card" else dice.VALUES
    idle = {name for names in card.OF_EVENTS.values() for name in names} - set(at_stake(mix))
    editions: tuple[object, ...] = tuple(card.EDITIONS if game == "card" else dice.EDITIONS)
    matter = [("edition", editions)]
    matter += [(name, allowed) for name, allowed in values.items() if name not in idle]
    for _ in range(1 + luck.below(MOST)):
        name, allowed = matter[luck.below(len(matter))]
        yield name, allowed[luck.below(len(allowed))]


def at_stake(mix: tuple[str, ...]) -> Iterator[str]:
    """The options of events that matter with these sets."""
    with_events = [name for name in card.OF_EVENTS if name in mix]
    for name in [*with_events, *(["both"] if len(with_events) > 1 else [])]:
        yield from card.OF_EVENTS[name]
