"""While away: a browser asks for notices, gets them while no page shows the table, and finds its way back from there.

The push service of a browser's maker cannot be reached from here: one of our own gets the letters, and the browser is
given what stood in them as its maker's service would. A browser without a screen shows no notices and none can be
clicked, so its worker is asked what it would have shown, and is told that it was clicked.
"""

import asyncio
import json
import random
import threading
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from playwright.sync_api import CDPSession, Page, expect

from sixgun.server.config import Config
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import Welcome
from tests.patience import PATIENCE, wait_until
from tests.server.pushing import Browser, PushService, push_service
from tests.server.table import begin
from tests.server.test_notices import until_asked
from tools.server_trial.client import Client
from tools.server_trial.process import Nursery, Server, nursery

from .conftest import NewPage
from .player import MINE
from .serving import Server as Own
from .serving import free_port

T = TypeVar("T")

LONG = Settings("dice", 4, pace=0, over_days=True, name="Gulch")
IN_CHARGE = "navigator.serviceWorker.ready.then(() => {})"
SUBSCRIBED = """(() => {
    let there = null;
    const made = (said, key) => ({
        endpoint: said.endpoint,
        options: { applicationServerKey: Uint8Array.from(
            atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0)).buffer },
        toJSON: () => said,
        unsubscribe: async () => { there = null; return true; },
    });
    PushManager.prototype.getSubscription = async () => there;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => (there = made(%s, applicationServerKey));
})()"""
LISTENING = """() => {
    self.shown = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
        self.shown.push({ title, ...options });
        self.told?.();
    };
}"""
SHOWN = "() => new Promise((yes) => self.shown.length ? yes() : (self.told = yes)).then(() => self.shown)"
CLICKED = """async () => {
    const opened = [];
    self.clients.openWindow = async (path) => opened.push(path);
    const work = [];
    const event = new ExtendableEvent("notificationclick");
    event.notification = { ...self.shown[0], close: () => opened.push("closed") };
    event.waitUntil = (promise) => work.push(promise);
    self.dispatchEvent(event);
    await Promise.all(work);
    return opened;
}"""


class Elsewhere:
    """Where the others play: a loop of its own, for the browser has one in the thread of the test."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def end(self) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def elsewhere() -> Iterator[Elsewhere]:
    there = Elsewhere()
    yield there
    there.end()


@pytest.fixture
def warm(tmp_path: Path) -> Iterator[Nursery]:
    with nursery(tmp_path / "log") as start:
        yield start


@pytest.fixture
def server(warm: Nursery, tmp_path: Path) -> Iterator[Server]:
    running = warm.start(Config(data=tmp_path / "data", ports=(free_port(),), local_push=True, notice_after=0.0))
    yield running
    running.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


class Table:
    """A game over days of two people: one of them is asked first, and plays on; the other is away."""

    def __init__(self, server: Server) -> None:
        self.clients = [Client(server.socket_url) for _ in range(2)]
        self.code = ""

    async def begin(self) -> None:
        for client, name in zip(self.clients, ("Anna", "Bruno"), strict=True):
            await client.connect()
            await client.ask(from_client.Rename(name, "face"), Welcome)
        room, states = await begin(self.clients, LONG)
        first = states[0].asked
        self.here = 1 if first is not None and first.seat == 1 else 0
        self.state = states[self.here]
        self.code = room.code

    @property
    def away(self) -> Client:
        return self.clients[1 - self.here]

    async def until_asked(self) -> None:
        await until_asked(self.clients[self.here], self.away, self.state, random.Random(4))

    async def end(self) -> None:
        for client in self.clients:
            await client.close()


def deliver(devtools: CDPSession, server: Server, registration: str, letter: str) -> None:
    """Give a browser what its maker's push service would."""
    said = {"origin": server.url, "registrationId": registration, "data": letter}
    devtools.send("ServiceWorker.deliverPushMessage", said)


