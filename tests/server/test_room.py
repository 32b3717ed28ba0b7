"""The waiting room, over real sockets: seats, bots, kicking, the host, and the start of a game."""

from functools import partial

import pytest

from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Emoted, Left, Lobby, Refused, Room, Said, State, Welcome
from tools.server_trial.client import Client

from .conftest import ServeAnywhere
from .table import over_sockets

CARD = Settings("card", 4)
DICE = Settings("dice", 3, public=True)


def test_the_host_fills_a_table_and_starts(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        assert (room.you, room.host, room.phase) == (0, 0, "waiting")
        assert room.link == f"/t/{room.code}"
        theirs = await friend.ask(from_client.Join(room.code.lower()), Room)
        assert theirs.you == 1
        await host.send(from_client.AddBot(2, "greenhorn"))
        await host.send(from_client.AddBot(3, "greenhorn"))
        await host.send(from_client.Start())
        state = await friend.until(State)
        assert state.seq == 0
        assert state.view.viewer == 1
        assert len(state.seed_hash) == 64

    over_sockets(anywhere, 2, script)


def test_a_solo_game_is_one_message_away(anywhere: ServeAnywhere) -> None:
    async def script(host: Client) -> None:
        state = await host.ask(from_client.Open(Settings("dice", 5), fill="greenhorn", start=True), State)
        assert len(state.view.seats) == 5

    over_sockets(anywhere, 1, script)


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (from_client.Open(Settings("card", 3)), "bad-option"),
        (from_client.Open(Settings("card", 4, options={"barrel": "sometimes"})), "bad-option"),
        (from_client.Open(Settings("dice", 4, sets=["base"])), "bad-option"),
        (from_client.Open(CARD, fill="sharpshooter"), "no-bot"),
        (from_client.Open(CARD, start=True), "seats-empty"),
        (from_client.Join("NOSUCH"), "no-table"),
        (from_client.Watch("NOSUCH"), "no-table"),
        (from_client.Start(), "not-at-a-table"),
        (from_client.Move("x", 0, "end"), "not-at-a-table"),
    ],
)
def test_what_cannot_be_done_is_refused_politely(
    anywhere: ServeAnywhere, message: from_client.FromClient, key: str
) -> None:
    async def script(guest: Client) -> None:
        refused = await guest.ask(message, Refused)
        assert refused.key == key
        assert refused.text.endswith(".")

    over_sockets(anywhere, 1, script)


