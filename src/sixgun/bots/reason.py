"""Reasons: why a bot moved as it did, as data. A key and its arguments read as a sentence in every language."""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from sixgun.kernel.roles import ROLES

TOLD = 3
"""How many options a reason lists."""

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


def suspicion(seat: int, chance: vec[float]) -> Suspicion:
    """What a seat most likely is, by a sight's `chance`: four numbers a seat."""
    chances = [chance[4 * seat + role] for role in range(4)]
    best = max(range(4), key=lambda role: chances[role])
    return Suspicion(seat, ROLES[best], round(100 * chances[best]))


def weigh(options: Sequence[object], scores: Sequence[float]) -> tuple[Weighed, ...]:
    """The few options that seemed best, the best first."""
    order = sorted(range(len(options)), key=lambda at: -scores[at])[:TOLD]
    return tuple(Weighed(str(options[at]), round(100 * scores[at])) for at in order)


def looked_ahead(games: int, share: float) -> Sentence | None:
    """What a bot says about the worlds it imagined, if it did: the games in them, and how many it won with its move."""
    if games == 0:
        return None
    return Sentence("reason-looked-ahead", (("games", games), ("percent", round(100 * share))))
