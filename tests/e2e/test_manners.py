"""Manners at a table, as people see them: a vote, who looks on, phrases, and cards that lie face down."""

from playwright.sync_api import Page, expect

from .conftest import NewPage
from .device import on_a_desk, on_a_phone
from .serving import Server
from .steps import choose_game, come, look_at_role, look_closer, open_table


def seat_three(new_page: NewPage, server: Server, phone: bool = False) -> list[Page]:
    """A game of three people and a bot."""
    anna, bruno, carla = pages = [new_page(phone=phone) for _ in range(3)]
    code = open_table(anna, server, 4)
    come(bruno, server, code)
    come(carla, server, code)
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    for page in pages:
        look_at_role(page)
    return pages


@on_a_desk
def test_people_vote_by_keyboard_and_everybody_sees_how_it_stands(
    new_page: NewPage, shared_server: Server, phone: bool
) -> None:
    anna, bruno, carla = seat_three(new_page, shared_server, phone)
    look_closer(anna.locator(".seat[data-seat='2']"))
    ask = anna.locator("dialog [data-do=vote]")
    ask.focus()
    anna.keyboard.press("Enter")
    for page in (anna, bruno, carla):
        expect(page.locator(".vote[role=status]")).to_contain_text("1 of 2 votes")
    expect(carla.locator(".vote[role=status] button")).to_have_count(0)
    bruno.locator(".vote[role=status] [data-do=vote]").focus()
    bruno.keyboard.press("Enter")
    for page in (anna, bruno, carla):
        expect(page.locator(".vote[role=status]")).to_contain_text("when this turn is over")
    if phone:
        anna.keyboard.press("Escape")
        anna.keyboard.press("l")
    expect(anna.locator("[role=log] [data-notice=carried]").first).to_contain_text("Most want a bot in place of")


def test_where_nobody_may_look_on_one_is_told_so(new_page: NewPage, shared_server: Server) -> None:
    anna, fence = new_page(), new_page()
    code = open_table(anna, shared_server, 4, spectators="none")
    expect(anna.locator("dl").first).to_contain_text("Who may look on")
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    look_at_role(anna)
    fence.goto(f"{shared_server.url}/t/{code}")
    expect(fence.locator(".toast").last).to_contain_text("Nobody may look on at this table")


def test_whoever_looks_on_late_is_told_so(new_page: NewPage, shared_server: Server) -> None:
    anna, fence = new_page(), new_page()
    code = open_table(anna, shared_server, 4, spectators="delayed")
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    look_at_role(anna)
    fence.goto(f"{shared_server.url}/t/{code}")
    expect(fence.locator(".watching")).to_contain_text("a round late")


def test_at_a_table_of_phrases_everybody_reads_his_own_language(new_page: NewPage, shared_server: Server) -> None:
    anna, bruno = new_page(), new_page(language="de")
    code = open_table(anna, shared_server, 4, phrases=True)
    bruno.goto(f"{shared_server.url}/t/{code}")
    anna.locator("[data-phrase=good-luck]").click()
    expect(anna.locator("[role=log]")).to_contain_text("Good luck!")
    expect(bruno.locator("[role=log]")).to_contain_text("Viel Glück!")
    expect(anna.locator("#chat-input")).to_have_count(0)


@on_a_phone
def test_role_and_hand_lie_face_down_until_they_are_held(new_page: NewPage, shared_server: Server, phone: bool) -> None:
    page = new_page(phone=phone, faceDown=True)
    page.goto(shared_server.url)
    choose_game(page, "card", 4)
    page.click("[data-do=sit-down]")
    reveal = page.locator(".reveal")
    reveal.wait_for()
    everyone_sees = reveal.get_attribute("data-role") == "sheriff"
    if not everyone_sees:
        expect(reveal).to_contain_text("Your role lies face down")
    page.click("[data-do=to-the-table]")
    hold = page.locator("[data-do=hold]")
    hold.wait_for()
    assert page.locator("[data-anchor=hand] [data-face]").count() == 0
    assert page.locator("button.role").count() == int(everyone_sees)
    hold.dispatch_event("pointerdown")
    page.locator("[data-anchor=hand] [data-face]").first.wait_for()
    page.locator("button.role").wait_for()
    page.evaluate("window.dispatchEvent(new Event('blur'))")
    expect(page.locator("[data-anchor=hand] [data-face]")).to_have_count(0)
    hold.focus()
    page.keyboard.down("Space")
    page.locator("[data-anchor=hand] [data-face]").first.wait_for()
    page.keyboard.up("Space")
    expect(page.locator("[data-anchor=hand] [data-face]")).to_have_count(0)
    page.keyboard.down("p")
    page.locator("[data-anchor=hand] [data-face]").first.wait_for()
    page.keyboard.up("p")
    expect(page.locator("[data-anchor=hand] [data-face]")).to_have_count(0)
