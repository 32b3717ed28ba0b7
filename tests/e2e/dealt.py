"""A game that is dealt from a seed and played in a page by somebody who presses what is lit, always the same way."""

from typing import Final

from playwright.sync_api import Page

from sixgun.bots import make_bot
from sixgun.game import new_game
from sixgun.kernel.rng import Rng
from sixgun.picture.parts import GameName
from sixgun.server.table.match import Match
from sixgun.server.wire import from_client, from_server
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.people import Sitting

from .player import Clicker
from .scene import Scene, told
from .stage import Stage
from .steps import QUICK_BOTS

BETWEEN: Final = 80
"""Milliseconds that bots wait at *fast*."""
HELD: Final = 70
"""Milliseconds for which a finger holds a button down. Without it all of a press would come in one task."""


class Dealt(Scene):
    """Seat 0 is the page, bots have the others, and every seed gives the same game to whoever plays it alike."""

    def __init__(self, game: GameName, players: int, seed: int) -> None:
        self.clock = None
        sets = ["base", "dodge-city"] if game == "card" else []
        self.settings = Settings(game=game, seats=players, sets=sets)
        self.match = Match("scene", new_game(game, players=players, seed=seed, sets=sets or None))
        rng = Rng.seeded(seed)
        self.bots = [make_bot(QUICK_BOTS, rng) for _ in range(players)]
        self.seat_of_page: int | None = 0
        """Who is not played by a bot; nobody, where the page only watches."""

    def answer(self, message: from_client.Up) -> list[from_server.FromServer]:
        if isinstance(message, from_client.Move):
            return self.go_on(message.move) if message.seq == self.match.seq else []
        return super().answer(message)

    def bot_moves(self) -> list[from_server.FromServer]:
        """One move of a bot, if it is one that is asked."""
        question = self.match.question
        if question is None or question.seat == self.seat_of_page:
            return []
        return self.go_on(str(self.bots[question.seat].choose(self.match.game.view(question.seat), question)))

    def sitting(self, seat: int) -> Sitting:
        sitting = super().sitting(seat)
        sitting.away, sitting.claim = False, None
        return sitting


def play(page: Page, stage: Stage, scene: Dealt, moves: int) -> int:
    """Play so many moves, or to the end; how often the hand pressed."""
    hand = Clicker(page, seed=1, held=HELD)
    while scene.match.seq < moves and not scene.match.over:
        if tell_of_bot(stage, scene):
            page.wait_for_timeout(BETWEEN)
        else:
            hand.play(seconds=60, clicks=1)
    return hand.clicks


def tell_of_bot(stage: Stage, scene: Dealt) -> bool:
    """Let the page hear one move of a bot; false if it is the page that is asked."""
    news = scene.bot_moves()
    for message in news:
        assert stage.socket is not None
        stage.socket.send(told(message))
    return bool(news)
