"""Notices to closed pages: who is sent what, sealed for whom, signed by whom, and where none is ever sent."""

import asyncio
import json
import random
import socket
import ssl
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from sixgun import extra
from sixgun.server.keep.person import delete
from sixgun.server.keep.pushes import MOST, Push, keep_push, push_id, pushes_of
from sixgun.server.keep.store import Store
from sixgun.server.push import messenger
from sixgun.server.push.delivery import NotDelivered, deliver
from sixgun.server.push.endpoint import BadEndpoint, Endpoint, look_up, read_endpoint
from sixgun.server.push.messenger import Messenger, Notice
from sixgun.server.push.seal import Signet
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import News, Seated, State
from tests.patience import wait_until
from tools.server_trial.client import Client, random_answer
from tools.server_trial.cluster import Cluster
from tools.server_trial.process import Server

from .conftest import OpenStore, Serve, ServeAnywhere
from .pushing import Browser, PushService, push_service
from .table import begin
from .test_store import with_store
from .web import get, post

LONG = Settings("dice", 4, pace=0, over_days=True, name="Gulch")
SECRET = b"the same for all servers of a store"


async def until_asked(asked: Client, other: Client, said: State | News, luck: random.Random) -> None:
    """One plays alone until the other is asked, whose page is closed."""
    other.vanish()
    while True:
        move = random_answer(said, luck)
        if move is not None:
            await asked.send(move)
        said = await asked.until(News)
        if said.asked is not None and said.asked.seat == 1 - (said.view.viewer or 0):
            return


def awake(server: Server | Cluster) -> int:
    """How many tables are at work."""
    nodes = server.servers if isinstance(server, Cluster) else [server]
    return sum(json.loads(get(f"{node.url}/healthz")[2])["tables"] for node in nodes)


def test_whoever_is_asked_gets_a_letter_that_only_his_browser_can_read(anywhere: ServeAnywhere) -> None:
    async def script(service: PushService) -> None:
        server = anywhere(local_push=True, notice_after=0.0)
        clients = [Client(server.socket_url) for _ in range(2)]
        browsers = [Browser(), Browser()]
        for client, browser, seat in zip(clients, browsers, "01", strict=True):
            await client.connect()
            wanted = {"endpoint": f"{service.origin}/{seat}", **browser.keys, "language": "de"}
            status, _, body = await asyncio.to_thread(post, f"{server.url}/api/me/notices", wanted, client.cookie or "")
            assert status == 200, body
        room, states = await begin(clients, LONG)
        first = states[0].asked
        luck = random.Random(4)
        asked = 1 if first is not None and first.seat == 1 else 0
        await until_asked(clients[asked], clients[1 - asked], states[asked], luck)
        path = f"/{1 - asked}"
        await asyncio.to_thread(wait_until, lambda: bool(service.at(path)))
        (letter,) = service.letters
        told = browsers[1 - asked].opened(letter.body)
        assert told == {
            "title": "Du bist am Zug",
            "text": "an „Gulch“",
            "path": f"/t/{room.code}",
            "tag": room.code,
        }, "nothing of the game"
        with pytest.raises(Exception, match=r".*"):
            browsers[asked].opened(letter.body)
        _, _, key = get(f"{server.url}/api/me/notices")
        claims = letter.signed_by(key.decode().split('"')[3])
        assert claims["aud"] == service.origin
        assert letter.headers["content-encoding"] == "aes128gcm"
        assert letter.headers["topic"] == room.code
        assert "cookie" not in letter.headers
        for client in clients:
            await client.close()

    with push_service() as service:
        asyncio.run(script(service))


