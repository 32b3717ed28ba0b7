"""What every game's table has: a stack of frames, a generator, a buffer for options, a log that may be off."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sixgun.kernel.bits import HOW_MANY
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.frame import GROUND, Frame
from sixgun.kernel.log import TO_ALL, Log
from sixgun.kernel.rng import Rng


@mypyc_attr(acyclic=True)
class Table:
    """The whole truth about one game. It changes in place; `copy` of a game's own table makes another."""

    def __init__(self, rng: Rng, present: i64) -> None:
        self.rng: Rng = rng
        self.top: Frame = GROUND
        """The frame that goes on next, or that asks."""
        self.below: vec[Frame] = vec[Frame]()
        """The frames that wait for it, each for the one above; those from `depth` on are left over from before."""
        self.depth: i64 = 0
        """How many frames there are, the top counted and the ground not."""
        self.buffer: Final = Buffer()
        self.moves: Buffer = self.buffer
        """What is on offer: in the table's own buffer, or in one that all tables share and nobody writes into."""
        self.log: Log | None = None
        self.present: i64 = present
        """Those who take part, a bit a seat: they sit in the circle and are asked; the questions of others lapse."""
        self.over: bool = False
        self.winners: i64 = 0
        """The winners, a bit a seat, once the game is over."""
        self.alert: bool = False
        """Something that acts "as soon as" may have come true: the loop asks `as_soon_as` before anything else."""

    def is_out(self, seat: i64) -> bool:
        """Whether the seat takes no part."""
        return self.present >> seat & 1 == 0

    def living(self) -> i64:
        """How many take part."""
        return HOW_MANY[self.present]

    # the stack

    def push(self, frame: Frame) -> None:
        """Do this first; the frame below goes on when it is done."""
        if self.depth < len(self.below):
            self.below[self.depth] = self.top
        else:
            self.below = append(self.below, self.top)
        self.depth += 1
        self.top = frame

    def push_over(self, rest: Frame, frame: Frame) -> None:
        """The top frame goes on as another, but this one comes first."""
        self.top = rest
        self.push(frame)

    def swap(self, frame: Frame) -> None:
        """The top frame goes on as another."""
        self.top = frame

    def done(self, answer: i64) -> None:
        """The top frame has finished; the one below hears how."""
        self.depth -= 1
        self.top = self.below[self.depth]
        self.top.got(self, answer)

    def bottom(self) -> Frame:
        """The frame that all others interrupt."""
        return self.top if self.depth == 1 else self.below[1]

    def frames(self) -> vec[Frame]:
        """All unfinished work, the bottom first."""
        frames = self.below[1 : self.depth]
        return append(frames, self.top) if self.depth > 0 else frames

    def stand_like(self, other: "Table") -> None:
        """Take over the stack of another table: frames never change, so both may have them."""
        self.below = other.below[: other.depth]
        self.depth = other.depth
        self.top = other.top

    def stir(self, entropy: int) -> None:
        """Mix fresh entropy into all luck that is still to come."""
        self.rng.stir(entropy)

    # what a game fills in

    def as_soon_as(self) -> None:
        """Let act what waits for a moment like this, and turn the alert off when nothing waits any more."""
        self.alert = False

    def offer(self) -> None:
        """Fill `moves` with everything the seat asked may answer."""
        self.clear_moves()
        self.top.options(self)

    def clear_moves(self) -> None:
        """Nothing is on offer, in a buffer that may be filled."""
        self.buffer.n = 0
        self.moves = self.buffer

    def answer(self, m: i64) -> None:
        """Carry out one of the moves on offer."""
        self.top.choose(self, m)

    # telling

    def is_read(self) -> bool:
        """Whether somebody may read in the log what happened, down to what else could have been done."""
        log = self.log
        return log is not None and log.keeps

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

    def aimed(self, could: i64, part: i64 = 0) -> None:
        """Add to the latest entry whom the deed could have been aimed at, by what everybody sees, and what of him."""
        log = self.log
        if log is not None:
            log.aimed(could, part)
