"""What went wrong with bots that are programs, kept for the end of a run."""

from dataclasses import dataclass, field
from typing import Final, Literal

from sixgun.kernel.choice import letter

Kind = Literal["late", "died", "nonsense", "illegal"]

KEPT: Final = 3
"""How many of a kind are told word for word; the others are counted."""


@dataclass(frozen=True)
class BotFailure:
    """Why a program was replaced, in its own words where it has said something."""

    bot: str
    kind: Kind
    what: str
    said: str
    seat: int
    game: int | None = None
    """The number of the game in its run."""

    def __str__(self) -> str:
        last = self.said.splitlines()[-1:]
        said = f": {last[0].strip()!r}" if last else ""
        game = "" if self.game is None else f" in game {self.game}"
        return f"{self.bot} at {letter(self.seat)}{game}: {self.what}{said}"


@dataclass
class BotFailures:
    """All that went wrong: the first ones as they were, all of them counted."""

    first: list[BotFailure] = field(default_factory=list)
    times: dict[tuple[str, str], int] = field(default_factory=dict)
    """How often each program failed in each way."""

    def note(self, failure: BotFailure) -> None:
        key = failure.bot, failure.kind
        self.times[key] = self.times.get(key, 0) + 1
        self.keep(failure)

    def keep(self, failure: BotFailure) -> None:
        alike = [one for one in self.first if (one.bot, one.kind) == (failure.bot, failure.kind)]
        if len(alike) < KEPT:
            self.first.append(failure)

    def add(self, other: "BotFailures") -> None:
        for key, times in other.times.items():
            self.times[key] = self.times.get(key, 0) + times
        for failure in other.first:
            self.keep(failure)

    def lines(self, stand_in: str) -> list[str]:
        """For people: nothing if nothing went wrong."""
        if not self.times:
            return []
        counted = ", ".join(f"{bot} {kind} {times}×" for (bot, kind), times in sorted(self.times.items()))
        more = ["  …"] if sum(self.times.values()) > len(self.first) else []
        head = f"{stand_in} played on for programs that failed: {counted}"
        return [head, *(f"  {failure}" for failure in self.first), *more]

    def as_json(self) -> dict[str, object]:
        return {
            "times": [{"bot": bot, "kind": kind, "times": n} for (bot, kind), n in sorted(self.times.items())],
            "first": [vars(failure) for failure in self.first],
        }
