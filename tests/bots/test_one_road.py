"""Bots measured are bots met: in the arena and at live tables they read the same acts and believe the same.

Every game is played twice side by side with the same moves: on the arena's table by bots of the arena, and as people
play it, where one bot is asked through the server's road to its workers and another sits in the terminal.
"""

import pickle
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from sixgun import cardgame, dicegame
from sixgun.arena import fast
from sixgun.arena.road import ROADS
from sixgun.bots.card import act_reader as card_reader
from sixgun.bots.card.act import Act as CardAct
from sixgun.bots.card.bot import CardBot
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.dice import act_reader as dice_reader
from sixgun.bots.dice.act import Act as DiceAct
from sixgun.bots.dice.bot import DiceBot
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.deal import Deal
from sixgun.dicegame.table import DiceTable
from sixgun.dicegame.view import seen_by
from sixgun.game import Game, begin
from sixgun.kernel.choice import Seen
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import SPECTATOR
from sixgun.server.bots.bot_task import BotTask, Minds
from tests.effort import effort

SEEDS = range(effort(7, 21))
"""Over the sizes and sets that can be played 70 games of cards, or 210, and over two editions 84 of dice, or 252."""

Facts = tuple[object, ...]


def facts(act: CardAct | DiceAct) -> Facts:
    """Everything an act says."""
    more = (tuple(act.left), tuple(act.room)) if isinstance(act, DiceAct) else ()
    return (act.seat, act.what, act.target, act.could, act.role, *more)


@dataclass
class Terminal:
    """A bot that hears of everything at once, as one does who sits in the terminal and is asked all the time."""

    player: CardBot | DiceBot
    heard: int = 0

    def hear(self, game: Game, seat: int) -> Any:
        news = game.events(self.heard, seat)
        self.heard = game.happened
        return self.player.think(game.view(seat), news)

    def answer(self, game: Game, seat: int) -> str:
        news = game.events(self.heard, seat)
        self.heard = game.happened
        return str(self.player.choose(game.view(seat), game.choice, news))


@dataclass
class Served:
    """A bot in a worker of the server: it hears what has happened when it is asked."""

    level: str
    minds: Minds = field(default_factory=Minds)
    heard: int = 0
    key: Any = None

    def answer(self, game: Game) -> str:
        problem = BotTask.of("game", game, game.choice, self.level, self.heard, 1)
        self.heard = game.happened
        self.key = problem.key
        thought = self.minds.solve(pickle.loads(pickle.dumps(problem)))
        assert thought is not None
        return thought.move

    def brain(self) -> Any:
        bot: Any = self.minds.bots[self.key][0]
        return bot.seated.brain


def beside(arena: Any) -> Any:
    """One who reads the arena's log as its bots are told of it."""
    if isinstance(arena.t, DiceTable):
        reader = dice_reader.ActReader()
        reader.begin(seen_by(arena.t, SPECTATOR), arena.log)
        reader.read(arena.log, 0)
        return reader
    return card_reader.ActReader(arena.bots[0].sight.deck)


def readers(game: Game) -> list[Any]:
    """What each seat reads of the events it sees, and the spectators'."""
    found: list[Any] = []
    for seat in range(game.players):
        if game.deal.game == "card":
            deck = Deck(game.table.rules)  # type: ignore[attr-defined]
            found.append((card_reader.ActReader(deck), deck))
        else:
            reader = dice_reader.ActReader()
            reader.begin(game.view(seat), dice_reader.log_of(game.events(0, seat)))
            found.append((reader, None))
    return found


def acts_of(reader: Any, news: Sequence[Seen]) -> list[Facts]:
    """What a seat makes of what it has just seen."""
    mine, deck = reader
    log = dice_reader.log_of(news) if deck is None else card_reader.log_of(deck, news)
    return [facts(act) for act in mine.read(log, 0)]


def compare(deal: Deal, level: str) -> int:
    """Play a game on both roads; returns how many acts were compared."""
    dice = deal.game == "dice"
    n, seed = deal.players, deal.seed
    seat = seed % n
    names = [level if other == seat else ("greenhorn", "drifter")[other % 2] for other in range(n)]
    rngs = [Rng.seeded(seed * 100 + other) for other in range(n)]
    t: Any = fast.lay_out(deal)
    bots: Any = fast.seat_bots(deal, names, rngs)
    arena: Any = ROADS[deal.game].match(t, bots)
    notes: Any = beside(arena)
    noted = len(arena.log)
    game = begin(deal)
    live = readers(game)
    since = 0
    player = DiceBot(Rng(1), DICE_LEVELS[level]) if dice else CardBot(Rng(1), CARD_LEVELS[level])
    terminal, served = Terminal(player), Served(level)
    measured = bots[seat]
    compared = 0
    while not t.over:
        t.offer()
        me, m = t.top.seat, t.moves.items[0]
        if t.moves.n > 1:
            m = bots[me].pick((dicegame if dice else cardgame).view(t, me), t.moves)
            t.offer()
        move = game.rulebook.choice(t).options[t.moves.ints().index(m)]
        if me == seat and t.moves.n > 1:
            assert served.answer(game) == terminal.answer(game, seat) == str(move)
            assert evidence(served.brain()) == evidence(measured)
        advance(t, m)
        arena.tell()
        told = [facts(act) for act in notes.read(arena.log, noted)]
        noted = len(arena.log)
        game.play(move)
        for other, reader in enumerate(live):
            assert acts_of(reader, game.events(since, other)) == told, f"seat {other} after {move}"
        since = game.happened
        compared += len(told)
        brain = terminal.hear(game, seat)
        if measured.seated and brain.seated:
            assert evidence(brain) == evidence(measured), f"after {move}"
    assert game.view(None) == game.rulebook.view(t, None)
    return compared


def evidence(brain: Any) -> tuple[list[float], list[int]]:
    """All that a bot holds for or against every role at every seat, and the roles that it has seen."""
    return list(brain.belief.evidence), list(brain.belief.known)


@pytest.mark.parametrize(
    ("sets", "players"),
    [(("base",), players) for players in range(4, 8)]
    + [(("base", "dodge-city"), players) for players in range(3, 9)]
    + [(("base", "high-noon", "fistful-of-cards"), players) for players in (5, 7)],
    ids=lambda given: str(given) if isinstance(given, int) else given[-1],
)
def test_card_bots_believe_the_same_in_the_arena_and_at_a_live_table(sets: tuple[str, ...], players: int) -> None:
    for seed in SEEDS:
        assert compare(Deal("card", players, seed, sets), ("ranger", "gunslinger")[seed % 2]) > 0, f"seed {seed}"


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("edition", ["standard", "hu"])
def test_dice_bots_believe_the_same_in_the_arena_and_at_a_live_table(edition: str, players: int) -> None:
    for seed in SEEDS:
        deal = Deal("dice", players, seed, (), (("edition", edition),))
        assert compare(deal, ("ranger", "gunslinger")[seed % 2]) > 0, f"seed {seed}"
