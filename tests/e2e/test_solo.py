"""A person alone against bots, from the landing page to the end, by clicking whatever is lit."""

import pytest
from playwright.sync_api import Page

from .conftest import NewPage
from .player import LONG, MINE, OVER, Clicker
from .serving import Server
from .steps import is_asked_or_over, look_at_role, play_now

GAMES = 5
"""Of which one surely goes on for so long that one is asked."""
COUNT_MOVING = """window.moved = {'.flight': 0, '.tumbling': 0};
    new MutationObserver(changes => {
        for (const {addedNodes} of changes) for (const node of addedNodes) for (const what in window.moved)
            if (node instanceof Element && (node.matches(what) || node.querySelector(what))) window.moved[what]++;
    }).observe(document, {childList: true, subtree: true});"""
"""Counts the cards that fly and the dice that tumble."""


def test_a_card_game_is_played_to_its_end(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    play_now(page, shared_server, "card", players=4)
    Clicker(page, seed=5).play_to_the_end(LONG)
    shows_how_it_ended(page, players=4)


def shows_how_it_ended(page: Page, players: int) -> None:
    assert page.locator("#who-won").inner_text()
    assert page.locator("tbody tr").count() == players
    page.get_by_role("button", name="Step ›").click()
    page.wait_for_selector("text=Step 1 of")


def test_one_click_is_enough_for_a_seat(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.click("[data-do=sit-down]")
    page.wait_for_selector(".ring .seat")
    page.wait_for_selector(".me")


def test_a_reload_in_the_middle_goes_on_at_the_same_place(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    in_the_middle(page, shared_server, clicks=8)
    hand = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)")
    page.reload()
    page.wait_for_selector(MINE)
    assert page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)") == hand
    clicker = Clicker(page, seed=9)
    clicker.play(LONG, clicks=4)
    assert clicker.clicks == 4 or page.query_selector(OVER)


def in_the_middle(page: Page, server: Server, clicks: int) -> None:
    """So far into a game, asked for an answer: in a game after that, where one has been eliminated before."""
    for seed in range(8, 8 + GAMES):
        play_now(page, server, "card", players=4)
        Clicker(page, seed).play(LONG, clicks)
        is_asked_or_over(page)
        if not page.query_selector(OVER):
            return
    raise AssertionError(f"{GAMES} games were over after {clicks} clicks")


@pytest.mark.parametrize("game", ["card", "dice"])
def test_everything_may_move(game: str, new_page: NewPage, shared_server: Server) -> None:
    """Cards fly, dice tumble, seats shake; a key jumps to now. Who is eliminated before he is asked has seen little."""
    page = new_page(motion=True, speed=0.5)
    page.add_init_script(COUNT_MOVING)
    moving = ".flight" if game == "card" else ".tumbling"
    for seed in range(11, 11 + GAMES):
        play_now(page, shared_server, game, players=4)
        clicker = Clicker(page, seed)
        while not page.evaluate("window.moved")[moving] and not page.query_selector(OVER):
            clicker.play(LONG, clicks=3)
            assert clicker.clicks < 100, "nothing moves"
        if page.evaluate("window.moved")[moving]:
            page.keyboard.press("Space")
            clicker.play(LONG, clicks=2)
            return
    raise AssertionError(f"nothing has moved in {GAMES} games")


def test_a_dice_game_is_played_kept_shared_gone_through_and_dealt_again(
    new_page: NewPage, shared_server: Server
) -> None:
    page = new_page()
    play_now(page, shared_server, "dice", players=3)
    Clicker(page, seed=4).play_to_the_end(LONG)
    shows_how_it_ended(page, players=3)
    with page.expect_download() as download:
        page.click("[data-do=record]")
    assert download.value.suggested_filename.endswith(".sixgun")
    text = download.value.path().read_text(encoding="utf-8")
    game = download.value.suggested_filename.removesuffix(".sixgun")
    assert "dice" in text
    other = new_page()
    other.goto(f"{shared_server.url}/replay/{game}")
    other.wait_for_selector("text=Step 0 of")
    other.get_by_label("See it as").select_option("1")
    other.get_by_role("button", name="Last step").click()
    assert other.locator(".table .seat").count() == 3
    page.click("[data-tab=analysis]")
    page.wait_for_selector(".chart")
    page.click("[data-do=rematch]")
    look_at_role(page)
    assert not page.query_selector(OVER)
