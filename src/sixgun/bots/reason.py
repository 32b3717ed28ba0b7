"""Reasons: why a bot moved as it did, as data. A key and its arguments read as a sentence in every language."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from librt.vecs import vec

from sixgun.kernel.roles import ROLES

TOLD = 3
"""How many options a reason lists."""

CLOSE = 60
"""Only what was so little worse, in hundredths of a life point, was a second thought."""

CLEARLY = 20
"""A belief says something when it is so many hundredths above what anybody would guess from the roles dealt."""

NAMED = 2
"""So many of the others a reason speaks of."""

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
    """A move, the sentence that it was nearly made, and what it seemed worth in hundredths of an enemy's life point."""

    move: str
    thought: Sentence
    score: int


@dataclass(frozen=True)
class Promised:
    """Another move that was tried out, the sentence that it was nearly made, and how often it won, in hundredths."""

    move: str
    thought: Sentence
    percent: int


@dataclass(frozen=True)
class Reason:
    """Why a move was made: the point of it, whom the bot suspects, and what it weighed, best first."""

    why: Sentence
    suspicions: tuple[Suspicion, ...] = ()
    weighed: tuple[Weighed, ...] = ()
    looked_ahead: Sentence | None = None
    promised: tuple[Promised, ...] = ()
    """The others that were tried out, best first."""

    def sentences(self) -> tuple[Sentence, ...]:
        """Everything in it, to be said one after the other."""
        said = [self.why]
        target = dict(self.why.arguments).get("target")
        for each in [one for one in self.suspicions if one.seat != target][:NAMED]:
            said.append(
                Sentence("reason-suspects", (("seat", each.seat), ("role", each.role), ("percent", each.percent)))
            )
        if self.looked_ahead is not None:
            said.append(self.looked_ahead)
            for other in self.promised[:NAMED]:
                said += [other.thought, Sentence("reason-promised", (("percent", other.percent),))]
        else:
            said += self.second_thought()
        return tuple(said)

    def second_thought(self) -> list[Sentence]:
        """The next best thing that reads otherwise, if it was close; a level one is the same with another card."""
        for other in self.weighed[1:]:
            if other.thought != self.weighed[0].thought:
                return [other.thought] if 0 < self.weighed[0].score - other.score <= CLOSE else []
        return []


def suspicion(seat: int, chance: vec[float]) -> Suspicion:
    """What a seat most likely is, by a sight's `chance`: four numbers a seat."""
    chances = [chance[4 * seat + role] for role in range(4)]
    best = max(range(4), key=lambda role: chances[role])
    return Suspicion(seat, ROLES[best], round(100 * chances[best]))


def suspicions(hidden: Sequence[int], chance: vec[float]) -> tuple[Suspicion, ...]:
    """What the hidden seats seem to be, where that says something, the surest first.

    Their chances of a role add up to how many of them have it: the mean is what anybody would guess.
    """
    usual = [100 * sum(chance[4 * seat + role] for seat in hidden) / max(1, len(hidden)) for role in range(4)]
    found = [suspicion(seat, chance) for seat in hidden]
    telling = [each for each in found if each.percent >= usual[ROLES.index(each.role)] + CLEARLY]
    return tuple(sorted(telling, key=lambda each: -each.percent))


def suspect(seat: int, hidden: Sequence[int], chance: vec[float]) -> Arguments:
    """Whom a move is aimed at and what he seems to be; at 0 % nobody can tell."""
    guess = suspicion(seat, chance)
    told = seat not in hidden or any(each.seat == seat for each in suspicions(hidden, chance))
    return (("target", seat), ("role", guess.role), ("percent", guess.percent if told else 0))


Option = TypeVar("Option")


def weigh(
    options: Sequence[Option], scores: Sequence[float], thought: Callable[[Option], Sentence]
) -> tuple[Weighed, ...]:
    """The few options that seemed best, the best first."""
    order = sorted(range(len(options)), key=lambda at: -scores[at])[:TOLD]
    return tuple(Weighed(str(options[at]), thought(options[at]), round(100 * scores[at])) for at in order)


def tried_out(
    options: Sequence[Option], shares: Sequence[float], chosen: int, thought: Callable[[Option], Sentence]
) -> tuple[Promised, ...]:
    """The other options that were tried out and read otherwise, best first; `shares` are below zero for the rest."""
    taken = {thought(options[chosen])}
    found: list[Promised] = []
    for at in sorted(range(len(shares)), key=lambda at: -shares[at]):
        said = thought(options[at])
        if shares[at] >= 0 and said not in taken:
            taken.add(said)
            found.append(Promised(str(options[at]), said, round(100 * shares[at])))
    return tuple(found)


def looked_ahead(games: int, share: float) -> Sentence | None:
    """What a bot says about the worlds it imagined, if it did: the games in them, and how many it won with its move."""
    if games == 0:
        return None
    return Sentence("reason-looked-ahead", (("games", games), ("percent", round(100 * share))))
