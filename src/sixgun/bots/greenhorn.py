"""The greenhorn, who knows the rules and nothing else."""

from typing import Any

from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.levels import greenhorn
from sixgun.bots.reason import Reason, Sentence
from sixgun.cardgame.view import View as CardView
from sixgun.kernel.choice import Choice, Move
from sixgun.kernel.rng import Rng


class Greenhorn:
    """Answers at random. The floor every other bot must beat."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.seated = CardBot(rng, greenhorn)
        self.reason = Reason(Sentence("reason-random"))

    def choose(self, view: Any, choice: Choice) -> Move:
        is_card = isinstance(view, CardView)
        at = self.seated.pick(view, choice) if is_card else self.rng.below(len(choice.options))
        return choice.options[at]
