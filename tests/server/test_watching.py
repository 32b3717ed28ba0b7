"""Who may look on, and how late: nothing newer than a round reaches those who look on at such a table."""

import asyncio
import random
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import pytest

from sixgun.kernel.roles import SPECTATOR
from sixgun.server.config import Config
from sixgun.server.table import delay, talk
from sixgun.server.table.hall import Hall
from sixgun.server.table.live import LiveTable
from sixgun.server.table.match import Match
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import (
    After,
    AskedAgain,
    Claimed,
    Emoted,
    History,
    Left,
    News,
    Odds,
    Refused,
    Room,
    Said,
    State,
    Suspected,
)
from sixgun.server.wire.protocol import DECODE_DOWN
from sixgun.server.wire.refusal import Refuse
from tools.server_trial.client import Client
from tools.server_trial.indoors import Indoors, Listener, play_out
from tools.server_trial.secrecy import leaks

from .conftest import ServeAnywhere
from .hall import Page, in_hall, letters, open_table
from .table import begin, over_sockets

LATE = [
    Settings("dice", 4, spectators="delayed"),
    Settings("dice", 7, spectators="delayed"),
    Settings("card", 4, spectators="delayed"),
    Settings("card", 6, ["base", "dodge-city"], spectators="delayed"),
]


class LateEyes:
    """Reads all that those who look on are sent, with the table as it is in that moment at hand."""

    def __init__(self) -> None:
        self.ends: dict[int, int] = {0: 0}
        """By number of moves, how many turns must have begun before it may be shown."""
        self.turns = 0
        self.games: dict[int, object] = {}
        self.found: list[str] = []
        self.heard: Counter[str] = Counter()

    def read(self, listener: Listener, frame: bytes) -> None:
        table = listener.table
        if table is None or table.match is None or listener not in table.seating.viewer_of:
            return
        match = table.match
        self.turns = match.turns
        alive = sum(seat.alive for seat in match.public.seats)
        self.ends.setdefault(match.seq, match.turns + alive if match.seq else 0)  # everybody alive has had a turn
        self.games.setdefault(match.seq, match.game)
        if table.seating.viewer_of[listener] != SPECTATOR or match.over:
            return
        message = DECODE_DOWN.decode(frame)
        self.heard[type(message).__name__] += 1
        if isinstance(message, State | News):
            if self.ends[message.seq] > self.turns:
                self.found.append(f"move {message.seq} in turn {self.turns}")
            shown: object = self.games[message.seq]
            self.found += leaks(frame, shown, SPECTATOR)  # type: ignore[arg-type]
        elif isinstance(message, Said | Claimed | Suspected | History | Room):
            self.found += [f"{words} in turn {self.turns}" for words in self.newer(message)]
        elif not isinstance(message, Odds | Refused):
            self.found.append(f"{type(message).__name__} is of the moment")

    def newer(self, message: Said | Claimed | Suspected | History | Room) -> list[str]:
        """What was said since that may not be known yet: people here say after how many moves they say it."""
        said: list[int] = []
        if isinstance(message, Said):
            said = [int(message.text)]
        elif isinstance(message, History):
            said = [int(each.text) for each in message.said]
        return [f"words after move {seq}" for seq in said if self.ends[seq] > self.turns]


def watched(settings: Settings) -> LateEyes:
    """A whole game in which players talk and suspect after every few moves, and watchers ask for everything again."""
    eyes = LateEyes()
    luck = random.Random(5)

    def on_frame(listener: Listener, frame: bytes) -> None:
        eyes.read(listener, frame)
        table = listener.table
        if table is None or table.match is None or table.match.over or not isinstance(DECODE_DOWN.decode(frame), News):
            return
        if listener.viewer is None and luck.random() < 0.05:
            table.hear(listener, from_client.Resync())
            table.hear(listener, from_client.AskOdds([1, 2]))
        elif listener.viewer is not None and luck.random() < 0.02:
            table.voices.chat.by_key.clear()
            table.hear(listener, from_client.Chat(str(table.match.seq)))
            table.hear(listener, from_client.Suspect((listener.viewer + 1) % settings.seats, "renegade"))
            table.hear(listener, from_client.SendEmote("ouch"))

    async def run() -> None:
        hall = Indoors(Config(data=Path("nowhere")), random.Random(7).getrandbits)
        table, _ = await play_out(hall, settings, 11, on_frame, watchers=2)
        await hall.close(table)
        await table.task

    asyncio.run(run())
    return eyes


@pytest.mark.parametrize("settings", LATE, ids=lambda each: f"{each.game} {each.seats}")
def test_nothing_newer_than_a_round_reaches_those_who_look_on(settings: Settings) -> None:
    eyes = watched(settings)
    assert eyes.found == []
    assert eyes.heard["News"] > 20
    assert eyes.heard["Said"] > 0


@pytest.mark.parametrize("plant", ["at once", "a turn too early", "words", "gestures"])
def test_what_would_be_too_early_is_found(monkeypatch: pytest.MonkeyPatch, plant: str) -> None:
    if plant == "at once":
        monkeypatch.setattr(delay, "watches_late", lambda t: False)
    elif plant == "a turn too early":
        monkeypatch.setattr(Match, "living", property(lambda match: 3))
    elif plant == "words":
        monkeypatch.setattr(delay, "is_shown", lambda t, viewer, seq: True)
    else:
        monkeypatch.setattr(talk, "delay", SimpleNamespace(**{**vars(delay), "is_late": lambda t, viewer: False}))
    assert watched(LATE[0]).found != []


