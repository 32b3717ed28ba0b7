"""Each language speaks on every page, and can be changed at any moment."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from tests.effort import effort

from .conftest import Look, NewPage
from .player import LONG, OVER, Clicker
from .scene import Scene
from .serving import Server
from .steps import look_at, play_now

LANGUAGES = {"en": "Sit down", "de": "Hinsetzen", "it": "Siediti", "hu": "Leülök"}
HOLE = re.compile(r"\{[\w.$ -]+\}")
FULL = ("card-8", "shot-7", "card-5", "full-hand", "excess", "many-in-play", "dice-7", "dice-8")
"""Scenes with much to show."""
WHERE_IT_IS_TIGHT = [*((True, language) for language in LANGUAGES), (False, "de")]
EVERY = effort(2, 1)
"""Each language has every other scene, and the next language those between."""
OUTSIDE = """() => [...document.querySelectorAll('.answer, [data-do], .hand .card, .me .card')].filter(one => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
}).map(one => one.textContent.trim())"""


@pytest.mark.parametrize("language", effort(["de", "hu"], list(LANGUAGES)))
def test_a_game_is_played_in_each_language(language: str, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(language=language)
    play_now(page, shared_server, "dice" if language in ("it", "hu") else "card", players=4)
    assert page.evaluate("document.documentElement.lang") == language
    clicker = Clicker(page, seed=7)
    for _ in range(3):
        clicker.play(LONG, clicks=6)
        assert not HOLE.search(page.locator("#app").inner_text()), "a message is missing"
    assert clicker.clicks == 18 or page.query_selector(OVER)


def test_the_language_changes_at_once(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    for language, words in LANGUAGES.items():
        page.locator("nav select").select_option(language)
        page.wait_for_selector(f"[data-do=sit-down]:has-text('{words}')")


def test_the_language_changes_in_the_middle_of_a_game(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    look_at(page, shared_server, Scene("card-7"))
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog select").first.select_option("de")
    page.wait_for_selector("h2:has-text('Du bist am Zug')")
    page.wait_for_selector(".log:has-text('Du legst')")


@pytest.mark.parametrize(("phone", "language"), effort(WHERE_IT_IS_TIGHT, list(product((False, True), LANGUAGES))))
def test_nothing_runs_out_of_the_page(phone: bool, language: str, look: Look) -> None:
    at = list(LANGUAGES).index(language)
    for scene in FULL[at % EVERY :: EVERY]:
        page = look(scene, phone=phone, language=language).page
        page.wait_for_selector(f"html[lang={language}] .prompt.mine")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), scene
        assert page.evaluate(OUTSIDE) == [], f"these are outside the window at {scene}"


def test_a_link_to_a_rule_shows_what_rests_on_it_in_the_readers_words(new_page: NewPage, shared_server: Server) -> None:
    """The rules by number are English and say so; what they come to is said in the reader's language before them."""
    page = new_page(language="de")
    page.goto(shared_server.url)
    page.get_by_role("button", name="Regeln", exact=True).click()
    sheet = page.get_by_role("dialog", name="Regeln")
    barrel = sheet.locator("li", has_text="Fass").filter(has=page.locator(".card[data-face=barrel]"))
    rule = barrel.get_by_role("button", name=re.compile(r"^Regel C\d+$")).first
    number = rule.inner_text().removeprefix("Regel ")
    rule.click()
    expect(sheet.get_by_role("searchbox")).to_have_value(number)
    expect(sheet.locator("[lang=en] dt", has_text=number)).to_be_visible()
    expect(sheet.get_by_role("heading", level=3).last).to_contain_text("(englisch)")
    expect(sheet.locator(".picture .card")).to_have_count(1)
    expect(barrel).to_be_visible()
