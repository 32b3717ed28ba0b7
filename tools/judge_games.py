"""Games of gunslingers, question by question, as the judge sees them, and who won in the end."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sixgun.analysis.judge import LOOK
from sixgun.analysis.rollout import play_outs
from sixgun.analysis.side import group_of
from sixgun.analysis.walk import WATCHES
from sixgun.arena import fast
from sixgun.arena.road import ROADS, Table
from sixgun.bots.kind_of_table import name_of
from sixgun.deal import Deal, make_deal
from sixgun.game import GAMES
from sixgun.judge.facts import open_chances
from sixgun.judge.scales import Three
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.lab.seeds import derive

BOT: Final = "gunslinger"


class Kind(NamedTuple):
    """A kind of table that is fitted by itself."""

    game: str
    boxes: tuple[tuple[str, ...], ...]
    """Sets of cards that are played with, game by game."""
    players: int

    @property
    def name(self) -> str:
        return name_of(self.game, self.boxes[0], self.players)


BASE: Final = ("base",)
DODGE_CITY: Final = ("base", "dodge-city")
EVENTS: Final = (("high-noon",), ("fistful-of-cards",), ("high-noon", "fistful-of-cards"))
KINDS: Final = (
    *(Kind("dice", ((),), players) for players in range(3, 9)),
    *(Kind("card", (BASE,), players) for players in range(4, 8)),
    *(Kind("card", (DODGE_CITY,), players) for players in range(3, 9)),
    *(Kind("card", tuple(BASE + events for events in EVENTS), players) for players in range(4, 8)),
    *(Kind("card", tuple(DODGE_CITY + events for events in EVENTS), players) for players in range(3, 9)),
)


class Moment:
    """A question: the table, who is asked and what he believes.

    It lasts until the question is answered, for the table plays on; `kept` is one that stays.
    """

    def __init__(self, game: str, table: Any, seat: int, chance: Any, turn: int) -> None:
        self.game: Final = game
        self.table: Final = table
        self.seat: Final = seat
        self.chance: Final = chance
        """How likely he thinks each seat has each role, one after the other; of no use where he has no choice."""
        self.turn: Final = turn
        self.is_open: Final = bool(table.moves.n > 1)
        """Whether there is more than one answer."""

    def kept(self) -> "Moment":
        chance = [self.chance[at] for at in range(4 * len(self.table.seats))]
        return Moment(self.game, self.table.copy(), self.seat, chance, self.turn)

    def open(self) -> list[float]:
        """What the judge goes by with everything open."""
        roles = [int(s.role) for s in self.table.seats]
        return LOOK[self.game](GAMES[self.game].view(self.table, None), open_chances(roles))

    def seen(self) -> list[float]:
        """What he goes by for the seat asked."""
        chances = [[self.chance[4 * s + role] for role in range(4)] for s in range(len(self.table.seats))]
        return LOOK[self.game](GAMES[self.game].view(self.table, self.seat), chances)

    def ends(self, count: int, rng: Rng) -> list[Three]:
        """How it may end, so many times: the same table, only with other luck."""
        watch = WATCHES[self.game](self.table)
        watch.hear(self.table)
        return play_outs(GAMES[self.game].view, self.table, watch, watch.ask(self.table, self.seat), None, count, rng)


class Playing:
    """A game under way. When its questions are through, `winner` says which of the judge's three has won, if any."""

    def __init__(self, deal: Deal) -> None:
        self.deal: Final = deal
        self.table: Final[Table] = fast.lay_out(deal)
        self.turn = 0
        self.winner: int | None = None

    def questions(self) -> Iterator[Moment]:
        """Every question that has more than one answer, and every turn's first."""
        deal, t = self.deal, self.table
        rngs = [Rng.seeded(deal.seed + seat) for seat in range(deal.players)]
        bots = fast.seat_bots(deal, [BOT] * deal.players, rngs)
        match = ROADS[deal.game].match(t, bots)
        last = -1
        while not t.over:
            begins = t.bottom().seat != last
            if begins:
                self.turn, last = self.turn + 1, t.bottom().seat
            t.offer()
            seat, m = t.top.seat, t.moves.items[0]
            if t.moves.n > 1:
                m = match.ask(seat)
            elif not begins:
                match.step()
                continue
            yield Moment(deal.game, t, seat, bots[seat].sight.chance, self.turn)
            advance(t, m)
            match.tell()
        roles = [int(s.role) for s in t.seats]
        won = [role for seat, role in enumerate(roles) if t.winners >> seat & 1]
        self.winner = group_of(won[0]) if won else None


def games(kind: Kind, seed: int, first: int, count: int) -> Iterator[tuple[int, Playing]]:
    """Games by number."""
    game, boxes, players = kind
    for number in range(first, first + count):
        sets = boxes[number % len(boxes)]
        deal = make_deal(
            game, players=players, seed=derive(seed, game, *sets, players, number), sets=sets or None, options=None,
            generator=None, shares=(),
        )  # fmt: skip
        yield number, Playing(deal)
