"""The luck of a game: something added before it, and everything checked after it with one tap."""

import pytest
from playwright.sync_api import Page, expect

from sixgun.cli import main
from tests.effort import effort

from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .player import LONG, Clicker
from .scene import Finished, Waiting
from .serving import Server
from .steps import is_asked_or_over, look_at_role, open_table

WORDS = "three aces, no dynamite"
WIDTH = "document.documentElement.scrollWidth"


def check_luck(page: Page) -> list[str]:
    """Tap the check; what it says, all of it good."""
    page.click(".luck summary")
    page.click("[data-do=check-luck]")
    points = page.locator("[data-mark]")
    expect(points).to_have_count(4)
    assert points.evaluate_all("all => all.map(one => one.dataset.mark)") == ["good"] * 4
    return points.all_inner_texts()


@needs_axe
def test_words_of_ones_own_are_found_again_after_the_game_and_all_luck_is_checked(
    new_page: NewPage, shared_server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    page = new_page(phone=True)
    open_table(page, shared_server, seats=3, game="dice")
    page.get_by_label("Add your own luck").fill(f"  {WORDS} ")
    page.get_by_role("button", name="Add", exact=True).tap()
    expect(page.get_by_text("Your words count")).to_be_visible()
    page.click("[data-do=fill]")
    page.click("[data-do=start]")
    look_at_role(page)
    clicker = Clicker(page, seed=6, touch=True)
    clicker.play(LONG, clicks=3)
    page.reload()
    is_asked_or_over(page)
    clicker.play_to_the_end(LONG)
    assert page.evaluate(WIDTH) <= 390, "the page is wider than the phone"
    assert "promised before the game" in check_luck(page)[0]
    expect(page.locator(".luck dd")).to_have_text([WORDS])
    page.get_by_text("Check it with your own program").click()
    assert violations(page) == []
    command = page.get_by_label("Command").input_value().split()
    with page.expect_download() as download:
        page.locator("details [data-do=record]").click()
    record = str(download.value.path())
    assert command[:4] == ["sixgun", "record", "verify", download.value.suggested_filename]
    assert main(["record", "verify", record, *command[4:]]) == 0
    assert command[5] in capsys.readouterr().out, "the hash of the seed"


@pytest.mark.parametrize("language", effort(["de", "hu"], ["en", "de", "it", "hu"]))
def test_luck_has_room_on_a_small_phone(language: str, look: Look) -> None:
    page = look(Waiting("card-7"), phone=True, size=(360, 740), language=language).page
    page.locator("form:has(#luck-words) summary").tap()
    expect(page.locator("form:has(#luck-words) details p")).to_be_visible()
    assert page.evaluate(WIDTH) <= 360
    look(Finished("dice", 3, 5), phone=True, size=(360, 740), language=language)
    page.locator(".luck summary").tap()
    page.locator("[data-do=check-luck]").tap()
    expect(page.locator("[data-mark=good]")).to_have_count(3)
    expect(page.locator("[data-mark=none]")).to_have_count(1)
    page.locator(".luck details summary").tap()
    expect(page.locator(".luck code").first).to_be_visible()
    assert page.evaluate(WIDTH) <= 360
