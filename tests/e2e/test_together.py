"""Several people: two at one table, a third who watches, and a server that dies in the middle."""

import re
import time
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.patience import wait_until

from .conftest import NewPage
from .player import AGAIN, LONG, MINE, OVER, Clicker
from .serving import Server
from .steps import come, is_asked_or_over, look_at_role, open_table, play_now

FACES = "cards => cards.map(card => card.dataset.face)"


def play_in_turn(pages: list[Page], seconds: float, clicks: int = 10**9) -> None:
    """Everybody clicks what is lit on his own page, until the game is over for all or has been clicked at so often.

    Then one of them is asked, or his last answer is on its way.
    """
    clickers = [Clicker(page, seed) for seed, page in enumerate(pages)]
    deadline = time.monotonic() + seconds
    while not all(page.query_selector(OVER) for page in pages):
        assert time.monotonic() < deadline, "the game did not end"
        if sum(clicker.clicks for clicker in clickers) >= clicks and any(page.query_selector(MINE) for page in pages):
            return
        clicked = [clicker.click() for clicker in clickers]
        if not any(clicked):
            pages[0].wait_for_timeout(AGAIN)


def agree(pages: Sequence[Page]) -> bool:
    """Whether all show the end, or the same turn: bots may play on while one looks from page to page."""
    turn = "header.bar .chip:has-text('turn')"
    shown = [["over"] if page.query_selector(OVER) else page.locator(turn).all_inner_texts() for page in pages]
    return shown[0] != [] and all(each == shown[0] for each in shown)


def test_two_people_and_a_spectator(new_page: NewPage, shared_server: Server) -> None:
    anna, bruno, carla = new_page(), new_page(), new_page()
    code = open_table(anna, shared_server, 4)
    come(bruno, shared_server, code)
    anna.get_by_role("button", name="Add a bot").first.click()
    anna.get_by_label("Level of").select_option("greenhorn")
    bruno.wait_for_selector("text=bot · Greenhorn")
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    for page in (anna, bruno):
        look_at_role(page)
    carla.goto(f"{shared_server.url}/t/{code}")
    carla.wait_for_selector("text=You are watching")
    assert carla.locator(".hand").count() == 0, "a spectator sees nobody's hand"
    expect(anna.locator("header.bar")).to_contain_text("1 watches")

    bruno.fill("#chat-input", "howdy, partner")
    bruno.press("#chat-input", "Enter")
    anna.wait_for_selector("text=howdy, partner")
    carla.wait_for_selector("text=howdy, partner")
    anna.get_by_role("button", name="Claim a role").click()
    anna.get_by_role("button", name="Renegade", exact=True).click()
    bruno.wait_for_selector("text=I am the Renegade")

    play_in_turn([anna, bruno], LONG, clicks=10)
    wait_until(lambda: agree((anna, bruno, carla)))


def test_a_series_goes_on_with_a_rematch(new_page: NewPage, shared_server: Server) -> None:
    anna, bruno = new_page(), new_page()
    code = open_table(anna, shared_server, 4, game="dice", series=True)
    come(bruno, shared_server, code)
    bruno.locator("dl", has_text="Survivors may keep their character").wait_for()
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    for page in (anna, bruno):
        look_at_role(page)
    play_in_turn([anna, bruno], LONG)
    bruno.get_by_role("button", name="Ready for a rematch").click()
    anna.wait_for_selector("text=1 of 2 are ready for a rematch.")
    anna.click("[data-do=room]")
    anna.get_by_role("button", name="Remove").last.click()
    anna.wait_for_selector("text=One seat is free")
    anna.get_by_role("button", name="To the result").click()
    anna.click("[data-do=rematch]")
    expect(anna.locator(".toast")).to_contain_text("Some seats are still empty: add bots")
    anna.click("[data-do=room]")
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    for page in (anna, bruno):
        look_at_role(page)
        assert not page.query_selector(OVER)


def test_a_killed_server_comes_back_with_the_game(new_page: NewPage, own_server: Server) -> None:
    page = new_page()
    play_now(page, own_server, "card", players=4)
    clicker = Clicker(page, seed=6)
    clicker.play(LONG, clicks=5)
    is_asked_or_over(page)
    hand = page.locator(".hand .card").evaluate_all(FACES)
    own_server.kill()
    page.wait_for_selector("text=your seat is safe")
    assert page.locator(".seat.lit, .hand .card.can").count() == 0, "nothing is lit on a dead line"
    own_server.start()
    page.wait_for_selector("text=your seat is safe", state="detached")
    is_asked_or_over(page)
    assert page.locator(".hand .card").evaluate_all(FACES) == hand
    before = clicker.clicks
    clicker.play(LONG, clicks=3)
    assert clicker.clicks > before or page.query_selector(OVER), "the game goes on"


def test_a_public_table_is_found_on_the_landing_page(new_page: NewPage, shared_server: Server) -> None:
    host, other = new_page(), new_page()
    code = open_table(host, shared_server, 5, public=True)
    other.goto(shared_server.url)
    other.get_by_role("button", name=re.compile(f"Join .*{code}")).click()
    other.wait_for_selector("text=Rules of this table")
    host.wait_for_selector("text=2 of 5")
    host.click("[data-do=fill]")
    host.click("[data-do=start]:not([disabled])")
    third = new_page()
    third.goto(shared_server.url)
    third.get_by_role("button", name=re.compile(f"Watch .*{code}")).click()
    third.wait_for_selector("text=You are watching")


def test_a_name_and_a_face_are_kept(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    page.click("[data-do=change-name]")
    page.get_by_label("Your name").fill("Calamity")
    before = page.locator(".id .face").inner_html()
    page.get_by_role("button", name="New face").click()
    page.wait_for_function("before => document.querySelector('.id .face').innerHTML !== before", arg=before)
    face = page.locator(".id .face").inner_html()
    page.click("[data-do=thats-me]")
    expect(page.locator(".id")).to_contain_text("You play as Calamity")
    page.reload()
    expect(page.locator(".id")).to_contain_text("You play as Calamity")
    assert page.locator(".id .face").inner_html() == face
