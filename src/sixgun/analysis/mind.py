"""What a seat could know and think: worlds that fit it, and gunslingers who play on in them."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.bots.reason import Reason
from sixgun.kernel.choice import Move
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng

NOT_ASKED: Final = -1
ENDLESS: Final = 5000
"""No game goes on for so many answers."""


class Mind(ABC):
    """A gunslinger in a seat, who has seen the whole game so far as the seat saw it."""

    first: int = NOT_ASKED
    """What he would answer, if he is asked now."""
    moves: Sequence[int] = ()
    """What can be answered, and what he thinks of each."""
    scores: Sequence[float] = ()
    chances: list[list[float]]
    """How likely he thinks each seat has each role."""
    evidence: Any
    """What everybody has made out about the roles from what was done, as bots of the game keep it."""

    @abstractmethod
    def world(self, rng: Rng) -> Any:
        """A table that looks to the seat as the real one does, as likely as any that does."""

    @abstractmethod
    def enter(self, t: Any) -> None:
        """Let gunslingers sit down at a table, who know what is public."""

    @abstractmethod
    def answer(self, t: Any) -> int:
        """What the gunslinger in the seat asked answers at the table that was entered."""

    @abstractmethod
    def turns(self, t: Any) -> int:
        """A number that changes when the next turn begins."""

    @abstractmethod
    def alike(self, t: Any, m: int) -> int | None:
        """The move on another table that reads like a move on this one."""

    @abstractmethod
    def gist(self, m: int) -> object:
        """What a move comes to: another that has the same is the same."""

    @abstractmethod
    def reason(self, m: int, options: Sequence[Move]) -> Reason:
        """What he would say about a move."""

    def play(self, t: Any, m: int) -> bool:
        """Play a move on another table; False if nothing there reads like it."""
        found = self.alike(t, m)
        if found is None:
            return False
        advance(t, found)
        return True

    def play_on(self, t: Any, turns: int, turn: int | None = None) -> None:
        """Let gunslingers play on until so many more turns have begun since `turn`, or since now."""
        self.enter(t)
        begun = 0
        if turn is None:
            turn = self.turns(t)
        for _ in range(ENDLESS):
            if t.over:
                return
            now = self.turns(t)
            if now != turn:
                turn = now
                begun += 1
                if begun == turns:
                    return
            t.offer()
            advance(t, self.answer(t) if t.moves.n > 1 else t.moves.items[0])


class Listeners:
    """Gunslingers in all seats of a table, who hear what happens there."""

    def __init__(self, bots: Sequence[Any], reader: Any, see: Callable[[Any, int], Any]) -> None:
        self.bots: Final = bots
        self.reader: Final = reader
        self.see: Final = see
        """What a seat sees of a table."""
        self.read = 0
        """How many entries of the log they have heard of."""

    def hear(self, t: Any) -> None:
        """Take in what is new in the log of the table."""
        for act in self.reader.read(t.log, self.read):
            for bot in self.bots:
                bot.watch(act)
        self.read = len(t.log)

    def know(self, t: Any, evidence: Sequence[float]) -> None:
        """Sit down at a table knowing what the others have done so far."""
        for seat, bot in enumerate(self.bots):
            bot.ponder(self.see(t, seat))
            for at, known in enumerate(evidence):
                bot.belief.evidence[at] = known

    def play_out(self, t: Any) -> None:
        """Play the table to the end of the game, learning from what the others do."""
        for _ in range(ENDLESS):
            if t.over:
                return
            t.offer()
            asked = t.top.seat
            advance(t, self.bots[asked].pick(self.see(t, asked), t.moves) if t.moves.n > 1 else t.moves.items[0])
            self.hear(t)

    def believed(self, t: Any, observer: int) -> list[list[float]]:
        """How likely each seat has each role to an observer, -1 for what everybody knows."""
        seat = max(observer, 0)
        bot = self.bots[seat]
        bot.ponder(self.see(t, seat))
        bot.belief.weigh(observer, t.seats[seat].role if observer >= 0 else 0)
        chance = bot.belief.chance
        return [[chance[4 * s + role] for role in range(4)] for s in range(len(t.seats))]


class Watch(Listeners, ABC):
    """Those of one real game, who are asked what they think."""

    @abstractmethod
    def ask(self, t: Any, seat: int) -> Mind:
        """The mind of a seat, with its answer if it is asked now."""

    @abstractmethod
    def fresh(self, t: Any, rng: Rng) -> Any:
        """The same table with other luck: nobody could tell it from the real one, not even with everything open."""

    @abstractmethod
    def heads(self, t: Any, mind: Mind) -> Listeners:
        """Gunslingers for another table, who know what is public and go on learning, as those of a real game do."""
