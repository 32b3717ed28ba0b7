"""Phrases in place of words: for everybody at a table, or from strangers for whoever wants it so."""

import json
from pathlib import Path

from sixgun.server.keep.quiet import phrases_only
from sixgun.server.table.hall import Hall
from sixgun.server.table.talk import PHRASES
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Chat, SayPhrase, Settings
from sixgun.server.wire.from_server import History, Refused, Room, Said, State
from tools.server_trial.client import Client

from .conftest import ServeAnywhere
from .hall import Page, done, in_hall, letters, open_table
from .table import over_sockets
from .web import post

FOUR = Settings("dice", 4, pace=0)


def test_at_a_table_of_phrases_nobody_says_anything_else(anywhere: ServeAnywhere) -> None:
    async def script(host: Client, friend: Client, fence: Client) -> None:
        room = await host.ask(from_client.Open(Settings("dice", 4, phrases=True)), Room)
        await friend.ask(from_client.Join(room.code), Room)
        await fence.ask(from_client.Watch(room.code), Room)
        for speaker in (host, friend, fence):
            assert (await speaker.ask(Chat("visit my shop"), Refused)).key == "only-phrases"
            await speaker.send(SayPhrase("good-luck"))
            for hearer in (host, friend, fence):
                said = await hearer.until(Said)
                assert (said.phrase, said.text) == ("good-luck", PHRASES["good-luck"])

    over_sockets(anywhere, 3, script)


def words(page: Page) -> list[str]:
    return [said.text for said in page.heard if isinstance(said, Said)]


def test_words_of_strangers_never_reach_whoever_does_not_want_them(tmp_path: Path) -> None:
    """Once they have finished a game with him, they are strangers no longer."""

    async def script(hall: Hall) -> None:
        await hall.store.write(phrases_only("anna", on=True))
        anna, bruno = Page("anna"), Page("bruno")
        table = await open_table(hall, anna, FOUR, bruno)
        await letters(table)
        bruno.say(Chat("hello stranger"))
        bruno.say(SayPhrase("hello"))
        anna.say(Chat("howdy"))
        await letters(table)
        assert words(anna) == [PHRASES["hello"], "howdy"]
        assert words(bruno) == ["hello stranger", PHRASES["hello"], "howdy"]
        anna.heard.clear()
        anna.say(from_client.Resync())
        assert [said.text for said in (await anna.until(History)).said] == [PHRASES["hello"], "howdy"]
        await anna.until(State)
        for page in (anna, bruno):
            page.say(from_client.Away(on=True))
        await letters(table)
        while table.facts.phase == "playing":
            await done(table)
        anna.say(from_client.Resync())
        said = (await anna.until(History, lambda history: len(history.said) == 3)).said
        assert said[0].text == "hello stranger"

    in_hall(tmp_path, script)


def test_it_is_a_setting_of_ones_own_page(anywhere: ServeAnywhere) -> None:
    async def script(anna: Client, bruno: Client) -> None:
        url = anna.url.replace("ws", "http", 1).removesuffix("/ws")
        status, _, body = post(f"{url}/api/me/words", {"phrases": True}, anna.cookie or "")
        assert (status, json.loads(body)) == (200, {"phrases": True})
        room = await anna.ask(from_client.Open(FOUR), Room)
        await bruno.ask(from_client.Join(room.code), Room)
        await bruno.send(Chat("psst"))
        await bruno.until(Said)
        await bruno.send(SayPhrase("bye"))
        assert (await anna.until(Said)).phrase == "bye"

    over_sockets(anywhere, 2, script)
