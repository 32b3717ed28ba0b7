"""The fast road: a table of our own bots without journal and words. The same bots, deals, luck and evidence."""

from collections.abc import Iterator, Sequence
from functools import partial

from sixgun.arena.road import ROADS, Table, Thinker
from sixgun.deal import Deal
from sixgun.game import GAMES
from sixgun.kernel.rng import Rng


def is_for(game: str, names: Sequence[str]) -> bool:
    """Whether games of these bots can take the fast road."""
    return all(name.partition(":")[0] in ROADS[game].bots for name in names)


def lay_out(deal: Deal) -> Table:
    """The table of a deal before its first question."""
    t: Table = GAMES[deal.game].new_table(
        deal.players,
        deal.seed,
        dict(deal.options),
        deal.sets,
        deal.roles or None,
        deal.characters or None,
        log=False,
    )
    return t


def winners(t: Table, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> tuple[int, ...]:
    """Play the table out; returns the seats that have won."""
    bits = ROADS[deal.game].match(t, seat_bots(deal, names, rngs)).play_out()
    return tuple(seat for seat in range(deal.players) if bits >> seat & 1)


def follow(t: Table, deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> Iterator[Sequence[Thinker]]:
    """Play the table out, but stop before every answer and hand over the bots, for a look into their heads."""
    bots = seat_bots(deal, names, rngs)
    match = ROADS[deal.game].match(t, bots)
    while not t.over:
        yield bots
        match.step()


def seat_bots(deal: Deal, names: Sequence[str], rngs: Sequence[Rng]) -> list[Thinker]:
    """The bots of these names. `legend:40` is a legend that tries 40 worlds a decision at most."""
    road = ROADS[deal.game]
    shared = road.shared(deal)
    bots = []
    for name, rng in zip(names, rngs, strict=True):
        level, _, worlds = name.partition(":")
        make = partial(road.bots[level], worlds=int(worlds)) if worlds else road.bots[level]
        bots.append(make(rng, *shared))
    return bots
