"""Summing up the steps of a game: what the whole of it was made of."""

from collections.abc import Sequence
from typing import Final

from sixgun.analysis.estimate import together
from sixgun.analysis.numbers import numbers_of
from sixgun.analysis.result import Analysis, Beliefs, Mistake, PlayerFound, Point, SideFound
from sixgun.analysis.side import Side, side_of
from sixgun.analysis.turning import turning_points
from sixgun.analysis.walk import Step
from sixgun.deal import Deal
from sixgun.game import begin
from sixgun.kernel.roles import ROLES, SHERIFF
from sixgun.lab.stats import Z

LEAST: Final = 0.02
"""Below this nothing is called a mistake."""
WORDS: Final = (("sharp", -0.04), ("steady", -0.09), ("loose", -0.15))


def sum_up(deal: Deal, moves: int, sides: Sequence[Side], steps: Sequence[Step], seed: int) -> Analysis:
    """The analysis of a game, or of as many steps of it as there are."""
    last = steps[-1].shares
    kept = [step for step in steps if is_final(step, steps)]
    seats = begin(deal).view(None).seats
    events = [seen for step in steps for seen in step.events]
    return Analysis(
        game=deal.game,
        sets=deal.sets,
        players=deal.players,
        moves=moves,
        done=steps[-1].number,
        seed=seed,
        sides=tuple(side_found(side, at, steps) for at, side in enumerate(sides)),
        seats=tuple(
            player(seat, sides, steps, kept, str(s.character), str(s.role), last) for seat, s in enumerate(seats)
        ),
        curve=tuple(
            Point(s.number, s.turn_after, s.whose, s.seat, s.move, s.shares, s.errors, s.luck, s.drift, s.decision)
            for s in steps
        ),
        turning=turning_points(steps, sides),
        mistakes=tuple(mistake(step) for step in kept if is_mistake(step)),
        beliefs=beliefs(steps, [ROLES.index(str(s.role)) for s in seats]),
        numbers=numbers_of(deal.game, events),
    )


def side_found(side: Side, at: int, steps: Sequence[Step]) -> SideFound:
    return SideFound(
        side.name,
        side.seats,
        steps[0].shares[at],
        steps[0].errors[at],
        sum(step.luck[at] + step.drift[at] for step in steps),
        sum(step.drift[at] for step in steps),
        sum(step.decision[at] for step in steps),
        steps[-1].shares[at],
    )


def player(
    seat: int,
    sides: Sequence[Side],
    steps: Sequence[Step],
    kept: Sequence[Step],
    character: str,
    role: str,
    last: Sequence[float],
) -> PlayerFound:
    mine = side_of(sides, seat)
    luck, luck_errors = [0.0] * len(sides), []
    for step in steps:
        if step.lucky == seat and any(step.luck):
            luck = [sum_ + more for sum_, more in zip(luck, step.luck, strict=True)]
            luck_errors += [step.luck_errors[mine], step.decision_errors[mine]]
    own = [step for step in steps if step.seat == seat]
    worth = [sum(step.decision[at] for step in own) for at in range(len(sides))]
    costs = [step.answered.decision.cost for step in kept if step.seat == seat and step.answered is not None]
    cost = -max(sum(each.value for each in costs), 0.0)
    return PlayerFound(
        seat=seat,
        character=character,
        role=role,
        side=mine,
        won=last[mine] == 1.0,
        luck=luck[mine],
        luck_error=together(luck_errors),
        decisions=worth[mine],
        decisions_error=together([step.decision_errors[mine] for step in own]),
        cost=cost,
        cost_error=together([each.error for each in costs]),
        word=next((word for word, least in WORDS if cost >= least), "wild"),
        asked=sum(1 for step in own if step.answered is not None),
        luck_by_side=tuple(luck),
        decisions_by_side=tuple(worth),
    )


def is_final(step: Step, steps: Sequence[Step]) -> bool:
    """Whether a decision let the better answer go for good: in the same turn it may still come, and counts then."""
    if step.answered is None:
        return False
    for later in steps[step.number + 1 :]:
        if later.turn != step.turn:
            return True
        if later.seat == step.seat and later.answered is not None:
            return step.answered.gist not in later.answered.gists
    return True


def is_mistake(step: Step) -> bool:
    """Whether a better answer was found that is better by 2 points, and by more than its own error."""
    if step.answered is None:
        return False
    cost = step.answered.decision.cost
    return cost.value >= LEAST and cost.value > Z * cost.error


def mistake(step: Step) -> Mistake:
    assert step.answered is not None
    assert step.seat is not None
    decision, reason = step.answered.decision, step.answered.reason
    return Mistake(
        step.number,
        step.turn,
        step.seat,
        step.answered.why,
        step.move,
        step.answered.best,
        decision.cost.value,
        decision.cost.error,
        decision.chance.value,
        () if reason is None else reason.sentences()[:1],
    )


def beliefs(steps: Sequence[Step], roles: Sequence[int]) -> Beliefs:
    looked = [step for step in steps if step.beliefs]
    seats = range(len(roles))
    shown: list[int | None] = [1 if roles[seat] == SHERIFF or SHERIFF not in roles else None for seat in seats]
    for step in steps:
        for seen in step.events:
            if seen.what == "eliminated" and seen.seat is not None and shown[seen.seat] is None:
                shown[seen.seat] = step.turn
    return Beliefs(
        tuple(step.number for step in looked),
        tuple(step.turn_after for step in looked),
        tuple(
            tuple(tuple(step.beliefs[observer][seat] for step in looked) for observer in range(len(roles) + 1))
            for seat in seats
        ),
        tuple(shown),
    )