def test_only_the_host_rules_the_room(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        for message in (
            from_client.AddBot(2, "greenhorn"),
            from_client.Kick(0),
            from_client.Start(),
            from_client.Change(DICE),
        ):
            refused = await friend.ask(message, Refused)
            assert refused.key == "not-host"
        assert (await host.ask(from_client.Start(), Refused)).key == "seats-empty"
        assert (await host.ask(from_client.Kick(0), Refused)).key == "not-now"

    over_sockets(anywhere, 2, script)


def test_whoever_is_kicked_stays_out(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        await host.send(from_client.Kick(1))
        assert (await friend.until(Left)).why == "kicked"
        assert (await friend.ask(from_client.Join(room.code), Refused)).key == "kicked"
        assert (await friend.ask(from_client.Chat("let me in"), Refused)).key == "not-at-a-table"

    over_sockets(anywhere, 2, script)


def test_seats_can_be_changed_and_the_table_grows_and_shrinks(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        moved = await friend.ask(from_client.Sit(3), Room)
        assert moved.you == 3
        assert moved.seats[1].who == "nobody"
        assert (await friend.ask(from_client.Sit(0), Refused)).key == "seat-taken"
        await host.send(from_client.Change(DICE))
        smaller = await friend.until(Room, lambda said: said.settings.game == "dice")
        assert len(smaller.seats) == 3
        assert [seat.who for seat in smaller.seats].count("person") == 2
        assert smaller.seats[smaller.you or 0].guest is not None

    over_sockets(anywhere, 2, script)


def test_the_next_person_becomes_host(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        await host.ask(from_client.Leave(), Left)
        after = await friend.until(Room, lambda said: said.host == said.you)
        assert after.seats[0].who == "nobody"
        await friend.ask(from_client.Leave(), Left)
        assert (await friend.ask(from_client.Join(room.code), Refused)).key == "no-table"

    over_sockets(anywhere, 2, script)


def test_a_host_who_does_not_come_back_is_replaced(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Join(room.code), Room)
        host.vanish()
        await friend.until(Room, lambda said: said.host == said.you)

    over_sockets(anywhere, 2, script, grace=0.1)


def test_the_lobby_shows_public_tables_as_they_change(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, browser: Client) -> None:
        assert (await browser.ask(from_client.Browse(), Lobby)).tables == []
        room = await host.ask(from_client.Open(DICE), Room)
        (table,) = (await browser.until(Lobby)).tables
        assert (table.code, table.free, table.people) == (room.code, 2, 1)
        await host.ask(from_client.Open(CARD), Room)
        await host.send(from_client.Rename("Anna", "face"))
        await host.until(Welcome)
        listed = await browser.until(Lobby, lambda said: any(each.host == "Anna" for each in said.tables))
        assert [each.code for each in listed.tables] == [room.code], "a table by link is nobody's business"

    over_sockets(anywhere, 2, script)


def test_people_talk_and_nobody_shouts(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(from_client.Open(CARD), Room)
        await friend.ask(from_client.Watch(room.code), Room)
        said = await host.ask(from_client.Chat("howdy\u202e there"), Said)
        assert said.text == "howdy there"
        assert (await friend.until(Said)).seat == 0
        theirs = await friend.ask(from_client.Chat("hello from the fence"), Said)
        assert theirs.seat is None
        assert (await friend.ask(from_client.SendEmote("howdy"), Refused)).key == "not-seated"
        await host.ask(from_client.SendEmote("howdy"), Emoted)
        assert (await host.ask(from_client.SendEmote("howdy"), Refused)).key == "too-fast"
        for _ in range(5):
            await host.send(from_client.Chat("spam"))
        assert (await host.until(Refused)).key == "too-fast"

    over_sockets(anywhere, 2, script)


def test_names_are_kept(anywhere: ServeAnywhere) -> None:
    async def script(guest: Client) -> None:
        renamed = await guest.ask(from_client.Rename("  Calamity \n Jane ", "f4ce"), Welcome)
        assert renamed.you.name == "Calamity Jane"
        again = Client(guest.url, guest.cookie)
        assert (await again.connect()).you == renamed.you
        await again.close()

    over_sockets(anywhere, 1, script)


def test_nobody_sits_at_too_many_tables(anywhere: ServeAnywhere) -> None:
    async def script(guest: Client) -> None:
        tabs = [guest, Client(guest.url, guest.cookie), Client(guest.url, guest.cookie)]
        for tab in tabs[1:]:
            await tab.connect()
        for tab in tabs[:2]:
            await tab.ask(from_client.Open(CARD), Room)
        assert (await tabs[2].ask(from_client.Open(CARD), Refused)).key == "too-many-tables"
        for tab in tabs[1:]:
            await tab.close()

    over_sockets(anywhere, 1, script, most_tables_a_guest=2)


def is_called(code: str, room: Room) -> bool:
    return room.code == code


def test_a_table_that_its_only_person_left_makes_room_for_a_new_one(anywhere: ServeAnywhere) -> None:
    async def script(guest: Client) -> None:
        opened = [(await guest.ask(from_client.Open(CARD), Room)).code for _ in range(3)]
        assert (await guest.ask(from_client.Join(opened[0]), Refused)).key == "no-table"
        for code in opened[1:]:
            await guest.send(from_client.Join(code))
            # servers that had to wait for the processor may tell of the table before once more
            await guest.until(Room, partial(is_called, code))

    over_sockets(anywhere, 1, script, most_tables_a_guest=2)
