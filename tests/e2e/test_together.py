"""Several people: two at one table, a third who watches, and a server that dies in the middle."""

from playwright.sync_api import Page

from .conftest import NewPage
from .player import OVER, Clicker
from .serving import Server
from .steps import open_table, play_now

TOGETHER = 200


def play_in_turn(pages: list[Page], seconds: int) -> None:
    """Everybody clicks what is lit on his own page until the game is over for all."""
    clickers = [Clicker(page, seed) for seed, page in enumerate(pages)]
    for _ in range(seconds * 8):
        if all(page.query_selector(OVER) for page in pages):
            return
        clicked = [clicker.click() for clicker in clickers]
        if not any(clicked):
            pages[0].wait_for_timeout(60)
    raise AssertionError("the game did not end")


def test_two_people_and_a_spectator(new_page: NewPage, shared_server: Server) -> None:
    anna, bruno, carla = new_page(), new_page(), new_page()
    code = open_table(anna, shared_server, 4)
    bruno.goto(f"{shared_server.url}/t/{code}")
    bruno.wait_for_selector("text=Rules of this table")
    while anna.locator(".empty").count() > 0:
        before = anna.locator(".empty").count()
        anna.get_by_role("button", name="Add a bot").first.click()
        anna.wait_for_function("n => document.querySelectorAll('.empty').length < n", arg=before)
    anna.click("[data-do=start]:not([disabled])")
    for page in (anna, bruno):
        page.wait_for_selector(".ring")
    carla.goto(f"{shared_server.url}/t/{code}")
    carla.wait_for_selector("text=You are watching")
    assert carla.locator(".hand").count() == 0, "a spectator sees nobody's hand"

    bruno.fill("#chat-input", "howdy, partner")
    bruno.press("#chat-input", "Enter")
    anna.wait_for_selector("text=howdy, partner")
    carla.wait_for_selector("text=howdy, partner")
    anna.get_by_role("button", name="Claim a role").click()
    anna.get_by_role("button", name="Renegade").click()
    bruno.wait_for_selector("text=I am: Renegade")

    play_in_turn([anna, bruno], TOGETHER)
    carla.wait_for_selector(OVER)
    assert anna.locator("#who-won").inner_text() == carla.locator("#who-won").inner_text()


def test_a_killed_server_comes_back_with_the_game(new_page: NewPage, own_server: Server) -> None:
    page = new_page()
    play_now(page, own_server, "card", players=4)
    clicker = Clicker(page, seed=6)
    for _ in range(2):
        clicker.play(15, clicks=4)
        page.wait_for_selector(".prompt.mine, .winner", timeout=60_000)
        hand = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)")
        own_server.kill()
        page.wait_for_selector("text=your seat is safe")
        assert page.locator(".seat.lit, .hand .card.can").count() == 0, "nothing is lit on a dead line"
        own_server.start()
        page.wait_for_selector("text=your seat is safe", state="detached")
        page.wait_for_selector(".prompt.mine, .winner", timeout=60_000)
        assert page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)") == hand
    clicker.play_to_the_end(150)


def test_a_public_table_is_found_on_the_landing_page(new_page: NewPage, shared_server: Server) -> None:
    host, other = new_page(), new_page()
    code = open_table(host, shared_server, 5, public=True)
    other.goto(shared_server.url)
    other.get_by_role("button", name=f"Join {code}").click()
    other.wait_for_selector("text=Rules of this table")
    host.wait_for_selector("text=2 of 5")
    host.get_by_role("button", name="Remove").first.click()
    other.wait_for_selector("text=freed your seat")
