"""Going through a game step by step: how it stood after each move, and what of the change was luck, what decision.

The value of a position is each side's chance if gunslingers play on from there. Where a player moves as a gunslinger
would and nothing falls by chance, the value stays what it was: it had foreseen that. So it changes in three ways. What
falls by chance is held against what it would have come to on average: that is luck. A move that a gunslinger would not
have made changes the value by what it is worth against the usual one, as far as the seat could know: that is the
decision, and what nobody in the seat could know of it is the player's luck as well. What is left is drift: the judge
sees a turn farther now and thinks otherwise, though nothing has happened. Drift is what is left of a step when the
other two are taken from it, so start, luck, decisions and drift always add up to the result.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sixgun.analysis.card.mind import CardWatch
from sixgun.analysis.decision import Decision, Trial
from sixgun.analysis.dice.mind import DiceWatch
from sixgun.analysis.estimate import Effort, Mean, means_of, together
from sixgun.analysis.judge import Judge, judge_of
from sixgun.analysis.mind import Mind, Watch
from sixgun.analysis.side import Shares, Side, result_of, side_of, sides_of
from sixgun.bots.reason import Reason
from sixgun.deal import Deal, Entry
from sixgun.game import Game, begin
from sixgun.judge.numbers import FRESH
from sixgun.kernel.choice import Seen
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES
from sixgun.lab.seeds import derive

BY_CHANCE: Final = ("drew", "showed", "turned_over", "turned_up", "looked_at", "took", "came_up", "rolled")
"""What falls by chance, and whose luck it is: the seat's that draws, turns over, rolls."""

WATCHES: Final[Mapping[str, type[Any]]] = {"card": CardWatch, "dice": DiceWatch}


@dataclass(frozen=True)
class Answered:
    """A decision with its words: the moves as records write them, and the question they answer."""

    decision: Decision
    why: str
    best: str
    usual: str
    reason: Reason | None
    """What a gunslinger would say for the best answer, where it is another than the one given."""
    gist: object
    """What the best answer comes to, and what could be answered at all: see `Mind.gist`."""
    gists: frozenset[object]


@dataclass(frozen=True)
class Step:
    """One move and what came of it; number 0 is the deal."""

    number: int
    turn: int
    """The turn in which the move was made; what fell by chance may have begun the next one."""
    turn_after: int
    whose: int
    """Whose turn it was when the move was made."""
    seat: int | None
    move: str
    shares: Shares
    """How it stands afterwards."""
    errors: Shares
    luck: Shares
    luck_errors: Shares
    drift: Shares
    decision: Shares
    decision_errors: Shares
    lucky: int | None = None
    """Whose luck it was."""
    answered: Answered | None = None
    """None where there was only one answer."""
    events: tuple[Seen, ...] = ()
    beliefs: tuple[tuple[tuple[float, ...], ...], ...] = ()
    """At the first question of a turn, by observer (everybody, then each seat) and seat: how likely each role is."""


