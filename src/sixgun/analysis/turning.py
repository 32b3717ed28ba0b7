"""Turning points: the turns that changed a side's chance most, and what happened in them."""

from collections.abc import Sequence
from typing import Final

from sixgun.analysis.estimate import together
from sixgun.analysis.result import TurningPoint
from sixgun.analysis.side import Side
from sixgun.analysis.walk import Step
from sixgun.kernel.choice import Seen

MOST: Final = 5
LEAST: Final = 0.05
"""A smaller change is no turning point."""
TELLING: Final = (
    *("eliminated", "exploded", "lost_duel", "stayed_in_jail", "indians_attacked", "fired_gatling"),
    *("hurt", "healed", "took", "laid_down", "dodged", "rolled", "drew"),
)
"""What says most about a turn, first things first."""
TOLD: Final = 3


def turning_points(steps: Sequence[Step], sides: Sequence[Side]) -> tuple[TurningPoint, ...]:
    """The largest, in the order of the game."""
    turns: dict[int, list[Step]] = {}
    for step in steps[1:]:
        turns.setdefault(step.turn, []).append(step)
        if step.turn_after != step.turn:
            turns.setdefault(step.turn_after, []).append(step)
    found = [point(turn, of, len(sides)) for turn, of in turns.items()]
    large = sorted((each for each in found if abs(each.change) >= LEAST), key=lambda each: -abs(each.change))
    return tuple(sorted(large[:MOST], key=lambda each: each.step))


def point(turn: int, steps: Sequence[Step], count: int) -> TurningPoint:
    """What a turn changed: its decisions, and the luck that fell in it."""
    decided = [step for step in steps if step.turn == turn]
    fell = [step for step in steps if step.turn_after == turn]
    decision = [sum(step.decision[at] for step in decided) for at in range(count)]
    luck = [sum(step.luck[at] for step in fell) for at in range(count)]
    side = max(range(count), key=lambda at: abs(luck[at] + decision[at]))
    step = max(steps, key=lambda each: abs(each.luck[side] + each.decision[side]))
    whose = next((each.whose for each in decided), steps[-1].whose)
    errors = (
        [*(each.errors[side] for each in (fell[0], fell[-1])), *(each.decision_errors[side] for each in decided)]
        if fell
        else [each.decision_errors[side] for each in decided]
    )
    return TurningPoint(
        step.number, turn, whose, side, luck[side] + decision[side], luck[side], decision[side], together(errors),
        telling(steps, turn),
    )  # fmt: skip


def telling(steps: Sequence[Step], turn: int) -> tuple[Seen, ...]:
    """What happened in a turn, the most telling first."""
    events: list[Seen] = []
    for step in steps:
        began = next((n for n, seen in enumerate(step.events) if seen.what == "turn_began"), None)
        if began is None or step.turn_after == step.turn:
            events += step.events
        else:
            events += step.events[began:] if step.turn_after == turn else step.events[:began]
    order = {what: place for place, what in enumerate(TELLING)}
    chosen = [seen for seen in events if seen.what in order and seen.seat is not None]
    return tuple(sorted(chosen, key=lambda seen: order[seen.what])[:TOLD])
