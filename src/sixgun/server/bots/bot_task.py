"""What a bot is given to think about, small enough to send to another process: a view, never the table.

A view travels as a guess: a table dealt from the view alone, with fresh luck. To the bot's seat it looks exactly
like the real one, question and answers included (the law of `guess`), and nothing hidden is in it.
"""

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any, Final

from sixgun.bots import BOTS, Bot, make_bot
from sixgun.game import GAMES, Game
from sixgun.kernel.choice import Choice, Seen
from sixgun.kernel.rng import Rng
from sixgun.server.wire.reason import Sentence

REMEMBERED: Final = 1_000
"""How many bots a worker keeps in mind; the one that was asked longest ago is forgotten first."""

FALLBACK: Final = "greenhorn"
"""Plays for a bot that was there when the game began and has gone since."""

Key = tuple[str, int, str]
"""Game, seat and level: who a bot is."""


@dataclass(frozen=True)
class BotTask:
    """A question to a bot, as bytes and plain values."""

    key: Key
    game: str
    guess: bytes
    since: int
    """The bot is told what has happened from here on."""
    events: tuple[Seen, ...]
    seed: int
    default: str
    """The answer if no bot gives one."""

    @staticmethod
    def of(id: str, game: Game, question: Choice, level: str, since: int, seed: int) -> "BotTask":
        """The question that stands in a game, for a bot that has heard of everything before event `since`."""
        rulebook = game.rulebook
        view = rulebook.view(game.table, question.seat)
        return BotTask(
            key=(id, question.seat, level),
            game=game.deal.game,
            guess=rulebook.encode(rulebook.guess(view, Rng.seeded(seed))),
            since=since,
            events=game.events(since, question.seat),
            seed=seed,
            default=str(question.default),
        )

    def from_the_start(self, game: Game) -> "BotTask":
        """The same for a bot that remembers nothing."""
        return replace(self, since=0, events=game.events(0, self.key[1])[: self.since + len(self.events)])

    def open(self) -> tuple[Any, Choice]:
        """View and choice, in the process of the bot."""
        rulebook = GAMES[self.game]
        table = rulebook.decode(self.guess)
        return rulebook.view(table, self.key[1]), rulebook.choice(table)


@dataclass(frozen=True)
class Thought:
    """A bot's answer, and why, where it can say."""

    move: str
    reason: tuple[Sentence, ...] = ()


class Minds:
    """The bots that one worker has in mind, with all they have heard."""

    def __init__(self) -> None:
        self.bots: OrderedDict[Key, tuple[Bot, int]] = OrderedDict()

    def solve(self, bot_task: BotTask) -> Thought | None:
        """The bot's answer; None if it has forgotten what was told it before and has to hear everything again."""
        bot, heard = self.bots.pop(bot_task.key, (None, 0))
        if bot_task.since == 0:
            level = bot_task.key[2] if bot_task.key[2] in BOTS else FALLBACK
            bot = make_bot(level, Rng.seeded(bot_task.seed))
        elif bot is None or heard != bot_task.since:
            return None
        self.bots[bot_task.key] = (bot, bot_task.since + len(bot_task.events))
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)
        view, choice = bot_task.open()
        hear = getattr(bot, "hear", None)
        if hear is not None:
            hear(bot_task.events)
        if len(choice.options) == 1:
            return Thought(str(choice.options[0]))
        move = bot.choose(view, choice)
        return Thought(str(move), said(getattr(bot, "reason", None)))


def said(reason: Any) -> tuple[Sentence, ...]:
    """A bot's reason as sentences with arguments, to be said in any language."""
    if reason is None:
        return ()
    return tuple(Sentence(each.key, dict(each.arguments)) for each in reason.sentences())
