"""Games of bots, looked at for questions that could be puzzles: who would answer what, and where a round began."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixgun.analysis.walk import WATCHES
from sixgun.arena import fast
from sixgun.arena.match import Match
from sixgun.arena.road import ROADS
from sixgun.deal import Deal, Entry
from sixgun.game import Game, begin
from sixgun.kernel.frame import DONE
from sixgun.kernel.rng import Rng
from sixgun.scenario.dealt import is_forced

LEVELS: Final = ("drifter", "ranger", "gunslinger")
"""The weakest first. They are asked what they would answer, and play among each other, so that positions are varied."""
AT_TABLE: Final = ("gunslinger", "gunslinger", "ranger", "drifter")
LITTLE: Final = 2
WEAK: Final = 2
"""Questions matter when so many players have so few life points left."""


@dataclass(frozen=True)
class Start:
    """The beginning of a turn: where a position can be set up."""

    table: Any
    moves: int
    """How many moves were made before it, how many of them by choice, and how much had happened."""
    free: int
    happened: int


@dataclass(frozen=True)
class Moment:
    """A question with more than one answer, and the start from which it is posed: a round before, if there was one."""

    game: Game
    seat: int
    mind: Any
    picks: Mapping[str, int]
    start: Start
    fewest: int
    """How few cards the deck had since then."""
    free: Sequence[bool]
    """Of every move, whether it was one of several, or one that is always said."""


def seated(game: Game, name: str) -> Match:
    """The same bot in all seats of a game, who have heard nothing yet."""
    t: Any = game.table
    rngs = [Rng.seeded(game.deal.seed + seat) for seat in range(game.players)]
    return ROADS[game.deal.game].match(t, fast.seat_bots(game.deal, [name] * game.players, rngs))


def moments(deal: Deal, rng: Rng) -> Iterator[Moment]:
    """The questions of one game that matter, with everybody's answers."""
    game = begin(deal)
    t: Any = game.table
    rungs = {name: seated(game, name) for name in LEVELS}
    names = [AT_TABLE[rng.below(len(AT_TABLE))] for _ in range(deal.players)]
    watch = WATCHES[deal.game](t)
    starts: list[Start] = []
    decks: list[int] = []
    free: list[bool] = []
    while not t.over:
        for match in rungs.values():
            match.tell()
        watch.hear(t)
        decks.append(t.deck.n if hasattr(t, "deck") else 0)
        t.offer()
        ints, who = t.moves.ints(), t.top.seat
        m = ints[0]
        if len(ints) > 1:
            m = rungs[names[who]].ask(who)
            start = starts[max(0, len(starts) - 1 - t.living())] if starts else None
            if start is not None and is_tense(t):
                picks = {name: m if name == names[who] else rungs[name].ask(who) for name in LEVELS}
                fewest = min(decks[start.moves - 1 :])
                yield Moment(game, who, watch.ask(t, who), picks, start, fewest, free)
        t.offer()
        free.append(not is_forced(game))
        game.journal.append(Entry(who, str(game.choice.options[ints.index(m)])))
        t.answer(m)
        settle(t, starts, len(free), sum(free))


def is_tense(t: Any) -> bool:
    """Whether much is at stake: some have little life left. Where nobody has, one answer seldom decides much."""
    weak = [seat for seat, s in enumerate(t.seats) if s.life <= LITTLE and not t.is_out(seat)]
    return len(weak) >= WEAK


def settle(t: Any, starts: list[Start], moves: int, free: int) -> None:
    """Go on to the next question, and note the beginnings of turns on the way."""
    while not t.over:
        if t.alert:
            t.as_soon_as()
        top = t.top
        if t.depth == 1 and top.name == "turn" and getattr(top, top.fields[1]) == 0 and not t.is_out(top.seat):
            starts.append(Start(t.copy(), moves, free, len(t.log)))
        if not top.step(t):
            if not t.is_out(top.seat):
                return
            t.done(DONE)