class Walk:
    """Goes through one game."""

    def __init__(self, deal: Deal, journal: Sequence[Entry], effort: Effort, seed: int = 0) -> None:
        self.deal: Final = deal
        self.journal: Final = journal
        self.effort: Final = effort
        self.seed: Final = derive(seed, deal.seed)
        """Of what is tried out: were it the same in all games, the same dice would fall in all of them, and what they
        favour would look like luck of the role that rolls then.
        """
        self.game: Final[Game] = begin(deal)
        self.judge: Final[Judge] = judge_of(deal)
        self.watch: Final[Watch] = WATCHES[deal.game](self.game.table)
        roles = [ROLES.index(str(seat.role)) for seat in self.game.view(None).seats]
        self.sides: Final[tuple[Side, ...]] = sides_of(roles)
        self.mind: Mind | None = None
        """Of the seat that is asked now."""
        self.turn = 0

    def steps(self) -> Iterator[Step]:
        """The deal, then every move."""
        game = self.game
        self.count_turns(game.events())
        self.think()
        shares, errors = self.value(0)
        flat = (0.0,) * len(self.sides)
        yield Step(
            0, self.turn, self.turn, self.whose(), None, "", shares, errors, flat, flat, flat, flat, flat,
            events=game.events(), beliefs=self.beliefs(),
        )  # fmt: skip
        for number, entry in enumerate(self.journal, 1):
            step = self.step(number, entry, shares, errors)
            shares, errors = step.shares, step.errors
            yield step

    def step(self, number: int, entry: Entry, before: Shares, before_errors: Shares) -> Step:
        game = self.game
        t: Any = game.table
        if entry.entropy is not None:
            game.stir(entry.entropy)
        choice, since, whose = game.choice, game.happened, self.whose()
        options = choice.options
        answer = game.read(entry.move)
        answered = self.judged(number, answer.code, options, choice.why) if len(options) > 1 else None
        was, mind, mark = t.copy(), self.mind, luck_mark(t)
        game.play(answer)
        events = game.events(since)
        turn = self.turn
        self.count_turns(events)
        self.watch.hear(t)
        worth, worth_errors = self.by_side(answered, before)
        as_usual = answered is None or answered.decision.given == answered.decision.usual
        fell = luck_fell(mark, luck_mark(t))
        shares, errors = before, before_errors
        if game.over:
            self.mind = None
            shares, errors = result_of(self.sides, game.winners), (0.0,) * len(self.sides)
        else:
            self.think()
            if fell or not as_usual:
                shares, errors = self.value(number)
        foreseen, foreseen_errors = shares, errors
        if fell:
            foreseen, foreseen_errors = self.foreseen(number, was, answer.code, mind)
        elif not as_usual:
            foreseen, foreseen_errors = tuple(map(sum, zip(before, worth, strict=True))), before_errors
        luck = tuple(after - x for after, x in zip(shares, foreseen, strict=True))
        drift = tuple(x - y - part for x, y, part in zip(foreseen, before, worth, strict=True))
        if fell and not as_usual:
            luck, drift = tuple(map(sum, zip(luck, drift, strict=True))), (0.0,) * len(self.sides)
        luck_errors = tuple(together(each) for each in zip(errors, foreseen_errors, strict=True))
        return Step(
            number, turn, self.turn, whose, choice.seat, entry.move, shares, errors, luck, luck_errors, drift,
            worth, worth_errors, whose_luck(events, choice.seat), answered, events,
            self.beliefs() if self.turn != turn else (),
        )  # fmt: skip

    # what the judge is asked

    def think(self) -> None:
        """Put a gunslinger into the seat that is asked now."""
        self.watch.hear(self.game.table)
        self.mind = self.watch.ask(self.game.table, self.game.table.top.seat)

    def value(self, number: int) -> tuple[Shares, Shares]:
        """Each side's chance now, and the standard errors: gunslingers play the turn to its end, with other luck."""
        assert self.mind is not None
        rng = Rng.seeded(derive(self.seed, "value", number))
        rows = []
        for _ in range(self.effort.values):
            t = self.watch.fresh(self.game.table, rng)
            self.mind.play_on(t, 1)
            rows.append(self.judge.shares(self.game.rulebook.view(t, None), self.sides, FRESH))
        return means_of(rows)

    def foreseen(self, number: int, was: Any, m: int, mind: Mind | None) -> tuple[Shares, Shares]:
        """What a move would have come to on average, with other luck, and the errors.

        Everybody has seen the move, but who dies of it, and so shows his role, is luck: that nobody knows in advance.
        """
        assert mind is not None
        if self.mind is not None:
            mind.evidence = self.mind.evidence
        rng = Rng.seeded(derive(self.seed, "foreseen", number))
        rows = []
        for _ in range(self.effort.values):
            t = self.watch.fresh(was, rng)
            advance(t, m)
            mind.play_on(t, 1)
            rows.append(self.judge.shares(self.game.rulebook.view(t, None), self.sides, FRESH))
        return means_of(rows)

    def judged(self, number: int, given: int, options: Sequence[Any], why: str) -> Answered:
        assert self.mind is not None
        mind, game = self.mind, self.game
        rng = Rng.seeded(derive(self.seed, "decision", number))
        trial = Trial(mind, self.judge, game.rulebook.view, game.table.top.seat, self.effort, rng)
        decision = trial.decide(given)
        words = {m: str(option) for m, option in zip(mind.moves, options, strict=True)}
        reason = mind.reason(decision.best, options) if decision.best != given else None
        gists = {m: mind.gist(m) for m in mind.moves}
        return Answered(
            decision, why, words[decision.best], words[decision.usual], reason,
            gists[decision.best], frozenset(gists.values()),
        )  # fmt: skip

    def by_side(self, answered: Answered | None, shares: Shares) -> tuple[Shares, Shares]:
        """What a decision was worth to each side, and the errors."""
        none = (0.0,) * len(self.sides)
        if answered is None or answered.decision.given == answered.decision.usual:
            return none, none
        decision = answered.decision
        mine = side_of(self.sides, decision.seat)
        parts = [part_of_worth(self.sides, shares, decision, at, mine) for at in range(len(self.sides))]
        return tuple(part.value for part in parts), tuple(part.error for part in parts)

    def beliefs(self) -> tuple[tuple[tuple[float, ...], ...], ...]:
        seats = range(self.deal.players)
        t = self.game.table
        return tuple(tuple(map(tuple, self.watch.believed(t, observer))) for observer in (-1, *seats))

    # turns

    def count_turns(self, events: Sequence[Seen]) -> None:
        self.turn += sum(1 for seen in events if seen.what == "turn_began")

    def whose(self) -> int:
        return int(self.game.table.bottom().seat)


def part_of_worth(sides: Sequence[Side], shares: Shares, decision: Decision, at: int, mine: int) -> Mean:
    """What a decision was worth to one side; where there are two Renegades, they share what it was worth to both."""
    if at == mine:
        return decision.own
    group = sides[at].group
    whole = decision.worth[group]
    if sides[mine].group == group:
        return Mean(whole.value - decision.own.value, whole.error)
    alike = [n for n, side in enumerate(sides) if side.group == group]
    total = sum(shares[n] for n in alike)
    part = shares[at] / total if total else 1.0 / len(alike)
    return Mean(whole.value * part, whole.error * part)


def luck_mark(t: Any) -> tuple[list[int], int]:
    """What tells whether something fell by chance: the generator, and how many cards the deck has."""
    return t.rng.numbers(), t.deck.n if hasattr(t, "deck") else 0


def luck_fell(before: tuple[list[int], int], after: tuple[list[int], int]) -> bool:
    return before[0] != after[0] or after[1] < before[1]


def whose_luck(events: Sequence[Seen], seat: int) -> int:
    """To whom a step's luck belongs: to who drew or rolled first, or else to whoever moved.

    Who draws after him may owe that to the first card. Were the luck shared out, all who draw for a kill would seem to
    be lucky, since those who miss draw nothing.
    """
    return next((seen.seat for seen in events if seen.what in BY_CHANCE and seen.seat is not None), seat)
