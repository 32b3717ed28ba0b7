"""One's own page in a browser: figures and games, another device, a passkey, and being rid of it all."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from sixgun.server.keep.sqlite import SqliteStore
from sixgun.server.keep.statement import save_guest
from sixgun.server.web.guest import Guests
from tests.server.games import play, row
from tests.server.test_mine import a_game

from .axe import needs_axe, violations
from .conftest import NewPage
from .profile import DESK, PHONE
from .serving import Server
from .steps import come, open_table

ANNA = "a" * 16


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[Server, str]]:
    """A server where Anna has played 24 games, and her cookie."""
    server = Server(tmp_path / "server")
    store = SqliteStore(server.data)

    async def fill() -> str:
        games = [
            row(f"g{n}", ANNA, won=n % 3 > 0, role="outlaw" if n % 2 else "sheriff", ended=1_700_000_000 + n)
            for n in range(24)
        ]
        await store.write(save_guest(ANNA, "Anna", "3f2a"))
        await play(store, *games, row("g3", "b" * 16, seat=1, name="Bruno", role="deputy"))
        return Guests(store.secret(), secure=False).signer.sign(ANNA).decode()

    with ThreadPoolExecutor(1) as apart:  # the browser has a loop of its own in this thread
        cookie = apart.submit(lambda: asyncio.run(fill())).result()
    store.close()
    server.start()
    yield server, cookie
    server.stop()


def be(page: Page, server: Server, cookie: str) -> None:
    page.context.add_cookies([{"name": "sixgun", "value": cookie, "url": server.url}])


@needs_axe
def test_my_page_shows_my_games_and_takes_them_to_another_device(played: tuple[Server, str], new_page: NewPage) -> None:
    server, cookie = played
    page, phone = new_page(), new_page(phone=True, expects="404")
    be(page, server, cookie)
    page.goto(f"{server.url}/")
    page.locator("[data-do=my-page]").click()
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()
    sheriff = page.get_by_role("row").filter(has_text="Sheriff")
    expect(sheriff).to_contain_text("12")
    expect(page.get_by_text("Clear the browser’s data and it is gone")).to_be_visible()
    assert_well(page)

    page.get_by_role("link", name="Games", exact=True).click()
    page.get_by_role("button", name="Outlaw").click()
    expect(page.get_by_role("status")).to_contain_text("12 games as Outlaw")
    expect(page.get_by_text("with Bruno")).to_have_count(1)
    assert_well(page)

    page.get_by_role("link", name="Device").click()
    page.locator("[data-do=take]").click()
    link = page.get_by_label("The link").input_value()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    assert_well(page)
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Bring Anna and 24 games here?")).to_be_visible()
    assert_well(phone)
    phone.locator("[data-do=replace]").click()
    phone.wait_for_url(f"{server.url}/me")
    expect(phone.get_by_text("Here since").first).to_contain_text("24 games")
    phone.goto(link)
    expect(phone.get_by_role("alert")).to_contain_text("does not work any more")

    page.locator("[data-do=delete]").click()
    expect(page.get_by_role("button", name="Keep it")).to_be_focused()
    page.locator("[data-do=delete-for-good]").click()
    expect(page.locator("[data-do=my-page]")).to_be_visible()
    page.goto(f"{server.url}/me")
    expect(page.get_by_text("No game yet. Sit down?")).to_be_visible()


@pytest.mark.skipif(find_spec("webauthn") is None, reason="there is no webauthn here")
def test_a_passkey_brings_me_back(played: tuple[Server, str], new_page: NewPage) -> None:
    server, cookie = played
    page = new_page()
    url = server.url.replace("127.0.0.1", "localhost")
    page.context.add_cookies([{"name": "sixgun", "value": cookie, "url": url}])
    keys = page.context.new_cdp_session(page)
    keys.send("WebAuthn.enable")
    keys.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
            }
        },
    )
    page.goto(f"{url}/me/device")
    page.locator("[data-do=passkey]").click()
    expect(page.get_by_text("Kept: your passkey brings you back.")).to_be_visible()
    page.context.clear_cookies()
    page.goto(f"{url}/me/device")
    page.locator("[data-do=passkey-come]").click()
    expect(page.get_by_role("heading", name="Bring Anna and 24 games here?")).to_be_visible()
    page.locator("[data-do=replace]").click()
    expect(page.get_by_role("heading", name="Anna", exact=True)).to_be_visible()


def together(server: Server, *names: str) -> tuple[list[str], str]:
    """People who have played a game here, over sockets: their cookies, and the game."""
    with ThreadPoolExecutor(1) as apart:
        place = SimpleNamespace(socket_url=f"{server.url.replace('http', 'ws', 1)}/ws")
        cookies, after = apart.submit(a_game, place, *names).result()
    return cookies, after.game


def test_a_row_opens_replay_and_analysis_and_few_games_say_so(new_page: NewPage, own_server: Server) -> None:
    (cookie, _), game = together(own_server, "Anna", "Bruno")
    page = new_page()
    be(page, own_server, cookie)
    page.goto(f"{own_server.url}/me")
    expect(page.get_by_text("Play 9 more and we can say something.")).to_be_visible()
    expect(page.locator("td.number b").filter(has_text="%")).to_have_count(0)
    page.goto(f"{own_server.url}/me/games")
    page.locator(f"[data-do=game-{game}]").click()
    page.wait_for_url(f"{own_server.url}/replay/{game}")
    expect(page.locator(".seat").first).to_be_visible()
    page.locator("[data-tab=analysis]").click()
    page.wait_for_selector(".numbers, .chart, [role=progressbar], progress")


def test_whom_one_does_not_want_is_neither_heard_nor_listed(new_page: NewPage, own_server: Server) -> None:
    cookies, game = together(own_server, "Anna", "Bruno")
    anna, bruno = pages = [new_page(), new_page()]
    for page, cookie in zip(pages, cookies, strict=True):
        be(page, own_server, cookie)
    anna.goto(f"{own_server.url}/me/games")
    row = anna.locator("li", has=anna.locator(f"[data-do=game-{game}]"))
    row.locator("summary").click()
    row.locator("[data-do=block]").click()
    expect(anna.locator(".toast").last).to_be_visible()
    code = open_table(bruno, own_server, 4, public=True)
    anna.goto(own_server.url)
    expect(anna.get_by_text("Anna").first).to_be_visible()
    listed = anna.locator("section[aria-labelledby=public-tables]")
    expect(listed.locator(".chip")).to_have_text("0")
    come(anna, own_server, code)
    bruno.locator("#chat-input").fill("do you hear me?")
    bruno.keyboard.press("Enter")
    expect(bruno.locator("[role=log]")).to_contain_text("do you hear me?")
    expect(anna.get_by_role("button", name="Hear the muted player again")).to_be_visible()
    expect(anna.locator("[role=log]")).not_to_contain_text("do you hear me?")


def test_a_passkey_is_offered_only_at_a_safe_address(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    page.goto(f"{shared_server.url}/me/device")
    expect(page.locator("[data-do=take]")).to_be_visible()
    expect(page.locator("[data-do=passkey]")).to_have_count(0)


def assert_well(page: Page) -> None:
    """Nothing runs over the edge, and nothing stands in anybody's way."""
    is_phone = page.viewport_size is not None and page.viewport_size["width"] == PHONE[0]
    for width, height in (PHONE, (360, 640)) if is_phone else (DESK, PHONE, (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert violations(page) == []
    page.set_viewport_size(dict(zip(("width", "height"), PHONE if is_phone else DESK, strict=True)))  # type: ignore[arg-type]
