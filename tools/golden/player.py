"""Playing a golden game for the first time, or as it was played for as long as that can be."""

from concurrent.futures import ProcessPoolExecutor
from itertools import count
from typing import Final

from sixgun.bots.rung import LadderBot
from sixgun.errors import SixgunError
from sixgun.game import Game, begin
from sixgun.kernel.choice import Choice, Move
from sixgun.kernel.generator import KEYED
from sixgun.kernel.rng import Rng
from sixgun.record import Record, read
from tools.golden.golden_game import GoldenGame, Telling
from tools.golden.plan import Plan, number_of, plans

BOT: Final = "drifter"
AT_RANDOM: Final = (60, 25, 5)
"""Of a hundred answers, in one game or another; the bots give the others, so that games come to an end."""
LONGEST: Final = 100
"""Moves after which a game is left in the middle of a question; every fourth goes on to its end."""
NO_END: Final = 10_000


def play_all(kept: dict[str, GoldenGame]) -> list[GoldenGame]:
    """All games of the plan, on all processors, each as it is kept for as long as that can be."""
    before = [read(kept[name].record) if name in kept else None for name in plans()]
    with ProcessPoolExecutor() as processes:
        return list(processes.map(play, plans().values(), before))


def play(plan: Plan, before: Record | None) -> GoldenGame:
    """The game of a plan, tried until it asks what it has to ask."""
    for attempt in count():
        telling = played(plan, before, attempt)
        if plan.asks is None or plan.asks in telling.asked:
            return telling.keep(plan.name)
        before = None
    raise AssertionError


def played(plan: Plan, before: Record | None, attempt: int) -> Telling:
    """The moves of a record as long as they are legal, then answers of bots and of luck."""
    telling = Telling(begin(plan.deal))
    game = telling.game
    table = Answers(f"{plan.name} {attempt}", game)
    longest = NO_END if plan.asks or plan.deal.seed % 4 == 0 else LONGEST
    while not game.over and len(game.journal) < longest:
        entropy = number_of(f"{plan.name} {len(game.journal)} luck") if plan.deal.generator == KEYED else None
        move: str | Move | None = as_before(game, before)
        if move is None:
            before = None
            move = table.answer()
        telling.play(move, entropy)
    return telling


def as_before(game: Game, before: Record | None) -> str | None:
    """The move that was played here, if it still can be."""
    number = len(game.journal)
    if before is None or number >= len(before.journal):
        return None
    move = before.journal[number].move
    try:
        game.copy().play(move)
    except SixgunError:
        return None
    return move


class Answers:
    """Those who sit at the table."""

    def __init__(self, name: str, game: Game) -> None:
        self.name = name
        self.game = game
        manner = number_of(name)
        self.at_random = AT_RANDOM[manner % len(AT_RANDOM)]
        self.bots = [LadderBot(Rng.seeded(manner + seat), BOT) for seat in range(game.players)]
        self.heard = [0] * game.players

    def answer(self) -> Move:
        """What the seat asked says."""
        choice: Choice = self.game.choice
        luck = Rng.seeded(number_of(f"{self.name} {len(self.game.journal)}"))
        if luck.below(100) < self.at_random:
            return choice.options[luck.below(len(choice.options))]
        bot = self.bots[choice.seat]
        bot.hear(self.game.events(self.heard[choice.seat], choice.seat))
        self.heard[choice.seat] = self.game.happened
        return bot.choose(self.game.view(choice.seat), choice)
