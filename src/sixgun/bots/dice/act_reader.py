"""ActReader: the log of a table, read for what it says about the seats. Arena and live tables read the same."""

from collections.abc import Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.bots.dice.act import HEALED, NOBODY, SHOT, WAS_SHOWN, Act
from sixgun.dicegame import event
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.choice import Seen
from sixgun.kernel.log import TO_ALL, WIDTH, Log
from sixgun.kernel.roles import ROLES


@final
@mypyc_attr(acyclic=True)
class ActReader:
    """Reads every entry of a log once, from the first on, and keeps account of life points and hits."""

    def __init__(self) -> None:
        self.life: vec[i64] = vec[i64]()
        self.max_life: vec[i64] = vec[i64]()
        self.hits: vec[i64] = vec[i64]()
        """Life points that each is about to lose in the step under way."""

    def begin(self, view: View, log: Log) -> None:
        """Count from before a log on, which led to a view."""
        for p in view.players:
            self.life = append(self.life, p.life)
            self.max_life = append(self.max_life, p.max_life)
            self.hits = append(self.hits, 0)
        for n in range(len(log)):
            what, seat, _, _, amount, *_ = log.entry(n)
            if what == event.HURT:
                self.life[seat] += amount
            elif what == event.HEALED:
                self.life[seat] -= amount

    def read_on_like(self, other: "ActReader") -> None:
        """Go on where another reader of the same log is."""
        self.life = other.life[:]
        self.max_life = other.max_life[:]
        self.hits = other.hits[:]

    def read(self, log: Log, since: i64) -> list[Act]:
        """What a log says about the seats from entry `since` on."""
        found: list[Act] = []
        ints = log.ints
        at = since * WIDTH
        while at < len(ints):
            what = ints[at]
            seat = ints[at + 1]
            other = ints[at + 2]
            amount = ints[at + 4]
            could = ints[at + 6]
            if what == event.SHOT:
                if could != 0 and could != BIT[other]:  # else he had no choice
                    found.append(self.act(seat, SHOT, other, could))
                self.hits[other] += amount
            elif what == event.HEALED:
                if could != 0:
                    self.clear_hits()
                    found.append(self.act(other, HEALED, seat, could))
                self.life[seat] += amount
            elif what == event.HURT:
                self.life[seat] -= amount
                self.hits[seat] = 0
            elif what == event.TOOK_ARROW:
                if other != NOBODY:
                    self.hits[seat] -= 1  # an arrow instead of a life point
            elif what == event.TURN_BEGAN:
                self.clear_hits()
            elif what == event.ELIMINATED:
                found.append(Act(seat, WAS_SHOWN, NOBODY, 0, ints[at + 3]))
            at += WIDTH
        return found

    def clear_hits(self) -> None:
        """Whatever was aimed at anybody has struck."""
        for seat in range(len(self.hits)):
            self.hits[seat] = 0

    def act(self, seat: i64, what: i64, target: i64, could: i64) -> Act:
        act = Act(seat, what, target, could)
        for other in range(len(self.life)):
            life = self.life[other]
            act.at_table(other, life - self.hits[other], self.max_life[other] - life)
        return act


def log_of(events: Sequence[Seen]) -> Log:
    """The log that a seat has seen. Of what is shown only roles say anything about the seats."""
    log = Log()
    for seen in events:
        log.add(
            event.EVENTS.index(seen.what),
            NOBODY if seen.seat is None else seen.seat,
            NOBODY if seen.other is None else seen.other,
            ROLES.index(seen.card) if seen.card in ROLES else NOBODY,
            seen.amount,
            TO_ALL,
            sum(BIT[seat] for seat in seen.could),
        )
    return log
