"""Bots at a position of a scenario: what a level would answer there, always the same."""

from collections.abc import Sequence
from typing import Any

from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.card.levels import legend as card_legend
from sixgun.bots.card.thinker import Thinker as CardThinker
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.bots.dice.levels import legend as dice_legend
from sixgun.bots.dice.thinker import Thinker as DiceThinker
from sixgun.bots.race import SLOW_WORLDS
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.rng import Rng

SEED = 1


class BotsAtPosition:
    """Makes a bot anew for every question; a legend tries few worlds, so that both forms of the engine agree."""

    def levels(self) -> tuple[str, ...]:
        """All that weigh their moves."""
        return tuple(level for level in CARD_LEVELS if level != "greenhorn")

    def choose(self, level: str, view: Any, choice: Choice, news: Sequence[Seen]) -> Move:
        rng = Rng.seeded(SEED)
        if isinstance(view, DiceView):
            return DiceBot(rng, brief_dice if level == "legend" else DICE_LEVELS[level]).choose(view, choice, news)
        return CardBot(rng, brief_card if level == "legend" else CARD_LEVELS[level]).choose(view, choice, news)


def brief_card(rng: Rng, deck: Deck) -> CardThinker:
    return card_legend(rng, deck, SLOW_WORLDS)


def brief_dice(rng: Rng) -> DiceThinker:
    return dice_legend(rng, SLOW_WORLDS)
