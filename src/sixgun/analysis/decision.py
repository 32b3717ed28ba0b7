"""What a decision was worth, judged by what the seat could know then.

The answers are tried out in worlds that look to the seat as the table did, each answer with the same luck: gunslingers
play on for a turn or two, and the judge says how it stands. The best answer is found in some of the worlds and held
against the one given in others, for among many answers one always looks better than it is where it was chosen.
"""

from dataclasses import dataclass
from typing import Any

from sixgun.analysis.estimate import Effort, Mean, mean_of
from sixgun.analysis.judge import Judge, part_of
from sixgun.analysis.mind import Mind
from sixgun.analysis.side import Side, group_of
from sixgun.judge.numbers import FRESH
from sixgun.judge.scales import Three
from sixgun.kernel.rng import Rng

SURE = 1.0
"""By how many standard errors another answer must look better than the one given to be held against it."""

NOTHING = Mean(0.0, 0.0)


@dataclass(frozen=True)
class Decision:
    """An answer where there were others."""

    seat: int
    given: int
    usual: int
    """What a gunslinger would have answered."""
    best: int
    """The best answer that was found; the one given if none is better."""
    cost: Mean
    """The own chance with the best answer less that with the one given."""
    chance: Mean
    """The own chance with the best answer."""
    worth: tuple[Mean, Mean, Mean]
    """What the answer given changed against the usual one: for the law, the Outlaws, the Renegades."""
    own: Mean
    """The same for the own side: of two Renegades it is one's own part."""


@dataclass(frozen=True)
class Tried:
    """What came of an answer in one world."""

    three: Three
    own: float


class Trial:
    """Answers of one seat at one moment, tried out in the same worlds."""

    def __init__(self, mind: Mind, judge: Judge, view_of: Any, seat: int, effort: Effort, rng: Rng) -> None:
        self.mind = mind
        self.judge = judge
        self.view_of = view_of
        self.seat = seat
        self.effort = effort
        self.rng = rng

    def worlds(self, moves: list[int], count: int) -> list[list[Tried]]:
        """A row for each world, with an entry for each move; a world where one cannot be made is left out."""
        rows = []
        for _ in range(count):
            world = self.mind.world(self.rng)
            row = [self.tried(world.copy(), m) for m in moves]
            if all(row):
                rows.append([each for each in row if each is not None])
        return rows

    def tried(self, t: Any, m: int) -> Tried | None:
        turn = self.mind.turns(t)
        if not self.mind.play(t, m):
            return None
        self.mind.play_on(t, self.effort.ahead, turn)
        view = self.view_of(t, None)
        three = self.judge.open(view, FRESH)
        group = group_of(t.seats[self.seat].role)
        return Tried(three, three[group] * part_of(view, Side("", (self.seat,), group)))

    def decide(self, given: int) -> Decision:
        """Judge the answer that was given."""
        mind = self.mind
        gists = {m: mind.gist(m) for m in mind.moves}
        usual = given if gists[given] == gists[mind.first] else mind.first
        thought_of = self.worth_trying(given, usual, gists)
        first = self.worlds(thought_of, self.effort.choosing)
        best = self.better(thought_of, first)
        worth, own = (NOTHING, NOTHING, NOTHING), NOTHING
        if best == given and usual == given:
            chance = mean_of([row[0].own for row in first])
            return Decision(self.seat, given, usual, given, NOTHING, chance, worth, own)
        compared = list(dict.fromkeys((given, usual, best)))
        second = self.worlds(compared, self.effort.comparing)
        at, over = compared.index(best), compared.index(usual)
        if usual != given:
            pairs = [(row[0], row[over]) for row in second]
            pairs += [(row[0], row[thought_of.index(usual)]) for row in first]
            a, b, c = (mean_of([x.three[group] - y.three[group] for x, y in pairs]) for group in range(3))
            worth, own = (a, b, c), mean_of([x.own - y.own for x, y in pairs])
        cost = mean_of([row[at].own - row[0].own for row in second]) if best != given else NOTHING
        return Decision(self.seat, given, usual, best, cost, mean_of([row[at].own for row in second]), worth, own)

    def worth_trying(self, given: int, usual: int, gists: dict[int, object]) -> list[int]:
        """The answer given, the usual one, and those that a gunslinger likes best, one of each gist."""
        order = sorted(range(len(self.mind.moves)), key=lambda at: -self.mind.scores[at])
        chosen = {gists[given]: given}
        chosen.setdefault(gists[usual], usual)
        for at in order:
            if len(chosen) >= self.effort.few:
                break
            chosen.setdefault(gists[self.mind.moves[at]], self.mind.moves[at])
        return list(chosen.values())

    def better(self, moves: list[int], rows: list[list[Tried]]) -> int:
        """The best of these moves, if it looks clearly better than the first of them; else that one."""
        best, most = moves[0], 0.0
        for at, m in enumerate(moves[1:], 1):
            lead = mean_of([row[at].own - row[0].own for row in rows])
            if lead.value > most and lead.value > SURE * lead.error:
                best, most = m, lead.value
        return best
