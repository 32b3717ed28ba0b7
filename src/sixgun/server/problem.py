"""What a bot is given to think about, small enough to send to another process: a view, never the table.

A view travels as a guess: a table dealt from the view alone, with fresh luck. To the bot's seat it looks exactly
like the real one, question and answers included (the law of `guess`), and nothing hidden is in it.
"""

from dataclasses import dataclass

from sixgun.bots import make_bot
from sixgun.game import GAMES, Game
from sixgun.kernel.choice import Choice
from sixgun.kernel.rng import Rng


@dataclass(frozen=True)
class Problem:
    """A question to a bot of some level, as bytes and plain values."""

    level: str
    game: str
    seat: int
    guess: bytes
    seed: int
    default: str
    """The answer if no bot gives one."""

    @staticmethod
    def of(game: Game, question: Choice, level: str, seed: int) -> "Problem":
        """The question that stands in a game."""
        rulebook = game.rulebook
        view = rulebook.view(game.table, question.seat)
        guess = rulebook.encode(rulebook.guess(view, Rng.seeded(seed)))
        return Problem(level, game.deal.game, question.seat, guess, seed, str(question.default))

    def open(self) -> tuple[object, Choice]:
        """View and choice, in the process of the bot."""
        rulebook = GAMES[self.game]
        table = rulebook.decode(self.guess)
        return rulebook.view(table, self.seat), rulebook.choice(table)


def solve(problem: Problem) -> tuple[str, str | None]:
    """The bot's move and, if it has one, its reason."""
    view, choice = problem.open()
    if len(choice.options) == 1:
        return str(choice.options[0]), None
    bot = make_bot(problem.level, Rng.seeded(problem.seed))
    move = bot.choose(view, choice)
    reason = getattr(bot, "reason", None)
    return str(move), str(reason) if reason else None
