"""Installed as an app: a page of its own when the server is away, and never an old game when it is there."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from sixgun.server.config import Config
from tools.server_trial.process import Nursery, nursery

from .conftest import NewPage
from .serving import STATIC, free_port

IN_CHARGE = """new Promise(yes => navigator.serviceWorker.controller ? yes() :
    navigator.serviceWorker.addEventListener('controllerchange', () => yes()))"""


@pytest.fixture
def warm(tmp_path: Path) -> Iterator[Nursery]:
    with nursery(tmp_path / "log") as start:
        yield start


def test_without_a_server_a_page_says_so_and_a_new_build_is_shown_at_once(
    new_page: NewPage, warm: Nursery, tmp_path: Path
) -> None:
    built = tmp_path / "static"
    shutil.copytree(STATIC.parent, built)
    config = Config(data=tmp_path / "data", ports=(free_port(),), static=built)
    server = warm.start(config)
    page = new_page(worker=True, expects="ERR_", language="hu")
    page.goto(server.url)
    page.evaluate(IN_CHARGE)
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("src => fetch(src).then(answer => answer.ok)", icon["src"])

    server.kill()
    page.goto(f"{server.url}/?again")
    expect(page.get_by_role("heading", name="A szerver nem érhető el")).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)

    index = built / "index.html"
    index.write_text(index.read_text(encoding="utf-8").replace("<title>Sixgun", "<title>Sixgun anew"), encoding="utf-8")
    server = warm.start(config)
    expect(page).to_have_title("Sixgun anew")
    kept = page.evaluate(
        "caches.keys().then(all => Promise.all(all.map(one => caches.open(one).then(c => c.keys()))))"
        ".then(all => all.flat().map(one => new URL(one.url).pathname))"
    )
    assert sorted(kept) == ["/boot.js", "/icon.svg", "/offline.css", "/offline.html", "/offline.js"], "never a page"
    server.stop()
