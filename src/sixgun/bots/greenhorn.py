"""The greenhorn, who knows the rules and nothing else."""

from typing import Any

from sixgun.bots.reason import Reason, Sentence
from sixgun.kernel.choice import Choice, Move
from sixgun.kernel.rng import Rng


class Greenhorn:
    """Answers at random. The floor every other bot must beat."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.reason = Reason(Sentence("reason-random"))

    def choose(self, view: Any, choice: Choice) -> Move:
        return choice.options[self.rng.below(len(choice.options))]
