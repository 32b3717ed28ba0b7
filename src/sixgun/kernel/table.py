"""What every game's table has: a stack of frames, a generator, a buffer for options, a log that may be off."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.buffer import Buffer
from sixgun.kernel.frame import Frame
from sixgun.kernel.log import TO_ALL, Log
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Table:
    """The whole truth about one game. It changes in place; `copy` of a game's own table makes another."""

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng
        self.stack: vec[Frame] = vec[Frame]()
        self.moves: Buffer = Buffer()
        self.log: Log | None = None
        self.over: bool = False
        self.alert: bool = False
        """Something that acts "as soon as" may have come true: the loop asks `as_soon_as` before anything else."""

    # the stack

    def push(self, frame: Frame) -> None:
        """Do this first; the frame below goes on when it is done."""
        self.stack = append(self.stack, frame)

    def swap(self, frame: Frame) -> None:
        """The top frame goes on as another."""
        self.stack[len(self.stack) - 1] = frame

    def done(self, answer: i64) -> None:
        """The top frame has finished; the one below hears how."""
        self.stack, _finished = pop(self.stack)
        if len(self.stack) > 0:
            self.top().got(self, answer)

    def top(self) -> Frame:
        """The frame that goes on next, or that asks."""
        return self.stack[len(self.stack) - 1]

    # what a game fills in

    def as_soon_as(self) -> None:
        """Let act what waits for a moment like this, and turn the alert off when nothing waits any more."""
        self.alert = False

    def is_out(self, seat: i64) -> bool:
        """Whether the seat takes no further part: its questions lapse."""
        return False

    def offer(self) -> None:
        """Fill `moves` with everything the seat asked may answer."""
        self.moves.clear()
        self.top().options(self)

    def answer(self, move: i64) -> None:
        """Carry out one of the moves on offer."""
        self.top().choose(self, move)

    # telling

    def say(self, what: i64, seat: i64, other: i64, card: i64, amount: i64, audience: i64) -> None:
        """Write into the log, if one is kept. Only the card is secret, and only its audience ever sees it."""
        log = self.log
        if log is not None:
            log.add(what, seat, other, card, amount, audience)

    def tell(self, what: i64, seat: i64, other: i64 = -1, amount: i64 = 0) -> None:
        """Write something without a card into the log."""
        log = self.log
        if log is not None:
            log.add(what, seat, other, -1, amount, TO_ALL)
