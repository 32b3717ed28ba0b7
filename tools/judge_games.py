"""Positions of many games of gunslingers, as the judge sees them, and who won in the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from sixgun.analysis.facts import open_chances
from sixgun.analysis.judge import LOOK
from sixgun.analysis.side import group_of
from sixgun.arena import fast
from sixgun.arena.road import ROADS, Table
from sixgun.deal import Deal, make_deal
from sixgun.game import GAMES
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive

BOT: Final = "gunslinger"
KINDS: Final = (
    *(("card", ("base",), players) for players in (4, 5, 6, 7)),
    *(("card", ("base", "dodge-city"), players) for players in (3, 4, 5, 6, 7, 8)),
    *(("dice", (), players) for players in (3, 4, 5, 6, 7, 8)),
)
"""The kinds of table that are fitted: game, sets of cards, players."""


@dataclass(frozen=True)
class Moment:
    """A question with more than one answer: the table, who was asked and what he believed."""

    table: Any
    seat: int
    believed: list[float]
    turn: int


@dataclass(frozen=True)
class Played:
    """A game that was played to its end."""

    game: str
    roles: list[int]
    moments: list[Moment]
    winner: int
    """Which of the judge's three has won."""

    def open(self, moment: Moment) -> list[float]:
        """What the judge goes by with everything open."""
        view = GAMES[self.game].view(moment.table, None)
        return LOOK[self.game](view, open_chances(self.roles))

    def seen(self, moment: Moment) -> list[float]:
        """What he goes by for the seat asked."""
        chances = [moment.believed[4 * seat : 4 * seat + 4] for seat in range(len(self.roles))]
        return LOOK[self.game](GAMES[self.game].view(moment.table, moment.seat), chances)


def games(game: str, sets: tuple[str, ...], players: int, seed: int, first: int, count: int) -> Iterator[Played]:
    """Games by number; one that nobody has won is left out."""
    for number in range(first, first + count):
        deal = make_deal(
            game, players=players, seed=derive(seed, game, *sets, players, number), sets=sets or None, options=None,
            generator=None, shares=(),
        )  # fmt: skip
        played = play(deal)
        if played is not None:
            yield played


def play(deal: Deal) -> Played | None:
    road = ROADS[deal.game]
    t: Table = fast.lay_out(deal)
    bots = fast.seat_bots(deal, [BOT] * deal.players, [Rng.seeded(deal.seed + seat) for seat in range(deal.players)])
    match = road.match(t, bots)
    roles = [int(s.role) for s in t.seats]
    moments: list[Moment] = []
    turn, last = 0, -1
    while not t.over:
        if t.bottom().seat != last:
            turn, last = turn + 1, t.bottom().seat
        t.offer()
        if t.moves.n < 2:
            match.step()
            continue
        seat = t.top.seat
        m = match.ask(seat)
        chance = bots[seat].sight.chance
        moments.append(Moment(t.copy(), seat, [chance[i] for i in range(4 * deal.players)], turn))
        advance(t, m)
        match.tell()
    won = [role for seat, role in enumerate(roles) if t.winners >> seat & 1]
    return Played(deal.game, roles, moments, group_of(won[0])) if won else None
