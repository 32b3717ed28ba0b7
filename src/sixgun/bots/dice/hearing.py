"""Hearing: public acts, made out from the events that a seat sees. The arena hands acts over ready-made and faster."""

from collections.abc import Sequence

from sixgun.bots.dice.act import HEALED, SHOT, Act
from sixgun.dicegame.circle import can_reach
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen

SIGHT = {"1": 1, "2": 2}
"""How far the dice shoot that shoot at all."""


class Hearing:
    """Turns events into acts, with the life points that everyone had at the time."""

    def __init__(self) -> None:
        self.life: list[int] = []
        self.hits: list[int] = []
        self.shots: list[str] = []
        """The dice of the final result that have not been shot yet, from the left."""

    def acts(self, events: Sequence[Seen], view: View) -> list[Act]:
        """What the events say about the seats; the view is what they led to."""
        self.life = [p.life for p in view.players]
        for seen in events:
            if seen.seat is not None:
                self.life[seen.seat] -= change(seen)
        self.hits = self.hits or [0] * len(view.players)
        found = []
        for seen in events:
            if seen.seat is not None:
                found += self.one(seen, seen.seat, view)
                self.life[seen.seat] += change(seen)
        return found

    def one(self, seen: Seen, seat: int, view: View) -> list[Act]:
        """What a single event says."""
        if seen.what == "turn_began":
            self.hits = [0] * len(view.players)
        elif seen.what == "hurt":
            self.hits[seat] = 0
        elif seen.what == "took_arrow" and seen.other is not None:
            self.hits[seat] -= 1  # an arrow instead of a life point
        elif seen.what == "rolled":
            self.shots = [face for face in (seen.card or "").split() if face in SIGHT]
        elif seen.what == "shot" and seen.other is not None:
            found = self.act(seat, SHOT, seen.other, self.within(seat, self.shots.pop(0), view), view)
            self.hits[seen.other] += seen.amount
            return found
        elif seen.what == "healed" and seen.other is not None:
            self.hits = [0] * len(view.players)
            living = sum(BIT[p.seat] for p in view.players if self.life[p.seat] > 0)
            return self.act(seen.other, HEALED, seat, living, view)
        return []

    def act(self, seat: int, what: int, target: int, could: int, view: View) -> list[Act]:
        """The act, unless there was nobody else to do it to."""
        if could == BIT[target]:
            return []
        act = Act(seat, what, target, could)
        for p in view.players:
            life = self.life[p.seat]
            act.at_table(p.seat, life - self.hits[p.seat], p.max_life - life)
        return [act]

    def within(self, seat: int, face: str, view: View) -> int:
        """The seats that a die of `seat` reaches, as bits."""
        n = len(view.players)
        ring = [other % n for other in range(seat, seat + n) if self.life[other % n] > 0]
        sight = SIGHT[face] if len(ring) > 3 else 1
        ability = view.players[seat].ability
        reached = [
            other for places, other in enumerate(ring) if places and can_reach(ability, sight, places, len(ring))
        ]
        return sum(BIT[other] for other in reached)


def change(seen: Seen) -> int:
    """Life points that the seat of an event gained by it."""
    return seen.amount if seen.what == "healed" else -seen.amount if seen.what == "hurt" else 0
