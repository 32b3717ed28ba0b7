"""Every byte sent to every client of whole games: nothing hidden is in it, and a planted leak is found."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from sixgun.cardgame.table import CardTable
from sixgun.game import Game, begin
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import SPECTATOR
from sixgun.picture import paint
from sixgun.picture.parts import GameName
from sixgun.record import read
from sixgun.server.config import Config
from sixgun.server.table.match import Match, deal, deal_next
from sixgun.server.table.room import new_facts
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, News, State
from sixgun.server.wire.people import Guest
from sixgun.server.wire.protocol import DECODE_DOWN
from tests.effort import effort
from tests.patience import PATIENCE
from tools.server_trial.client import Client
from tools.server_trial.indoors import Indoors, Listener, play_one
from tools.server_trial.random_player import party
from tools.server_trial.secrecy import leaks, looks_the_same

from .conftest import Serve

BOTH = ["base", "dodge-city"]
MIX = [
    (Settings("card", 4), 9),
    (Settings("card", 5, BOTH), 3),
    (Settings("card", 3, BOTH), 5),
    (Settings("card", 8, BOTH), 1),
    (Settings("card", 4, options={"edition": "de"}), 1),
    (Settings("dice", 3), 6),
    (Settings("dice", 4), 10),
    (Settings("dice", 5), 4),
    (Settings("dice", 8), 1),
]
TIMES = effort(1, 5)
"""40 games, or 200."""


class Censor:
    """Reads every frame at the moment it is sent, with the table at hand."""

    def __init__(self, luck: random.Random, swaps: float = 0.0) -> None:
        self.luck = luck
        self.swaps = swaps
        self.frames = 0
        self.hidden = 0
        self.swapped: Counter[str] = Counter()
        self.found: list[str] = []

    def read(self, listener: Listener, frame: bytes) -> None:
        self.frames += 1
        table = listener.table
        if table is None or table.match is None:
            return
        viewer = table.seating.viewer_of[listener]
        game = table.match.game
        where = f"{game} to {'a spectator' if viewer == SPECTATOR else f'seat {viewer}'}"
        self.found += [f"{where}: {leak}" for leak in leaks(frame, game, viewer)]
        self.hidden += there_is_something_to_hide(game, viewer)
        if not game.over and self.luck.random() < self.swaps:
            self.swapped[game.deal.game] += 1
            if not looks_the_same(game, viewer, self.luck.getrandbits(60)):
                self.found.append(f"{where}: what is hidden shows")


def there_is_something_to_hide(game: Game, viewer: int) -> bool:
    table: Any = game.table
    if not isinstance(table, CardTable):
        return game.players > 3
    return any(not table.knows[card] & BIT[viewer] for seat in table.seats for card in seat.hand)


def play_all(games: list[Settings], censor: Censor, seed: int) -> None:
    luck = random.Random(seed)

    async def run() -> None:
        hall = Indoors(Config(data=Path("nowhere")), luck.getrandbits)
        for settings in games:
            await play_one(hall, settings, luck.getrandbits(32), censor.read)

    asyncio.run(run())


def test_whole_games_give_nothing_away() -> None:
    games = [settings for settings, number in MIX for _ in range(number * TIMES)]
    censor = Censor(random.Random(1), swaps=0.01)
    play_all(games, censor, seed=1)
    assert not censor.found, censor.found[:5]
    assert censor.frames > 8_000 * TIMES
    assert censor.hidden > censor.frames // 2, "there was hardly anything to give away"
    assert min(censor.swapped.values()) > 10 * TIMES


@pytest.mark.parametrize(
    ("plant", "settings", "what"),
    [
        ("hand", Settings("card", 4), "the card"),
        ("top", Settings("card", 4), "the card"),
        ("event", Settings("card", 4), "the card"),
        ("role", Settings("card", 4), "the role of seat"),
        ("role", Settings("dice", 4), "the role of seat"),
        ("role in passing", Settings("dice", 4), "accounted for"),
        ("choice", Settings("card", 4), "the choice of another seat"),
        ("choice", Settings("dice", 4), "the choice of another seat"),
        ("view", Settings("card", 4), "the view of seat"),
        ("order", Settings("card", 4), "what is hidden shows"),
    ],
)
def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch, plant: str, settings: Settings, what: str) -> None:
    view, events = paint.view, paint.events

    def open_view(game: Game, to: int | None, public: Any = None) -> Any:
        seen: Any = view(game, to, public)
        table: Any = game.table
        if plant == "hand" and not game.over:
            seen.seats[0].hand = [table.rules.faces[card] for card in table.seats[0].hand]
        elif plant == "top" and table.deck.n:
            seen.deck_top = [table.rules.faces[table.deck.cards[table.deck.n - 1]]]
        elif plant == "role":
            everything: Any = view(game, None)
            for seat, known in zip(seen.seats, everything.seats, strict=True):
                seat.role = known.role
        elif plant == "role in passing" and seen.work:
            seen.work[0].facts["outlaw"] = 1
        elif plant == "view" and to == SPECTATOR:
            return view(game, 0)
        elif plant == "order" and len(table.deck.cards):
            seen.turns = table.deck.cards[0]
        return seen

    def open_events(game: Game, since: int, to: int | None) -> Any:
        return events(game, since, None if plant == "event" else to)

    monkeypatch.setattr(paint, "view", open_view)
    monkeypatch.setattr(paint, "events", open_events)
    if plant == "choice":
        own = Match.choice_for
        monkeypatch.setattr(Match, "choice_for", lambda self, _: self.question and own(self, self.question.seat))
    censor = Censor(random.Random(2), swaps=0.2 if plant == "order" else 0.0)
    play_all([settings], censor, seed=2)
    assert any(what in found for found in censor.found), censor.found[:3]


def test_nothing_is_given_away_over_sockets(serve: Serve) -> None:
    """A few games over the wire, with a spectator: afterwards each frame is held against the replay at its move."""

    async def run() -> None:
        url = serve().socket_url
        for seed, settings in enumerate((Settings("card", 4), Settings("card", 3, BOTH), Settings("dice", 5))):
            players = await party(url, settings, settings.seats, random.Random(seed))
            watcher = Client(url)
            await watcher.connect()
            clients = [player.client for player in players] + [watcher]
            for client in clients:
                client.frames = []
            await watcher.send(from_client.Watch(players[0].code))
            over = asyncio.create_task(watcher.until(After, seconds=60))
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), PATIENCE)
            record = (await over).record
            for seat, client in enumerate(clients):
                viewer = SPECTATOR if client is watcher else seat
                assert read_again(record, client.frames or [], viewer) == []
                await client.close()

    asyncio.run(run())


def read_again(record: str, frames: list[bytes], viewer: int) -> list[str]:
    """What leaked in the frames of one client, with the game replayed to the move each frame tells of."""
    found = []
    whole = read(record)
    game = begin(whole.deal)
    for frame in frames:
        message = DECODE_DOWN.decode(frame)
        if isinstance(message, State | News):
            for entry in whole.journal[len(game.journal) : message.seq]:
                game.stir(entry.entropy or 0)
                game.play(entry.move)
            found += leaks(frame, game, viewer)
    assert game.over
    return found


@pytest.mark.parametrize("game", ["card", "dice"])
def test_whatever_a_server_deals_comes_from_the_stream_that_nobody_can_compute(game: GameName) -> None:
    settings = Settings(game, 5)
    facts = new_facts("MESAMESA", settings, Guest("anna", "Anna", "anna"), "house", seed="7")
    first = deal(settings)
    luck = random.Random(1)
    while not first.over:
        first.play(luck.choice(first.choice.options))
    assert [dealt.deal.generator for dealt in (first, deal_next(None, facts), deal_next(first, facts))] == ["keyed"] * 3
