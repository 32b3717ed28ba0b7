"""Accuracy of belief: how much of the truth about the roles a ranger's belief has found out, round by round."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.arena import fast
from sixgun.arena.plan import Plan
from sixgun.arena.road import Table, Thinker
from sixgun.arena.roster import Roster
from sixgun.bots.belief import UNKNOWN, Belief
from sixgun.bots.card.ranger import Ranger as CardRanger
from sixgun.bots.dice.ranger import Ranger as DiceRanger
from sixgun.kernel.roles import ROLES, SHERIFF

ROUNDS: Final = 8
"""After so many rounds few games still go on."""


@dataclass
class Guess:
    """What others have thought of the living, hidden seats of a role: sums over all who looked at one."""

    looks: int = 0
    believed: float = 0.0
    """The probability that the belief gives to the true role."""
    known: float = 0.0
    """The one that follows from one's own role and those of the eliminated alone."""

    def add(self, other: "Guess") -> None:
        self.looks += other.looks
        self.believed += other.believed
        self.known += other.known


@dataclass
class BeliefAccuracy:
    """What a run has found so far."""

    games: int = 0
    guesses: dict[str, list[Guess]] = field(default_factory=dict)
    """By the true role of the seat looked at: a guess a round, after everyone's first turn, second turn, …"""

    def add(self, other: "BeliefAccuracy") -> None:
        self.games += other.games
        for role, guesses in other.guesses.items():
            for mine, more in zip(self.of(role), guesses, strict=True):
                mine.add(more)

    def of(self, role: str) -> list[Guess]:
        return self.guesses.setdefault(role, [Guess() for _ in range(ROUNDS)])


def look_into(plan: Plan, first: int, count: int) -> BeliefAccuracy:
    """The games with these numbers, played by rangers."""
    accuracy = BeliefAccuracy()
    roster = Roster()
    for number in range(first, first + count):
        deal, names = plan.deal(number), plan.seats(number)
        t = fast.lay_out(deal)
        rngs = [roster.rng(plan.luck(number), seat) for seat in range(deal.players)]
        opening = t.bottom().seat
        rounds = last = 0
        for bots in fast.follow(t, deal, names, rngs):
            place = (t.bottom().seat - opening) % deal.players
            if place < last and rounds < ROUNDS:
                compare(t, bots, rounds, accuracy)
                rounds += 1
            last = place
        accuracy.games += 1
    return accuracy


def compare(t: Table, bots: Sequence[Thinker], at: int, accuracy: BeliefAccuracy) -> None:
    """Hold what everyone thinks at the end of a round against the truth."""
    roles = [int(s.role) for s in t.seats]
    hidden = [seat for seat, role in enumerate(roles) if role != SHERIFF and not t.is_out(seat)]
    public = [UNKNOWN if seat in hidden else role for seat, role in enumerate(roles)]
    for me, bot in enumerate(bots):
        if t.is_out(me) or not isinstance(bot, CardRanger | DiceRanger) or not bot.seated:
            continue
        for seat, role in enumerate(public):
            if role != UNKNOWN:
                bot.belief.learn_role(seat, role)
        bot.belief.weigh(me, roles[me])
        blank = Belief(vec[i64](public))
        blank.weigh(me, roles[me])
        for seat in hidden:
            if seat != me:
                guess = accuracy.of(ROLES[roles[seat]])[at]
                guess.looks += 1
                guess.believed += bot.belief.chance[4 * seat + roles[seat]]
                guess.known += blank.chance[4 * seat + roles[seat]]
