"""Turning points: the turns that changed a side's chance most, and what happened in them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
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
GRAVE: Final = ("eliminated", "exploded", "stayed_in_jail")
"""What ends a turn before anybody was asked anything."""


def turning_points(steps: Sequence[Step], sides: Sequence[Side]) -> tuple[TurningPoint, ...]:
    """The largest, in the order of the game."""
    turns = by_turn(steps)
    found = [turn.point(len(sides)) for turn in turns.values()]
    large = sorted((each for each in found if abs(each.change) >= LEAST), key=lambda each: -abs(each.change))
    return tuple(sorted(large[:MOST], key=lambda each: each.step))


@dataclass
class Turn:
    """All that belongs to one turn: whose it was, what happened, what was decided and what fell by chance."""

    number: int
    whose: int
    events: list[Seen] = field(default_factory=list)
    decided: list[Step] = field(default_factory=list)
    fell: list[Step] = field(default_factory=list)

    def point(self, count: int) -> TurningPoint:
        decision = [sum(step.decision[at] for step in self.decided) for at in range(count)]
        luck = [sum(step.luck[at] + step.drift[at] for step in self.fell) for at in range(count)]
        side = max(range(count), key=lambda at: abs(luck[at] + decision[at]))
        steps = self.decided + self.fell
        largest = max(steps, key=lambda each: abs(each.luck[side] + each.decision[side])).number if steps else 0
        errors = [step.errors[side] for step in self.fell[:1] + self.fell[-1:]]
        errors += [step.decision_errors[side] for step in self.decided]
        return TurningPoint(
            largest, self.number, self.whose, side, luck[side] + decision[side], luck[side], decision[side],
            together(errors), telling(self.events),
        )  # fmt: skip


def by_turn(steps: Sequence[Step]) -> dict[int, Turn]:
    """The turns of a game. A step may end one and begin the next, or several, where somebody dies of his Dynamite."""
    turns: dict[int, Turn] = {}
    now = 0
    for step in steps:
        grave = 0
        for seen in step.events:
            if seen.what == "turn_began" and seen.seat is not None:
                now += 1
                turns[now] = Turn(now, seen.seat)
            if now in turns:
                turns[now].events.append(seen)
            if seen.what in GRAVE and now > step.turn and not grave:
                grave = now
        if step.number and step.turn in turns:
            turns[step.turn].decided.append(step)
            turns[grave or step.turn_after].fell.append(step)
    return turns


def telling(events: Sequence[Seen]) -> tuple[Seen, ...]:
    """What happened, the most telling first."""
    order = {what: place for place, what in enumerate(TELLING)}
    chosen = [seen for seen in events if seen.what in order and seen.seat is not None]
    return tuple(sorted(chosen, key=lambda seen: order[seen.what])[:TOLD])
