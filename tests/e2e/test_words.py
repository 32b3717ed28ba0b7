"""Each language speaks on every page, and can be changed at any moment."""

import re

import pytest

from .conftest import NewPage
from .player import Clicker
from .scene import CODE, Scene, pose
from .serving import Server
from .steps import play_now

LANGUAGES = {"en": "Sit down", "de": "Hinsetzen", "it": "Siediti", "hu": "Leülök"}
HOLE = re.compile(r"\{[\w.$ -]+\}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_played_in_each_language(language: str, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(language=language)
    play_now(page, shared_server, "dice" if language in ("it", "hu") else "card", players=4)
    assert page.evaluate("document.documentElement.lang") == language
    clicker = Clicker(page, seed=7)
    for _ in range(200):
        clicker.play(1, clicks=3)
        assert not HOLE.search(page.locator("#app").inner_text()), "a message is missing"
        if page.query_selector(".winner"):
            break
    assert page.query_selector(".winner")


def test_the_language_changes_at_once(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    for language, words in LANGUAGES.items():
        page.locator("nav select").select_option(language)
        page.wait_for_selector(f"[data-do=sit-down]:has-text('{words}')")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["card-8", "shot-7", "card-5", "dice-7", "dice-8"])
@pytest.mark.parametrize("phone", [False, True])
def test_nothing_runs_out_of_the_page(
    scene: str, language: str, phone: bool, new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=phone, language=language)
    pose(page, Scene(scene))
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    hidden = page.evaluate(
        """() => [...document.querySelectorAll('.answer, [data-do], .hand .card')].filter(one => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
        }).map(one => one.textContent.trim())"""
    )
    assert hidden == [], "these are outside the window"
