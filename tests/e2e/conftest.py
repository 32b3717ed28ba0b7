"""What the tests in a browser share: a server, a browser, and pages that must not go wrong."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tools.chromium import find

from .browser import PATIENT, UNPAINTED, launch, listen
from .profile import Kind, Profile, Profiles, wide
from .scene import Scene
from .serving import STATIC, Server
from .stage import Stage

QUICK = {"speed": 0, "sound": False, "theme": "light", "language": "en", "help": False}
"""Settings with which nothing moves, so that nothing has to be waited for."""

expect.set_options(timeout=PATIENT)

NewPage = Callable[..., Page]


class Sight(NamedTuple):
    """A page at a position that is written down, and what it sends from then on."""

    page: Page
    sent: list[str]
    go_on: Callable[..., None]
    """Lets the page hear moves that are played there."""


Look = Callable[..., Sight]


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


@pytest.fixture(scope="session")
def profiles(browser: Browser) -> Iterator[Profiles]:
    all_of_them = Profiles(browser)
    yield all_of_them
    all_of_them.close()


@pytest.fixture
def new_page(profiles: Profiles) -> Iterator[NewPage]:
    """Makes pages of different people: each has its own cookies. Nothing may go wrong on any of them."""
    opened: list[tuple[Profile, list[str], str]] = []

    def make(
        phone: bool = False,
        motion: bool = False,
        expects: str = "\0",
        worker: bool = False,
        clock: bool = False,
        **settings: object,
    ) -> Page:
        """`expects` is in the one thing that may go wrong; `worker` lets the page have its service worker, and `clock`
        the test its clock.
        """
        profile = profiles.lend(Kind(phone, motion, worker, clock))
        page = open_page(profile, settings)
        opened.append((profile, listen(page), expects))
        return page

    yield make
    for profile, _, _ in opened:
        profiles.take_back(profile)
    for _, wrong, expects in opened:
        assert [one for one in wrong if expects not in one] == []


@pytest.fixture(scope="session")
def stages(profiles: Profiles, shared_server: Server) -> Iterator[dict[bool, tuple[Stage, list[str]]]]:
    """A page as wide as a desk and one like a phone that all scenes are shown on."""
    lent = {phone: profiles.lend(Kind(phone)) for phone in (False, True)}
    pages = {phone: open_page(profile, {}) for phone, profile in lent.items()}
    yield {phone: (Stage(page, shared_server.url), listen(page)) for phone, page in pages.items()}
    for profile in lent.values():
        profiles.take_back(profile)


@pytest.fixture
def look(stages: dict[bool, tuple[Stage, list[str]]], new_page: NewPage, shared_server: Server) -> Iterator[Look]:
    """Shows a scene; with settings of its own on a new page. Nothing may go wrong on it."""
    seen: list[list[str]] = []
    others: dict[str, Stage] = {}

    def show(scene: str | Scene, phone: bool = False, size: tuple[int, int] | None = None, **settings: object) -> Sight:
        if settings:
            key = f"{phone} {settings}"
            stage = others.get(key) or Stage(new_page(phone=phone, **settings), shared_server.url)
            others[key] = stage
        else:
            stage, wrong = stages[phone]
            seen.append(wrong)
        resize(stage.page, size or wide(phone))
        sent = stage.show(Scene(scene) if isinstance(scene, str) else scene)
        return Sight(stage.page, sent, stage.go_on)

    yield show
    for wrong in seen:
        found = list(wrong)
        wrong.clear()
        assert found == []


def open_page(profile: Profile, settings: dict[str, object]) -> Page:
    """A page of somebody who was never here, with these settings."""
    page = profile.context.new_page()
    page.add_init_script(UNPAINTED)
    kept = json.dumps({**QUICK, **settings})
    page.add_init_script(f"localStorage['sixgun.settings'] ??= {json.dumps(kept)}")
    return page


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the window another size, if it is another."""
    width, height = size
    if page.viewport_size != {"width": width, "height": height}:
        page.set_viewport_size({"width": width, "height": height})
