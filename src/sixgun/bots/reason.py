"""Reasons: why a bot moved as it did, as data. A key and its arguments read as a sentence in every language."""

from dataclasses import dataclass

FAR_BEHIND = 300
"""A second thought further off than this was none; one that is level is the same thing with another card."""

Arguments = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True)
class Sentence:
    """A message of reasons.LANGUAGE.ftl and what goes into it."""

    key: str
    arguments: Arguments = ()


@dataclass(frozen=True)
class Suspicion:
    """How likely a seat has a role, in hundredths."""

    seat: int
    role: str
    percent: int


@dataclass(frozen=True)
class Weighed:
    """A move and what it seemed worth, in hundredths of an enemy's life point."""

    move: str
    score: int


@dataclass(frozen=True)
class Reason:
    """Why a move was made: the point of it, whom the bot suspects, and what it weighed, best first."""

    why: Sentence
    suspicions: tuple[Suspicion, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    looked_ahead: Sentence | None = None

    def sentences(self) -> tuple[Sentence, ...]:
        """Everything in it, to be said one after the other."""
        said = [self.why]
        for each in self.suspicions:
            said.append(
                Sentence("reason-suspects", (("seat", each.seat), ("role", each.role), ("percent", each.percent)))
            )
        if self.looked_ahead is not None:
            said.append(self.looked_ahead)
        elif len(self.weighed) > 1:
            best, second = self.weighed[:2]
            margin = best.score - second.score
            if 0 < margin <= FAR_BEHIND:
                said.append(Sentence("reason-weighed", (("move", second.move), ("margin", margin))))
        return tuple(said)
