"""The waiting room, over real sockets: seats, bots, kicking, the host, and the start of a game."""

import pytest

from sixgun.server import up
from sixgun.server.down import Emoted, Left, Lobby, Refused, Room, Said, State, Welcome
from sixgun.server.trial.client import Client
from sixgun.server.up import Settings

from .conftest import Serve
from .table import over_sockets

CARD = Settings("card", 4)
DICE = Settings("dice", 3, public=True)


def test_the_host_fills_a_table_and_starts(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        assert (room.you, room.host, room.phase) == (0, 0, "waiting")
        assert room.link == f"/t/{room.code}"
        theirs = await friend.ask(up.Join(room.code.lower()), Room)
        assert theirs.you == 1
        await host.send(up.AddBot(2, "greenhorn"))
        await host.send(up.AddBot(3, "greenhorn"))
        await host.send(up.Start())
        state = await friend.until(State)
        assert state.seq == 0
        assert state.view.viewer == 1
        assert len(state.seed_hash) == 64

    over_sockets(serve, 2, script)


def test_a_solo_game_is_one_message_away(serve: Serve) -> None:
    async def script(host: Client) -> None:
        state = await host.ask(up.Open(Settings("dice", 5), fill="greenhorn", start=True), State)
        assert len(state.view.seats) == 5

    over_sockets(serve, 1, script)


@pytest.mark.parametrize(
    ("message", "key"),
    [
        (up.Open(Settings("card", 3)), "bad-option"),
        (up.Open(Settings("card", 4, options={"barrel": "sometimes"})), "bad-option"),
        (up.Open(Settings("dice", 4, sets=["base"])), "bad-option"),
        (up.Open(CARD, fill="sharpshooter"), "no-bot"),
        (up.Open(CARD, start=True), "seats-empty"),
        (up.Join("NOSUCH"), "no-table"),
        (up.Watch("NOSUCH"), "no-table"),
        (up.Start(), "not-at-a-table"),
        (up.Move("x", 0, "end"), "not-at-a-table"),
    ],
)
def test_what_cannot_be_done_is_refused_politely(serve: Serve, message: up.FromClient, key: str) -> None:
    async def script(guest: Client) -> None:
        refused = await guest.ask(message, Refused)
        assert refused.key == key
        assert refused.text.endswith(".")

    over_sockets(serve, 1, script)


def test_only_the_host_rules_the_room(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Join(room.code), Room)
        for message in (up.AddBot(2, "greenhorn"), up.Kick(0), up.Start(), up.Change(DICE)):
            refused = await friend.ask(message, Refused)
            assert refused.key == "not-host"
        assert (await host.ask(up.Start(), Refused)).key == "seats-empty"
        assert (await host.ask(up.Kick(0), Refused)).key == "not-now"

    over_sockets(serve, 2, script)


def test_whoever_is_kicked_stays_out(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Join(room.code), Room)
        await host.send(up.Kick(1))
        assert (await friend.until(Left)).why == "kicked"
        assert (await friend.ask(up.Join(room.code), Refused)).key == "kicked"
        assert (await friend.ask(up.Chat("let me in"), Refused)).key == "not-at-a-table"

    over_sockets(serve, 2, script)


def test_seats_can_be_changed_and_the_table_grows_and_shrinks(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Join(room.code), Room)
        moved = await friend.ask(up.Sit(3), Room)
        assert moved.you == 3
        assert moved.seats[1].who == "nobody"
        assert (await friend.ask(up.Sit(0), Refused)).key == "seat-taken"
        await host.send(up.Change(DICE))
        smaller = await friend.until(Room, lambda said: said.settings.game == "dice")
        assert len(smaller.seats) == 3
        assert [seat.who for seat in smaller.seats].count("person") == 2
        assert smaller.seats[smaller.you or 0].guest is not None

    over_sockets(serve, 2, script)


def test_the_next_person_becomes_host(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Join(room.code), Room)
        await host.ask(up.Leave(), Left)
        after = await friend.until(Room, lambda said: said.host == said.you)
        assert after.seats[0].who == "nobody"
        await friend.ask(up.Leave(), Left)
        assert (await friend.ask(up.Join(room.code), Refused)).key == "no-table"

    over_sockets(serve, 2, script)


def test_a_host_who_does_not_come_back_is_replaced(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Join(room.code), Room)
        host.vanish()
        await friend.until(Room, lambda said: said.host == said.you)

    over_sockets(serve, 2, script, grace=0.1)


def test_the_lobby_shows_public_tables_as_they_change(serve: Serve) -> None:
    async def script(host: Client, browser: Client) -> None:
        assert (await browser.ask(up.Browse(), Lobby)).tables == []
        room = await host.ask(up.Open(DICE), Room)
        (table,) = (await browser.until(Lobby)).tables
        assert (table.code, table.free, table.people) == (room.code, 2, 1)
        await host.ask(up.Open(CARD), Room)
        await host.send(up.Rename("Anna", "face"))
        await host.until(Welcome)
        listed = await browser.until(Lobby, lambda said: any(each.host == "Anna" for each in said.tables))
        assert [each.code for each in listed.tables] == [room.code], "a table by link is nobody's business"

    over_sockets(serve, 2, script)


def test_people_talk_and_nobody_shouts(serve: Serve) -> None:
    async def script(host: Client, friend: Client) -> None:
        room = await host.ask(up.Open(CARD), Room)
        await friend.ask(up.Watch(room.code), Room)
        said = await host.ask(up.Chat("howdy\u202e there"), Said)
        assert said.text == "howdy there"
        assert (await friend.until(Said)).seat == 0
        theirs = await friend.ask(up.Chat("hello from the fence"), Said)
        assert theirs.seat is None
        assert (await friend.ask(up.SendEmote("howdy"), Refused)).key == "not-seated"
        await host.ask(up.SendEmote("howdy"), Emoted)
        assert (await host.ask(up.SendEmote("howdy"), Refused)).key == "too-fast"
        for _ in range(5):
            await host.send(up.Chat("spam"))
        assert (await host.until(Refused)).key == "too-fast"

    over_sockets(serve, 2, script)


def test_names_are_kept(serve: Serve) -> None:
    async def script(guest: Client) -> None:
        renamed = await guest.ask(up.Rename("  Calamity \n Jane ", "f4ce"), Welcome)
        assert renamed.you.name == "Calamity Jane"
        again = Client(guest.url, guest.cookie)
        assert (await again.connect()).you == renamed.you
        await again.close()

    over_sockets(serve, 1, script)


def test_nobody_sits_at_too_many_tables(serve: Serve) -> None:
    async def script(guest: Client) -> None:
        tabs = [guest, Client(guest.url, guest.cookie), Client(guest.url, guest.cookie)]
        for tab in tabs[1:]:
            await tab.connect()
        for tab in tabs[:2]:
            await tab.ask(up.Open(CARD), Room)
        assert (await tabs[2].ask(up.Open(CARD), Refused)).key == "too-many-tables"
        for tab in tabs[1:]:
            await tab.close()

    over_sockets(serve, 1, script, most_tables_a_guest=2)


def test_a_table_that_its_only_person_left_makes_room_for_a_new_one(serve: Serve) -> None:
    async def script(guest: Client) -> None:
        opened = [(await guest.ask(up.Open(CARD), Room)).code for _ in range(3)]
        assert (await guest.ask(up.Join(opened[0]), Refused)).key == "no-table"
        for code in opened[1:]:
            assert (await guest.ask(up.Join(code), Room)).code == code

    over_sockets(serve, 1, script, most_tables_a_guest=2)