def test_a_kill_loses_neither_a_table_that_sleeps_nor_who_wants_notices(anywhere: ServeAnywhere) -> None:
    settings = {"local_push": True, "notice_after": 0.0, "sleep_after": 0.0}

    async def script(service: PushService) -> None:
        server = anywhere(**settings)
        clients, browsers = [Client(server.socket_url) for _ in range(2)], [Browser(), Browser()]
        for client, browser, place in zip(clients, browsers, "01", strict=True):
            await client.connect()
            wanted = {"endpoint": f"{service.origin}/{place}", **browser.keys}
            await asyncio.to_thread(post, f"{server.url}/api/me/notices", wanted, client.cookie or "")
        room, states = await begin(clients, LONG)
        for client in clients:
            await client.close()
        await asyncio.to_thread(wait_until, lambda: awake(server) == 0)
        server.kill()
        server = anywhere(**settings)
        assert awake(server) == 0, "a start wakes nobody"
        asked = 0
        for seat, client in enumerate(clients):
            client.url = server.socket_url
            await client.connect()
            (taken,) = (await client.ask(from_client.Browse(), Seated)).tables
            assert (taken.code, taken.phase) == (room.code, "playing")
            asked = seat if taken.asked else asked
        before = len(service.at(f"/{1 - asked}"))
        state = await clients[asked].ask(from_client.Join(room.code), State)
        assert state.game == states[0].game
        assert state.choice is not None, "he is asked what he was asked before"
        await until_asked(clients[asked], clients[1 - asked], state, random.Random(4))
        path = f"/{1 - asked}"
        await asyncio.to_thread(wait_until, lambda: len(service.at(path)) > before)
        assert browsers[1 - asked].opened(service.at(path)[-1].body)["path"] == f"/t/{room.code}"
        await clients[asked].close()

    with push_service() as service:
        asyncio.run(script(service))


def test_bad_subscriptions_are_refused_with_a_sentence(serve: Serve) -> None:
    server = serve()
    keys = Browser().keys
    url = f"{server.url}/api/me/notices"
    _, headers, _ = get(f"{server.url}/")
    cookie = headers["Set-Cookie"].split(";")[0].partition("=")[2]

    def refused(**said: str) -> str:
        status, _, body = post(url, {"endpoint": "https://push.example/x", **keys, **said}, cookie)
        assert status == 400, body
        return body.decode()

    for endpoint in (
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://push.example:8080/x",
        "https://name:word@push.example/x",
        "ftp://push.example/x",
        "https:///x",
        "https://push.example/ x",
        "nonsense",
    ):
        assert refused(endpoint=endpoint).startswith("No notice can be sent there: ")
    assert "no keys" in refused(p256dh="AAAA")
    assert "no keys" in refused(auth="AAAA")
    assert "no keys" in refused(p256dh=keys["p256dh"][:-4] + "AAAA")
    assert "not understood" in refused(p256dh="?")
    assert post(url, {"endpoint": "https://push.example/x", **keys})[0] == 404, "nobody"
    assert post(url, {"endpoint": "https://push.example/x", **keys}, cookie)[0] == 200
    assert post(f"{url}/off", {"endpoint": "https://push.example/x"}, cookie)[0] == 200


def test_what_is_missing_is_said_with_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(module: str) -> None:
        raise ModuleNotFoundError(name=module)

    monkeypatch.setattr(extra, "import_module", nothing)
    with pytest.raises(extra.MissingExtra, match=r'A notice needs http_ece: pip install "sixgun\[people\]"'):
        _ = Signet(SECRET, "").public


# where no letter goes


@pytest.mark.parametrize("host", ["localhost.localdomain", "private.example", "mapped.example", "mixed.example"])
def test_a_name_that_means_an_address_of_ours_is_not_asked(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    means = {
        "localhost.localdomain": ["127.0.0.1"],
        "private.example": ["192.168.0.1"],
        "mapped.example": ["::ffff:10.0.0.1"],
        "mixed.example": ["93.184.215.14", "169.254.169.254"],
    }

    def known(name: str, port: int, **more: object) -> list[tuple[object, ...]]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in means[name]]

    monkeypatch.setattr(socket, "getaddrinfo", known)

    async def script() -> None:
        with ThreadPoolExecutor(1) as threads, pytest.raises(BadEndpoint, match="open internet"):
            await look_up(read_endpoint(f"https://{host}/x"), threads)

    asyncio.run(script())


def test_a_redirect_is_not_followed_and_counts_as_failed(open_store: OpenStore) -> None:
    async def script(store: Store, service: PushService) -> None:
        service.status["/x"] = 307
        service.headers["location"] = f"{service.origin}/elsewhere"
        await brought(store, service, "/x")
        assert [letter.path for letter in service.letters] == ["/x"]
        assert await pushes_of(store, "anna"), "it may be right the next time"

    with push_service() as service:
        with_store(open_store, lambda store: script(store, service))


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(open_store: OpenStore, status: int) -> None:
    async def script(store: Store, service: PushService) -> None:
        service.status["/x"] = status
        await brought(store, service, "/x")
        assert await pushes_of(store, "anna") == []

    with push_service() as service:
        with_store(open_store, lambda store: script(store, service))


