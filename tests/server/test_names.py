"""Names at a table: of strangers, of bots, of spectators and of the table itself; and who is ready."""

import pytest

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Lobby, Refused, Room, Welcome
from sixgun.server.wire.name import OF_BOTS
from tools.server_trial.client import Client

from .conftest import ServeAnywhere
from .table import over_sockets

CARD = Settings("card", 4)
A_STRANGER = "Stranger 1000"
"""Like what a stranger is called, and longer than the numbers they get: his own name everybody may keep."""


@pytest.mark.parametrize("name", [OF_BOTS[0], "  prickly   PETE ", "Mesa-May", A_STRANGER])
def test_nobody_takes_the_name_of_a_bot_or_a_stranger(anywhere: ServeAnywhere, name: str) -> None:
    async def script(guest: Client) -> None:
        refused = await guest.ask(from_client.Rename(name, "face"), Refused)
        assert refused.key == "name-taken"
        assert "choose another name" in refused.text
        named = await guest.ask(from_client.Rename("Dusty Rose", "face"), Welcome)
        assert named.you.name == "Dusty Rose"

    over_sockets(anywhere, 1, script)


def test_a_stranger_may_change_his_face_alone(anywhere: ServeAnywhere) -> None:
    async def script(guest: Client) -> None:
        before = (await guest.ask(from_client.Rename("Anna", "face"), Welcome)).you
        stranger = Client(guest.url)
        own = (await stranger.connect()).you.name
        assert own.startswith("Stranger ")
        after = (await stranger.ask(from_client.Rename(own, "new"), Welcome)).you
        assert (after.name, after.face) == (own, "new")
        assert before.name == "Anna"
        await stranger.close()

    over_sockets(anywhere, 1, script)


def test_a_table_has_a_name_of_one_line(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, browser: Client) -> None:
        room = await host.ask(from_client.Open(Settings("card", 4, public=True, name=" Friday \n showdown ")), Room)
        assert room.settings.name == "Friday showdown"
        await browser.send(from_client.Browse())
        (listed,) = (await browser.until(Lobby, lambda said: len(said.tables) > 0)).tables
        assert listed.settings.name == "Friday showdown"
        changed = await host.ask(from_client.Change(Settings("card", 4, name="Saturday\u202e")), Room)
        assert changed.settings.name == "Saturday"
        assert (await host.ask(from_client.Change(Settings("card", 4, name="x" * 41)), Refused)).key == "bad-message"

    over_sockets(anywhere, 2, script)


def test_people_are_ready_before_the_first_game_until_its_rules_change(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        await friend.send(from_client.Rematch(ready=True))
        seen = await host.until(Room, lambda said: said.seats[1].ready)
        assert not seen.seats[0].ready, "each speaks for himself"
        await host.send(from_client.Change(Settings("card", 5)))
        changed = await friend.until(Room, lambda said: len(said.seats) == 5)
        assert not changed.seats[1].ready, "he was ready for other rules"

    over_sockets(anywhere, 2, script)


def test_a_room_shows_who_looks_on(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, watcher: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        assert room.watching == []
        await watcher.ask(from_client.Watch(room.code), Room)
        await watcher.ask(from_client.Rename("Carla", "face"), Welcome)
        seen = await host.until(Room, lambda said: [guest.name for guest in said.watching] == ["Carla"])
        assert seen.watchers == 1
        await watcher.close()
        await host.until(Room, lambda said: said.watching == [])

    over_sockets(anywhere, 2, script)


def test_a_spectator_takes_the_free_seat_he_likes(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, watcher: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await watcher.ask(from_client.Watch(room.code), Room)
        assert (await watcher.ask(from_client.Sit(0), Refused)).key == "seat-taken"
        assert (await watcher.ask(from_client.Sit(7), Refused)).key == "seat-taken"
        seated = await watcher.ask(from_client.Sit(2), Room)
        assert (seated.you, seated.watching) == (2, [])

    over_sockets(anywhere, 2, script)