async def four_and_one_who_watches(hall: Hall) -> tuple[LiveTable, list[Page], Page]:
    """A game of four people that has begun, before somebody who looks on."""
    pages = [Page(name) for name in ("anna", "bruno", "carla", "dino")]
    table = await open_table(hall, pages[0], FOUR, *pages[1:])
    await letters(table)
    return table, pages, await looks_on(table)


async def looks_on(table: LiveTable, name: str = "watcher") -> Page:
    watcher = Page(name)
    watcher.table = table
    table.come(watcher, sit=False)
    await letters(table)
    return watcher


async def play_a_round(table: LiveTable, pages: list[Page], turns: int) -> None:
    while table.match is not None and table.match.turns < turns and table.match.question is not None:
        match = table.match
        assert match.question is not None
        move = from_client.Move(match.id, match.seq, str(match.question.default))
        pages[match.question.seat].say(move)
        await letters(table)


FOUR = Settings("dice", 4, pace=0, spectators="delayed")


def test_whoever_comes_later_or_again_after_a_restart_sees_no_more(tmp_path: Path) -> None:
    code, shown = "", 0

    async def before(hall: Hall) -> None:
        nonlocal code, shown
        table, pages, first = await four_and_one_who_watches(hall)
        state = await first.until(State)
        assert state.seq == 0
        pages[0].say(from_client.Claim("outlaw"))
        await play_a_round(table, pages, turns=7)
        assert table.match is not None
        told = [said.seq for said in first.heard if isinstance(said, News)]
        assert told == list(range(1, len(told) + 1)), "move by move"
        shown = told[-1]
        assert 0 < shown < table.match.seq
        second = await looks_on(table, "another")
        room, state = await second.until(Room), await second.until(State)
        assert (room.behind, room.seats[0].claim, state.seq) == (True, "outlaw", shown)
        pages[1].say(from_client.Claim("renegade"))
        await letters(table)
        third = await looks_on(table, "a third")
        assert (await third.until(Room)).seats[1].claim is None
        code = table.facts.code

    async def after(hall: Hall) -> None:
        table = hall.tables[code]
        await letters(table)
        watcher = await looks_on(table)
        room, state = await watcher.until(Room), await watcher.until(State)
        assert [seat.claim for seat in room.seats] == ["outlaw", None, None, None]
        assert state.seq == shown

    in_hall(tmp_path, before)
    in_hall(tmp_path, after)


def test_when_the_game_is_over_all_of_it_is_seen(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages, watcher = await four_and_one_who_watches(hall)
        await play_a_round(table, pages, turns=10_000)
        assert table.match is not None
        assert table.match.over
        end = await watcher.until(State, lambda state: state.view.over)
        assert end.seq == table.match.seq
        await watcher.until(After)

    in_hall(tmp_path, script)


def test_odds_are_those_of_a_round_ago(tmp_path: Path) -> None:
    """The dice on the table could be read from them."""

    async def script(hall: Hall) -> None:
        table, pages, watcher = await four_and_one_who_watches(hall)
        await play_a_round(table, pages, turns=6)
        assert table.match is not None
        assert table.past is not None
        watcher.heard.clear()
        watcher.say(from_client.AskOdds([1]))
        await letters(table)
        (said,) = watcher.heard
        try:
            expected: Odds | None = table.past.match.odds([1])
        except Refuse:  # there were no dice a round ago
            expected = None
        assert said == expected if expected is not None else isinstance(said, Refused)

    in_hall(tmp_path, script)


def test_gestures_and_clocks_of_the_moment_are_not_shown_late(tmp_path: Path) -> None:
    async def script(hall: Hall) -> None:
        table, pages, watcher = await four_and_one_who_watches(hall)
        await play_a_round(table, pages, turns=6)
        watcher.heard.clear()
        pages[0].say(from_client.SendEmote("ouch"))
        pages[0].say(from_client.Away(on=True))
        pages[1].say(from_client.Chat("shoot the sheriff"))
        await letters(table)
        assert not [said for said in watcher.heard if isinstance(said, Emoted | AskedAgain | Said)]
        watcher.say(from_client.Chat("good show"))
        assert (await watcher.until(Said)).text == "good show", "what they say themselves is nothing new"

    in_hall(tmp_path, script)


def test_nobody_looks_on_where_the_host_does_not_want_it(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client, fence: Client) -> None:
        closed = Settings("dice", 4, pace=0, spectators="none")
        room = await host.ask(from_client.Open(Settings("dice", 4, pace=0)), Room)
        await fence.ask(from_client.Watch(room.code), Room)
        await host.send(from_client.Change(closed))
        assert (await fence.until(Left)).why == "unwatched"
        assert (await fence.ask(from_client.Watch(room.code), Refused)).key == "no-watching"
        assert (await friend.ask(from_client.Join(room.code), Room)).you == 1

    over_sockets(anywhere, 3, script)


def test_those_who_look_on_late_see_the_deal_first_over_sockets(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client, fence: Client) -> None:
        room, _ = await begin([host, friend], Settings("dice", 3, pace=0, spectators="delayed"))
        await fence.send(from_client.Watch(room.code))
        assert (await fence.until(Room)).behind
        assert (await fence.until(State)).seq == 0

    over_sockets(anywhere, 3, script)
