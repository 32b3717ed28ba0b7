"""Bots at a position of a scenario: what a level would answer there, always the same."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.card.levels import legend as card_legend
from sixgun.bots.card.levels import myth as card_myth
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.bots.dice.levels import legend as dice_legend
from sixgun.bots.dice.levels import myth as dice_myth
from sixgun.bots.race import SLOW_WORLDS
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.rng import Rng

SEED = 1


class BotsAtPosition:
    """Makes a bot anew for every question; whoever dreams tries few worlds, so that both forms of the engine agree."""

    def levels(self) -> tuple[str, ...]:
        """All that weigh their moves."""
        return tuple(level for level in CARD_LEVELS if level != "greenhorn")

    def choose(self, level: str, view: Any, choice: Choice, news: Sequence[Seen]) -> Move:
        rng = Rng.seeded(SEED)
        if isinstance(view, DiceView):
            return DiceBot(rng, BRIEF_DICE.get(level, DICE_LEVELS[level])).choose(view, choice, news)
        return CardBot(rng, BRIEF_CARD.get(level, CARD_LEVELS[level])).choose(view, choice, news)


BRIEF_CARD = {"legend": partial(card_legend, worlds=SLOW_WORLDS), "myth": partial(card_myth, worlds=SLOW_WORLDS)}
BRIEF_DICE = {"legend": partial(dice_legend, worlds=SLOW_WORLDS), "myth": partial(dice_myth, worlds=SLOW_WORLDS)}