def test_a_busy_push_service_is_asked_again_and_not_for_ever(
    open_store: OpenStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(messenger, "PAUSES", (0.001, 0.001))

    async def script(store: Store, service: PushService) -> None:
        service.status["/x"] = 503
        await brought(store, service, "/x")
        assert len(service.letters) == 3

    with push_service() as service:
        with_store(open_store, lambda store: script(store, service))


async def brought(store: Store, service: PushService, path: str) -> None:
    """A notice for somebody with one browser, until nothing is on its way any more."""
    await store.write(*keep_push(push_at(f"{service.origin}{path}")))
    sender = Messenger(store, Signet(SECRET, ""), local=True)
    await sender.bring(Notice("anna", "ABCD2345", "", "Bruno"))
    await asyncio.gather(*sender.tasks)


def push_at(endpoint: str, since: int = 1, guest: str = "anna") -> Push:
    keys = Browser().keys
    return Push(push_id(endpoint), guest, endpoint, keys["p256dh"], keys["auth"], "en", since)


# what is kept


def test_a_guest_has_few_browsers_and_takes_them_along_when_he_is_deleted(open_store: OpenStore) -> None:
    async def script(store: Store) -> None:
        for number in range(MOST + 2):
            await store.write(*keep_push(push_at(f"https://push.example/{number}", since=number)))
        kept = await pushes_of(store, "anna")
        assert [push.since for push in kept] == list(range(2, MOST + 2)), "the latest"
        await store.write(*keep_push(push_at("https://push.example/3", since=9, guest="bruno")))
        assert len(await pushes_of(store, "anna")) == MOST - 1, "a browser is one person's"
        await store.write(*delete("anna"))
        assert await pushes_of(store, "anna") == []
        assert len(await pushes_of(store, "bruno")) == 1

    with_store(open_store, script)


def test_nobodys_telephone_rings_all_day(open_store: OpenStore) -> None:
    async def script(store: Store, service: PushService) -> None:
        await store.write(*keep_push(push_at(f"{service.origin}/x")))
        sender = Messenger(store, Signet(SECRET, ""), local=True)
        for _ in range(50):
            await sender.bring(Notice("anna", "ABCD2345", "", "Bruno"))
        await asyncio.gather(*sender.tasks)
        assert len(service.letters) == 10

    with push_service() as service:
        with_store(open_store, lambda store: script(store, service))


# the way there


def test_over_tls_the_name_is_checked_and_the_address_is_the_one_looked_up(tmp_path: Path) -> None:
    theirs, ours = tls_of("push.example", tmp_path)
    got: list[bytes] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        got.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()

    async def script() -> None:
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=theirs)
        port = server.sockets[0].getsockname()[1]
        right, wrong = (Endpoint(host, port, "/send?a=b", True) for host in ("push.example", "other.example"))
        assert await deliver(right, ["127.0.0.1"], {"ttl": "1"}, b"sealed", ours) == (201, None)
        assert got[0].startswith(b"POST /send?a=b HTTP/1.1\r\n")
        with pytest.raises(NotDelivered, match="CERTIFICATE_VERIFY_FAILED"):
            await deliver(wrong, ["127.0.0.1"], {}, b"sealed", ours)
        with pytest.raises(NotDelivered, match="CERTIFICATE_VERIFY_FAILED"):
            await deliver(right, ["127.0.0.1"], {}, b"sealed")
        server.close()

    asyncio.run(script())


def tls_of(host: str, folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A server of that name, and somebody who trusts it alone."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
    now = datetime.now(UTC)
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (folder / "certificate.pem").write_bytes(certificate.public_bytes(Encoding.PEM))
    (folder / "key.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    theirs = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    theirs.load_cert_chain(folder / "certificate.pem", folder / "key.pem")
    return theirs, ssl.create_default_context(cafile=str(folder / "certificate.pem"))
