"""Leaving is safe, roles are looked at first, and the pace is the player's."""

from playwright.sync_api import Page, expect

from sixgun.picture.parts import CardView

from .axe import needs_axe, violations
from .conftest import NewPage
from .device import on_a_desk, on_a_phone
from .player import LONG, OVER, Clicker
from .scene import Scene
from .serving import Server
from .steps import choose_game, come, is_asked_or_over, look_at, look_at_role, look_closer, open_table, play_now

QUESTION = "[role=alertdialog]"


def hand(page: Page) -> list[str]:
    faces: list[str] = page.locator(".hand .card").evaluate_all("cards => cards.map(card => card.dataset.face)")
    return faces


def last_pace(page: Page) -> int:
    pace: int = page.evaluate("window.paces.at(-1) ?? -1")
    return pace


@needs_axe
@on_a_phone
def test_the_role_is_looked_at_and_the_game_waits_for_its_player(
    phone: bool, new_page: NewPage, shared_server: Server
) -> None:
    """From the role card through Back, Leave and Continue to the same question."""
    page = new_page(phone=phone)
    page.goto(shared_server.url)
    choose_game(page, "card", 5)
    page.click("[data-do=sit-down]")
    card = page.locator(".reveal")
    expect(card).to_contain_text("You are ")
    expect(card).to_contain_text("You win ")
    assert card.locator("li").count() >= 2
    assert violations(page) == []
    assert page.locator(".prompt.mine").count() == 0
    page.reload()
    expect(card).to_be_visible()
    page.keyboard.press("Enter")
    expect(card).to_have_count(0)
    is_asked_or_over(page)
    page.click("[data-do=role]")
    expect(card).to_be_visible()
    page.go_back()
    expect(card).to_have_count(0)

    look_closer(page.locator(".seat").first)
    page.wait_for_selector("dialog[open]")
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator(QUESTION)).to_have_count(0)
    if phone:
        page.get_by_role("button", name="Log").click()
        page.wait_for_selector("aside.overlay")
        page.go_back()
        expect(page.locator("aside.overlay")).to_have_count(0)
    page.go_back()
    expect(page.locator(QUESTION)).to_contain_text("The game waits for you")
    assert violations(page) == []
    page.click("[data-do=stay]")
    expect(page.locator(QUESTION)).to_have_count(0)
    held = hand(page)
    question = page.locator("#question").inner_text()
    page.go_back()
    page.click("[data-do=leave]")
    expect(page.locator("[data-do=continue]").first).to_contain_text("Continue")
    assert violations(page) == []
    page.locator("[data-do=continue]").first.click()
    is_asked_or_over(page)
    assert (hand(page), page.locator("#question").inner_text()) == (held, question)


def test_with_others_a_bot_takes_the_seat_until_one_is_back(new_page: NewPage, shared_server: Server) -> None:
    anna, bruno = new_page(), new_page()
    code = open_table(anna, shared_server, 4)
    come(bruno, shared_server, code)
    anna.click("[data-do=fill]")
    anna.click("[data-do=start]:not([disabled])")
    look_at_role(anna)
    expect(anna.locator(".prompt")).to_contain_text("1 of 2 have looked")
    expect(bruno.locator(".reveal")).to_contain_text("1 of 2 have looked")
    look_at_role(bruno)
    bruno.get_by_role("button", name="Leave").click()
    expect(bruno.locator(QUESTION)).to_contain_text("A bot takes your seat; you can come back.")
    bruno.click("[data-do=leave]")
    expect(bruno.locator("section", has_text="A bot holds your seat")).to_be_visible()
    bruno.click("[data-do=continue]")
    expect(bruno.locator(".ring")).to_be_visible()
    expect(bruno.locator(".hand, .winner, .watching").first).to_be_visible()


def test_the_speed_is_that_of_the_bots_while_one_plays_alone(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.add_init_script(
        """window.paces = [];
        const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (text) {
            const {type, pace} = JSON.parse(text);
            if (type === 'pace') window.paces.push(pace);
            return send.call(this, text);
        };"""
    )
    play_now(page, shared_server, "card", players=4)
    assert last_pace(page) == -1, "the table was opened at this speed"
    page.get_by_role("button", name="Speed: at once").click()
    page.wait_for_function("window.paces.length > 0")
    slow = last_pace(page)
    page.get_by_role("button", name="Speed: slow").click()
    page.wait_for_function("before => window.paces.at(-1) < before", arg=slow)


@on_a_desk
def test_skipped_turns_leave_a_card(phone: bool, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=phone)
    play_now(page, shared_server, "dice", players=5)
    clicker = Clicker(page, seed=3, touch=phone)
    while not page.query_selector("[data-do=recap]" if phone else ".recap"):
        clicker.play(LONG, clicks=1)
        assert clicker.clicks < 500, "no turn was ever summed up"
        if page.query_selector(OVER):  # too soon: nobody but oneself has had a turn
            page.click("[data-do=rematch]")
            look_at_role(page)
    if phone:
        page.locator("[data-do=recap]").tap()
    card = page.locator(".recap")
    expect(card).to_contain_text("Since your last turn")
    assert card.locator("li").count() > 0
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    page.click("[data-do=recap-again]")
    expect(card).to_be_visible()


def test_who_reaches_me_shows_and_discards_are_browsed(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    scene = Scene("card-7")
    look_at(page, shared_server, scene)
    view = scene.match.view_for(0)
    assert isinstance(view, CardView)
    reached_by = [seat for seat, reached in enumerate(view.in_reach) if 0 in reached]
    assert reached_by
    for seat in reached_by:
        expect(page.locator(f".seat[data-seat='{seat}']")).to_contain_text("can reach you")
    expect(page.locator(".seat .reaches")).to_have_count(len(reached_by))
    assert len(view.discards) > 1
    page.click("[data-do=discards]")
    expect(page.locator("dialog .card")).to_have_count(len(view.discards))
    page.go_back()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_the_dead_run_to_the_end_and_may_stop(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    look_at(page, shared_server, Scene("out"))
    page.click("[data-do=run]")
    expect(page.locator("[data-do=run]")).to_have_text("Stop")
    page.click("[data-do=run]")
    expect(page.locator("[data-do=run]")).to_have_text("To the end")