def registration_of(devtools: CDPSession, page: Page, server: Server) -> str:
    found: list[str] = []

    def hear(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"] if one["scopeURL"].startswith(server.url))

    devtools.on("ServiceWorker.workerRegistrationUpdated", hear)
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    return found[-1]


def test_a_closed_page_is_told_and_a_click_leads_to_the_table(
    new_page: NewPage, server: Server, service: PushService, elsewhere: Elsewhere
) -> None:
    table = Table(server)
    elsewhere.do(table.begin())
    page = new_page(worker=True)
    page.context.add_cookies([{"name": "sixgun", "value": table.away.cookie or "", "url": server.url}])
    page.context.grant_permissions(["notifications"], origin=server.url)
    browser = Browser()
    said = {"endpoint": f"{service.origin}/mine", "keys": browser.keys}
    page.add_init_script(SUBSCRIBED % json.dumps(said))
    page.goto(f"{server.url}/me/device")
    page.evaluate(IN_CHARGE)
    field = page.locator("[data-field=notify-closed]")
    field.check()
    expect(field).to_be_checked()
    expect(field).to_be_enabled()

    page.goto(server.url)
    expect(page.get_by_role("heading", name="Gulch")).to_be_visible()
    elsewhere.do(table.until_asked())
    wait_until(lambda: bool(service.at("/mine")))
    letter = browser.opened(service.letters[0].body)
    (worker,) = page.context.service_workers
    worker.evaluate(LISTENING)
    devtools = page.context.new_cdp_session(page)
    deliver(devtools, server, registration_of(devtools, page, server), json.dumps(letter))
    path = f"/t/{table.code}"
    said_so = {"title": "It is your turn", "body": "at “Gulch”", "tag": table.code}
    assert worker.evaluate(SHOWN) == [{**said_so, "icon": "/icon-192.png", "data": {"path": path}}]
    assert worker.evaluate(CLICKED) == ["closed", path]
    # nobody has loaded the start page again: it renews itself while it is open
    expect(page.get_by_role("heading", name="Your turn at table Gulch")).to_be_visible()
    page.locator("[data-do=continue]").click()
    page.wait_for_selector(MINE)  # not his dice: Sid Ketchum is asked something else first
    assert page.url == f"{server.url}{path}"
    elsewhere.do(table.end())


def test_what_comes_to_nothing_is_said_and_is_not_ticked(new_page: NewPage, shared_server: Own) -> None:
    """The browser of the tests knows no push service, as some browsers do not."""
    page = new_page(worker=True, expects="Push API")
    page.context.grant_permissions(["notifications"], origin=shared_server.url)
    page.goto(f"{shared_server.url}/me/device")
    page.evaluate(IN_CHARGE)
    field = page.locator("[data-field=notify-closed]")
    field.click()
    expect(page.get_by_text("That did not work")).to_be_visible()
    expect(field).not_to_be_checked()
    expect(field).to_be_enabled()


INSECURE = "Object.defineProperty(window, 'isSecureContext', { get: () => false })"


def test_at_an_address_that_is_not_safe_the_page_says_why_there_are_no_notices(
    new_page: NewPage, shared_server: Own
) -> None:
    page = new_page()
    page.add_init_script(INSECURE)
    page.goto(f"{shared_server.url}/me/device")
    expect(page.locator("[data-field=notify-closed]")).to_be_disabled()
    why = page.get_by_role("status").filter(has_text="only from a safe address")
    expect(why).to_have_count(1)
    page.goto(shared_server.url)
    page.get_by_role("button", name="Settings").click()
    expect(page.locator("dialog [data-field=notify]")).to_be_disabled()
    expect(page.locator("dialog")).to_contain_text("only from a safe address")


def test_what_we_keep_names_where_notices_go(new_page: NewPage, shared_server: Own) -> None:
    page = new_page()
    page.goto(f"{shared_server.url}/me/device")
    expect(page.locator("main")).to_contain_text("if you want notices: where your browser’s maker takes them")
