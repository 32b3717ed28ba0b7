"""A dice bot as people meet it: moves in words, events as its seat sees them, and a reason for the asking."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sixgun.bots.dice.act_reader import ActReader, log_of
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.reasons import explain
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.reason import Reason, looked_ahead
from sixgun.dicegame.notation import DiceMove, to_int
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng

Maker = Callable[[Rng], Thinker]


class DiceBot:
    """Answers for one seat of one game."""

    def __init__(self, rng: Rng, make: Maker) -> None:
        self.brain = make(rng)
        self.reader: ActReader | None = None
        self.reason: Reason | None = None
        """Why the last move was made."""

    def choose(self, view: View, choice: Choice, news: Sequence[Seen] = ()) -> DiceMove:
        """One of the options; `news` is what the seat has seen since it was last asked."""
        brain = self.think(view, news)
        options = [option for option in choice.options if isinstance(option, DiceMove)]
        moves = Buffer()
        for option in options:
            moves.add(to_int(option))
        m = brain.pick(view, moves)
        at = moves.ints().index(m)
        scores = [brain.scores[i] for i in range(len(options))]
        shares = list(brain.shares) if isinstance(brain, Legend) else []
        reason = explain(view, brain.sight, m, options, scores, shares)
        if isinstance(brain, Legend):
            reason = replace(reason, looked_ahead=looked_ahead(brain.tried, brain.share))
        self.reason = reason
        return options[at]

    def think(self, view: View, news: Sequence[Seen]) -> Thinker:
        """The brain, which has taken in the news."""
        log = log_of(news)
        if self.reader is None:
            self.reader = ActReader()
            self.reader.begin(view, log)
        for act in self.reader.read(log, 0):
            self.brain.watch(act)
        return self.brain
