"""For everybody: axe finds nothing, the keyboard is enough, and every target has a name and a size."""

import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import NewPage
from .player import Clicker
from .scene import CODE, Scene, pose
from .serving import ROOT, Server
from .steps import open_table, play_now

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALLEST = 24
"""What WCAG 2.2 asks of a target at the least, but for words in a sentence."""


TOO_SMALL = """smallest => [...document.querySelectorAll('button:not(p button)')]
    .map(one => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < smallest || box.height < smallest))
    .map(([name]) => name)"""


def violations(page: Page) -> list[str]:
    """What axe finds, in one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} – {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]
    ]


needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: cd web && npm ci")


@needs_axe
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("scene", ["card-7", "shot-7", "card-5", "dice-7"])
def test_axe_finds_nothing_at_the_table(
    scene: str, phone: bool, theme: str, new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=phone, theme=theme)
    pose(page, Scene(scene))
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector(".prompt.mine")
    assert violations(page) == []


@needs_axe
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_way_to_the_table(theme: str, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(theme=theme)
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog[open] dt")
    assert violations(page) == []
    page.keyboard.press("Escape")
    open_table(page, shared_server, 5)
    assert violations(page) == []


@needs_axe
def test_axe_finds_nothing_after_the_game(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    play_now(page, shared_server, "dice", players=3)
    Clicker(page, seed=1).play_to_the_end(120)
    page.wait_for_selector("input[type=range]")
    assert violations(page) == []


def test_the_keyboard_alone_plays_a_game(new_page: NewPage, shared_server: Server) -> None:
    """From the landing page to the end of a dice game, without a pointer."""
    page = new_page()
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    page.locator("input[value=card]").focus()
    page.keyboard.press("ArrowRight")
    tab_to(page, "[data-do=sit-down]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".ring")
    deadline = time.monotonic() + 150
    while not page.query_selector(".winner") and time.monotonic() < deadline:
        if not page.query_selector(".prompt.mine"):
            page.wait_for_timeout(60)
        elif page.query_selector(".seat.lit"):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
        elif page.query_selector("[data-do=stop]"):
            page.keyboard.press("Z")
            page.keyboard.press("R" if page.query_selector("[data-do=roll]:not([disabled])") else "E")
            page.wait_for_timeout(280)
        else:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
    assert page.query_selector(".winner")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(40):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_cards_are_played_with_keys(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    sent = pose(page, Scene("card-7"))
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector(".hand .card.can")
    page.wait_for_timeout(300)
    page.keyboard.press("1")
    page.wait_for_selector(".seat.lit")
    assert page.locator("#question").inner_text() == "Whom do you shoot?"
    page.keyboard.press("Escape")
    page.wait_for_selector(".seat.lit", state="detached")
    page.keyboard.press("1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert '"move":"play bang/9D at B"' in sent[-1].replace(": ", ":")


def test_every_target_says_what_it_is(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    pose(page, Scene("card-7"))
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector(".hand .card.can")
    page.wait_for_timeout(300)
    page.get_by_role("button", name="BANG! 9♦").click()
    page.get_by_role(
        "button", name="Shoot: Carla, El Gringo, 2 of 3 life, 4 cards in hand, Barrel, Canteen, distance 2"
    ).wait_for()
    assert page.locator("[role=log] li").count() > 3


def test_targets_are_large_enough_for_a_thumb(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    pose(page, Scene("shot-7"))
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector(".prompt.mine")
    small = page.evaluate(TOO_SMALL, SMALLEST)
    assert small == []
