"""A bot of the ladder as the registry has it: it finds out which game it sits in when it is first asked."""

from collections.abc import Sequence
from typing import Any

from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.bots.reason import Reason
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move, Seen
from sixgun.kernel.rng import Rng


class LadderBot:
    """Answers for one seat of one game, whichever it is."""

    def __init__(self, rng: Rng, name: str) -> None:
        self.rng = rng
        self.name = name
        self.seated: CardBot | DiceBot | None = None
        self.news: list[Seen] = []

    @property
    def reason(self) -> Reason | None:
        """Why the last move was made."""
        return None if self.seated is None else self.seated.reason

    def hear(self, events: Sequence[Seen]) -> None:
        """What has happened since, as the seat saw it."""
        self.news += events

    def choose(self, view: Any, choice: Choice) -> Move:
        if self.seated is None:
            if isinstance(view, DiceView):
                self.seated = DiceBot(self.rng, DICE_LEVELS[self.name])
            else:
                self.seated = CardBot(self.rng, CARD_LEVELS[self.name])
        news, self.news = self.news, []
        return self.seated.choose(view, choice, news)


class Rung:
    """A rung of the ladder: called with a generator it makes a bot."""

    def __init__(self, name: str) -> None:
        self.name = name
        rungs = (("card", name in CARD_LEVELS), ("dice", name in DICE_LEVELS))
        self.games = tuple(game for game, has_it in rungs if has_it)

    def __call__(self, rng: Rng) -> LadderBot:
        return LadderBot(rng, self.name)
