"""Puzzles in a browser: from the landing page to a verdict, by mouse and by keys, on a desk and on a phone."""

from playwright.sync_api import Page, expect

from sixgun.puzzles import find, names

from .axe import needs_axe, violations
from .conftest import NewPage, resize
from .profile import PHONE
from .serving import Server
from .steps import click_if_there, keep_at


def is_aimed(name: str) -> bool:
    """Whether one tap on a seat answers it, at a table where roles are hidden."""
    puzzle = find(name)
    aims = puzzle.game == "dice" and puzzle.best.move.split()[0] == "shoot"
    return aims and len(puzzle.scenario.position.players) > 3


AIMED = next(filter(is_aimed, names()))


def target() -> str:
    return f".seat[data-seat='{'ABCDEFGH'.index(find(AIMED).best.move.split()[1])}']"


def answer(page: Page, where: str) -> None:
    """Tap a seat until the verdict is there: the first tap may come before the table is ready for it."""
    keep_at(page, lambda: click_if_there(page, f"{where}.lit"), lambda: page.locator("[data-way]").count() > 0)


@needs_axe
def test_a_puzzle_from_the_landing_page_to_its_verdict(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.get_by_role("link", name="Today’s puzzle").click()
    expect(page.locator(".rows a")).to_have_count(len(names()))
    assert violations(page) == []
    page.locator(f"[data-puzzle={AIMED}]").click()
    expect(page.locator(".coach h2")).to_contain_text("?")
    expect(page.locator(".belief, [data-way]")).to_have_count(0)
    expect(page.get_by_role("textbox", name="Message")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".coach")).to_contain_text("It is about this")
    answer(page, target())
    expect(page.locator(".coach h2")).to_contain_text("Right: ")
    expect(page.locator("[data-way='0']")).to_contain_text("your answer")
    bars = page.locator(".seat .belief")
    assert bars.count() > 0
    assert (bars.first.get_attribute("aria-label") or "").startswith("Believed of ")
    assert violations(page) == []
    resize(page, PHONE)
    expect(page.locator(".sheet [data-way='0']")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-way]")).to_have_count(0)
    assert AIMED not in page.url, "the next puzzle"
    page.locator("[data-do=puzzle-list]").click()
    expect(page.locator(f"[data-puzzle={AIMED}]")).to_contain_text("solved")
