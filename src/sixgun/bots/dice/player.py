"""A dice bot as people meet it: moves in words, events as its seat sees them, and a reason for the asking."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from sixgun.bots.dice.hearing import Hearing
from sixgun.bots.dice.legend import Legend
from sixgun.bots.dice.reasons import explain
from sixgun.bots.dice.thinker import Thinker
from sixgun.bots.reason import Reason, Sentence
from sixgun.dicegame.notation import Move, to_int
from sixgun.dicegame.view import View
from sixgun.kernel.buffer import Buffer
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng

Maker = Callable[[Rng], Thinker]


class DicePlayer:
    """Answers for one seat of one game."""

    def __init__(self, rng: Rng, make: Maker) -> None:
        self.brain = make(rng)
        self.hearing = Hearing()
        self.news: list[Seen] = []
        self.reason: Reason | None = None
        """Why the last move was made."""

    def hear(self, events: Sequence[Seen]) -> None:
        """What has happened since, as the seat saw it."""
        self.news += events

    def choose(self, view: View, choice: Choice) -> Move:
        brain = self.brain
        for act in self.hearing.acts(self.news, view):
            brain.watch(act)
        self.news = []
        options = [option for option in choice.options if isinstance(option, Move)]
        moves = Buffer()
        for option in options:
            moves.add(to_int(option))
        m = brain.pick(view, moves)
        at = moves.ints().index(m)
        scores = [brain.scores[i] for i in range(len(options))]
        self.reason = replace(explain(view, brain.sight, m, options, scores), looked_ahead=looked_ahead(brain))
        return options[at]


def looked_ahead(brain: Thinker) -> Sentence | None:
    """What a bot that dreams says about its dreams."""
    if not isinstance(brain, Legend) or brain.tried == 0:
        return None
    return Sentence("reason-looked-ahead", (("games", brain.tried), ("percent", round(100 * brain.share))))
