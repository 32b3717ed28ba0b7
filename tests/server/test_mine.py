"""One's own page over the wire: what one sees of oneself, what others see of one, and taking oneself along."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli import main
from sixgun.rating.bots import measured
from sixgun.server.keep.store import Store
from sixgun.server.keep.ticket import TEN_MINUTES, give_out, hashed, ticket_of
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, Down, News, Refused, Room, State, Welcome
from tools.server_trial.client import Client, random_answer

from .conftest import OpenStore, Serve, ServeAnywhere
from .table import begin
from .test_store import with_store
from .web import cookie_of, get, post

QUICK = Settings("dice", 4, pace=0, level="drifter")
SECRET = "Zachary Quill"
"""A name that nothing else here has in it."""


def as_guest(url: str, cookie: str) -> Any:
    status, _, body = get(url, Cookie=f"sixgun={cookie}")
    assert status == 200, body
    return json.loads(body)


async def to_the_end(client: Client, said: State | News) -> After:
    """Answer at random, whatever comes between, until everything is open."""
    luck = random.Random(2)
    message: Down = said
    while not isinstance(message, After):
        move = random_answer(message, luck) if isinstance(message, State | News) else None
        if move is not None:
            await client.send(move)
        message = await client.receive()
    return message


def a_game(server: Any, *names: str) -> tuple[list[str], After]:
    """Play a game of these people, and give their cookies."""

    async def run() -> tuple[list[str], After]:
        clients = [Client(server.socket_url) for _ in names]
        for client, name in zip(clients, names, strict=True):
            await client.connect()
            await client.ask(from_client.Rename(name, name.lower()[:20]), Welcome)
        _, states = await begin(clients, QUICK)
        ended = await asyncio.gather(*(to_the_end(*each) for each in zip(clients, states, strict=True)))
        for client in clients:
            await client.close()
        return [client.cookie or "" for client in clients], ended[0]

    return asyncio.run(run())


def test_a_game_is_on_my_page_and_in_my_file_on_whichever_server(anywhere: ServeAnywhere) -> None:
    server = anywhere()
    (anna, bruno), after = a_game(server, "Anna", SECRET)
    url = server.url
    me = as_guest(f"{url}/api/me", anna)
    assert me["you"]["name"] == "Anna"
    assert me["statistics"]["total"]["games"] == 1
    assert [game["game"] for game in me["last"]] == [after.game]
    assert me["last"][0]["kept"]
    assert {seat["name"] for seat in me["last"][0]["seats"]} == {"Anna", SECRET, ""}
    assert as_guest(f"{url}/api/me?game=card", anna)["statistics"]["total"]["games"] == 0
    role = me["last"][0]["role"]
    assert len(as_guest(f"{url}/api/me/games?game=dice&role={role}", anna)["games"]) == 1
    result = "lost" if me["last"][0]["won"] else "won"
    assert as_guest(f"{url}/api/me/games?result={result}", anna)["games"] == []
    assert get(f"{url}/api/me/games?role=cook", Cookie=f"sixgun={anna}")[0] == 400
    assert get(f"{url}/api/me/games?before=x.y", Cookie=f"sixgun={anna}")[0] == 400
    whole = as_guest(f"{url}/me.json", bruno)
    assert [game["game"] for game in whole["games"]] == [after.game]
    assert json.loads(get(f"{url}/api/me")[2])["statistics"]["total"]["games"] == 0, "a stranger has played nothing"


def test_nobody_sees_what_was_not_made_public(serve: Serve) -> None:
    server = serve()
    (anna, hidden), _ = a_game(server, "Anna", SECRET)
    url = server.url
    id = as_guest(f"{url}/api/me", hidden)["you"]["id"]
    unknown = get(f"{url}/api/player/0123456789abcdef", Cookie=f"sixgun={anna}")
    private = get(f"{url}/api/player/{id}", Cookie=f"sixgun={anna}")
    assert (private[0], private[2]) == (404, unknown[2]), "not even whether there is such a player"
    assert post(f"{url}/api/me/public", {"on": True}, hidden)[0] == 200
    shown = as_guest(f"{url}/api/player/{id}", anna)
    assert shown["guest"]["name"] == SECRET
    assert shown["together"]["games"] == 1
    assert "last" not in shown, "whom he has played with is nobody else's business"
    assert "Anna" not in json.dumps(shown)
    assert post(f"{url}/api/me/public", {"on": False}, hidden)[0] == 200
    assert get(f"{url}/api/player/{id}", Cookie=f"sixgun={anna}")[0] == 404


def test_the_leaderboard_names_only_those_who_want_it_and_bots_have_no_place(serve: Serve) -> None:
    pytest.importorskip("openskill", reason="the extra people is not installed: no ratings are tested")
    server = serve()
    (anna, hidden), _ = a_game(server, "Anna", SECRET)
    url = server.url
    board = f"{url}/api/leaders?game=dice&against=people"
    assert SECRET.encode() not in get(board, Cookie=f"sixgun={anna}")[2]
    own = next(each for each in as_guest(board, hidden)["rows"] if each["you"])
    assert (own["guest"]["name"], own["place"]) == (SECRET, None), "he sees himself, without a place"
    assert post(f"{url}/api/me/public", {"on": True}, anna)[0] == 200
    rows = as_guest(board, hidden)["rows"]
    assert [(each["guest"]["name"], each["place"]) for each in rows if each["guest"] and not each["you"]] == [
        ("Anna", 1)
    ]
    assert {each["level"]: each["place"] for each in rows if each["level"]} == dict.fromkeys(measured()["dice"])
    lower = [each["value"] - 2 * each["plus_minus"] for each in rows]
    assert lower == sorted(lower, reverse=True)
    assert as_guest(f"{board}&span=month", hidden)["rows"] == rows
    assert [each for each in as_guest(f"{url}/api/leaders?game=card", anna)["rows"] if each["guest"]] == []
    assert get(f"{url}/api/leaders?game=chess")[0] == 400


def test_what_changes_something_must_come_from_our_own_page(serve: Serve) -> None:
    url = serve().url
    assert post(f"{url}/api/me/delete", {}, Origin="https://evil.example")[0] == 405
    assert post(f"{url}/api/replay/x", {})[0] == 405
    assert get(f"{url}/api/me/delete")[0] == 404, "looking deletes nothing"
    assert post(f"{url}/api/me/public", {"on": "perhaps"})[0] == 400
    assert post(f"{url}/api/me/public", "x" * 20_000)[0] == 413


def test_who_deletes_himself_is_in_nothing_that_others_get_and_is_somebody_new(anywhere: ServeAnywhere) -> None:
    server = anywhere()
    (anna, bruno), after = a_game(server, "Anna", SECRET)
    url = server.url
    assert SECRET.encode() in get_unpacked(f"{url}/api/replay/{after.game}")
    status, headers, _ = post(f"{url}/api/me/delete", {}, bruno)
    assert status == 200
    assert cookie_of(headers) not in ("", bruno)
    seats = as_guest(f"{url}/api/me", anna)["last"][0]["seats"]
    assert [seat["name"] for seat in seats if not seat["level"]] == ["Anna", ""]
    for path in (f"/api/replay/{after.game}", f"/api/record/{after.game}", "/me.json"):
        assert SECRET.encode() not in get_unpacked(f"{url}{path}", anna), path

    async def old_cookie() -> None:
        client = Client(server.socket_url, bruno)
        welcome = await client.connect()
        assert client.cookie != bruno
        assert welcome.you.name.startswith("Stranger")
        await client.close()

    asyncio.run(old_cookie())


def get_unpacked(url: str, cookie: str = "") -> bytes:
    import gzip

    _, headers, body = get(url, Cookie=f"sixgun={cookie}")
    return gzip.decompress(body) if headers["Content-Encoding"] == "gzip" else body


# manners


def test_whom_somebody_does_not_want_cannot_sit_down_at_his_tables_any_more(anywhere: ServeAnywhere) -> None:
    server = anywhere()
    (anna, bruno), _ = a_game(server, "Anna", "Bruno")
    url = server.url
    id = as_guest(f"{url}/api/me", bruno)["you"]["id"]
    assert post(f"{url}/api/me/block", {"guest": "0" * 16}, anna)[0] == 404, "only who was at the same table"
    assert post(f"{url}/api/me/block", {"guest": id}, anna)[0] == 200
    assert [each["name"] for each in as_guest(f"{url}/api/me", anna)["unwanted"]] == ["Bruno"]

    async def joins() -> bool:
        host, other = Client(server.socket_url, anna), Client(server.socket_url, bruno)
        await host.connect()
        await other.connect()
        room = await host.ask(from_client.Open(QUICK), Room)
        await other.send(from_client.Join(room.code))
        while not isinstance(said := await other.receive(), Room | Refused):
            continue
        await host.close()
        await other.close()
        return isinstance(said, Room)

    assert not asyncio.run(joins())
    assert post(f"{url}/api/me/block", {"guest": id, "on": False}, anna)[0] == 200
    assert asyncio.run(joins())


def test_a_report_reaches_whoever_hosts_and_nobody_reports_strangers(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve()
    (anna, bruno), after = a_game(server, "Anna", "Bruno")
    url = server.url
    id = as_guest(f"{url}/api/me", bruno)["you"]["id"]
    said = {"guest": id, "words": "leaves\nevery game", "game": after.game}
    assert post(f"{url}/api/me/report", said)[0] == 404
    assert [post(f"{url}/api/me/report", said, anna)[0] for _ in range(6)] == [200] * 5 + [429]
    server.kill()
    assert main(["admin", "reports", "--data", str(tmp_path / "data")]) == 0
    told = capsys.readouterr().out
    assert f"Bruno ({id})" in told
    assert "  leaves every game" in told


# taking oneself along


def code_of(answer: bytes) -> str:
    return str(json.loads(answer)["link"]).partition("#")[2]


def test_a_link_brings_name_and_games_to_another_browser_once(anywhere: ServeAnywhere) -> None:
    server = anywhere()
    (anna,), _ = a_game(server, "Anna")
    (phone,), _ = a_game(server, "Phone")
    url = server.url
    code = code_of(post(f"{url}/api/me/take", {}, anna)[2])
    told = json.loads(post(f"{url}/api/me/look", {"code": code}, phone)[2])
    assert (told["who"]["name"], told["games"], told["here"], told["same"]) == ("Anna", 1, 1, False)

    status, _, body = post(f"{url}/api/me/come", {"code": code, "how": "add"}, phone)
    assert (status, b"seat at a table" in body) == (409, True), "whoever sits somewhere would lose his seat"
    asyncio.run(get_up(server, phone))
    status, headers, _ = post(f"{url}/api/me/come", {"code": code, "how": "add"}, phone)
    assert status == 200
    both = as_guest(f"{url}/api/me", cookie_of(headers))
    assert (both["you"]["name"], both["statistics"]["total"]["games"]) == ("Anna", 2)
    assert both == as_guest(f"{url}/api/me", anna), "both browsers are the same person now"
    for how in ("look", "come"):
        body_of = {"code": code} if how == "look" else {"code": code, "how": "add"}
        assert post(f"{url}/api/me/{how}", body_of, "")[0] == 404, "it works once"


async def get_up(server: Any, cookie: str) -> None:
    client = Client(server.socket_url, cookie)
    for code in (await client.connect()).seated:
        await client.send(from_client.Join(code))
        await client.until(After)
        await client.send(from_client.Leave())
        await client.until(from_server_left())
    await client.close()


def from_server_left() -> Any:
    from sixgun.server.wire.from_server import Left

    return Left


def test_what_is_replaced_is_deleted_unless_it_has_a_key_of_its_own(serve: Serve) -> None:
    server = serve()
    url = server.url
    (anna,), _ = a_game(server, "Anna")
    for keeps in (False, True):
        (other,), _ = a_game(server, SECRET)
        key = code_of(post(f"{url}/api/me/recovery", {}, other)[2]) if keeps else ""
        code = code_of(post(f"{url}/api/me/take", {}, anna)[2])
        status, headers, _ = post(f"{url}/api/me/come", {"code": code, "how": "replace"}, other)
        assert status == 200
        assert as_guest(f"{url}/api/me", cookie_of(headers))["statistics"]["total"]["games"] == 1
        if keeps:
            status, headers, _ = post(f"{url}/api/me/come", {"code": key, "how": "replace"})
            assert as_guest(f"{url}/api/me", cookie_of(headers))["you"]["name"] == SECRET
        else:
            assert as_guest(f"{url}/api/me", other)["statistics"]["total"]["games"] == 0


def test_a_recovery_link_works_until_there_is_a_newer_one(serve: Serve) -> None:
    server = serve()
    url = server.url
    (anna,), _ = a_game(server, "Anna")
    first = code_of(post(f"{url}/api/me/recovery", {}, anna)[2])
    for _ in range(2):
        assert post(f"{url}/api/me/come", {"code": first, "how": "replace"})[0] == 200
    second = code_of(post(f"{url}/api/me/recovery", {}, anna)[2])
    assert post(f"{url}/api/me/come", {"code": first, "how": "replace"})[0] == 404
    assert post(f"{url}/api/me/come", {"code": second, "how": "replace"})[0] == 200


def test_whoever_tries_codes_is_soon_refused_the_right_one_as_well(serve: Serve) -> None:
    server = serve()
    url = server.url
    (anna,), _ = a_game(server, "Anna")
    code = code_of(post(f"{url}/api/me/take", {}, anna)[2])
    wrong = [
        post(f"{url}/api/me/look", {"code": code[:-1] + letter})[0] for letter in "abcdefghijkl" if letter != code[-1]
    ]
    assert wrong[:10] == [404] * 10
    assert wrong[-1] == 429
    assert post(f"{url}/api/me/look", {"code": code})[0] == 429


def test_a_link_ends_after_ten_minutes_and_only_its_hash_is_kept(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        code, until, statements = give_out("anna", "take", 1000)
        await store.write(*statements)
        assert until == 1000 + TEN_MINUTES
        kept = repr(await store.read("SELECT * FROM tickets"))
        assert code[8:] not in kept
        assert repr(hashed(code[8:]))[2:-1] in kept
        ticket = await ticket_of(store, code, until - 1)
        assert ticket is not None
        assert ticket.guest == "anna"
        assert await ticket_of(store, code, until) is None
        assert await ticket_of(store, code[:8], 1000) is None
        assert await ticket_of(store, "", 1000) is None
        first, second = await asyncio.gather(
            store.write(*ticket.spending), store.write(*ticket.spending), return_exceptions=True
        )
        assert (first is None) != (second is None), "of two who come with it at once, one gets it"
        assert await ticket_of(store, code, 1000) is None

    with_store(open_store, script)


# kill -9


def test_what_one_has_said_of_oneself_outlives_kill_9(anywhere: ServeAnywhere) -> None:
    """A name made public, somebody not wanted, phrases only, links to come back by: an answer is a promise."""
    server = anywhere()
    (anna, bruno), _ = a_game(server, "Anna", "Bruno")
    url = server.url
    id = as_guest(f"{url}/api/me", bruno)["you"]["id"]
    own = as_guest(f"{url}/api/me", anna)["you"]["id"]
    assert post(f"{url}/api/me/public", {"on": True}, anna)[0] == 200
    assert post(f"{url}/api/me/block", {"guest": id}, anna)[0] == 200
    assert post(f"{url}/api/me/words", {"phrases": True}, anna)[0] == 200
    recovery = code_of(post(f"{url}/api/me/recovery", {}, anna)[2])
    take = code_of(post(f"{url}/api/me/take", {}, anna)[2])
    before = as_guest(f"{url}/api/me", anna)
    server.kill()
    url = anywhere().url
    assert as_guest(f"{url}/api/me", anna) == before
    assert [each["name"] for each in before["unwanted"]] == ["Bruno"]
    assert as_guest(f"{url}/api/player/{own}", bruno)["guest"]["name"] == "Anna"
    for code in (take, recovery):
        assert json.loads(post(f"{url}/api/me/look", {"code": code})[2])["who"]["name"] == "Anna"
