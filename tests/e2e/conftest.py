"""What the tests in a browser share: a server, a browser, and pages that must not go wrong."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.patience import PATIENCE
from tools.chromium import find

from .browser import launch, listen
from .serving import STATIC, Server

QUICK = {"speed": 0, "sound": False, "theme": "light", "language": "en"}
"""Settings with which nothing moves, so that nothing has to be waited for."""

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=1000 * PATIENCE)

NewPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built client nothing here can run; say so loudly."""
    here = [item for item in items if Path(__file__).parent in item.path.parents]
    missing = None
    if find() is None:
        missing = "no Chromium or Chrome on PATH: the tests in a browser are left out"
    elif not STATIC.is_file():
        missing = "the web client is not built (cd web && npm ci && npm run build): the tests in a browser are left out"
    if missing:
        for item in here:
            item.add_marker(pytest.mark.skip(reason=missing))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not kill theirs."""
    server = Server(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, to be killed at will."""
    server = Server(tmp_path / "server")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Makes pages of different people: each has its own cookies. Nothing may go wrong on any of them."""
    opened: list[tuple[Page, list[str], str]] = []

    def make(phone: bool = False, motion: bool = False, expects: str = "\0", **settings: object) -> Page:
        """`expects` is in the one thing that may go wrong."""
        context = browser.new_context(
            viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="no-preference" if motion else "reduce",
            locale="en-GB",
        )
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        kept = json.dumps({**QUICK, **settings})
        page.add_init_script(f"localStorage['sixgun.settings'] ??= {json.dumps(kept)}")
        opened.append((page, listen(page), expects))
        return page

    yield make
    for page, wrong, expects in opened:
        page.context.close()
        assert [one for one in wrong if expects not in one] == []
