"""Learning by playing: both lessons from their page to their end, by mouse and by keyboard, left and taken up again."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .axe import needs_axe, violations
from .conftest import NewPage
from .serving import Server
from .steps import click_if_there, keep_at, play_now, press_until

APART = 400
"""Milliseconds: letters that come quicker are taken for words that somebody types."""


def says(page: Page, title: str) -> None:
    expect(page.locator(".coach h2")).to_have_text(title)


def do(page: Page, action: Callable[[], object], title: str) -> None:
    """Do something until the coach is at another step."""
    keep_at(page, action, lambda: page.locator(".coach h2").inner_text() == title, APART)


def understand(page: Page, title: str) -> None:
    page.locator("[data-do=got-it]").click()
    says(page, title)


def shoot(page: Page, seat: int) -> None:
    """Pick a BANG! or aim it, whichever is next."""
    click_if_there(page, ".hand .card.can[data-face^='bang']:not(.picked)")
    click_if_there(page, f".seat.lit[data-seat='{seat}']")


def end_and_discard(page: Page) -> None:
    """End the turn, and throw away what is too much."""
    click_if_there(page, "[data-do=end]")
    click_if_there(page, ".hand .card.lit")


def stop_and_shoot(page: Page) -> None:
    """By keys: whoever is lit is shot at with A, the third player from the left."""
    if page.locator("dialog[open]").count() > 0:  # the key came too late, so it looked closer
        page.keyboard.press("Escape")
    elif page.locator(".seat.lit").count() > 0:
        page.keyboard.press("a")
    elif page.locator("[data-do=stop]").count() > 0:
        page.keyboard.press("e")


def play(page: Page, card: str, target: str, title: str) -> None:
    """A card of the hand at what is lit then."""

    def tap() -> None:
        if page.locator(f".hand .card.picked[data-face^='{card}']").count() == 0:
            click_if_there(page, f".hand .card[data-face^='{card}']:is(.lit, .can)")
        click_if_there(page, target)

    do(page, tap, title)


def test_the_card_game_by_mouse_left_and_taken_up_again(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(f"{shared_server.url}/learn")
    page.locator("[data-do=learn-card]").click()
    says(page, "Who you are")
    assert page.url.endswith("/learn/card"), "the table of a lesson has no address of its own"
    expect(page.locator(".prompt")).to_contain_text("Gus is explaining")
    assert page.locator(".card.can, .card.lit, .seat.lit").count() == 0, "nothing is lit while Gus explains"
    understand(page, "Your life")
    understand(page, "Who can reach whom")
    expect(page.locator(".seat[data-seat='2'][data-pointed]")).to_have_attribute("aria-describedby", "coach-words")
    page.get_by_role("button", name="Back").click()
    says(page, "Your life")
    page.locator(".coach .go").click()
    says(page, "Who can reach whom")
    understand(page, "Your turn")
    understand(page, "Shoot")

    page.locator("[data-do=skip]").click()
    page.locator("[data-do=leave-lesson]").click()
    page.get_by_role("button", name="Go on: Shoot").click()
    says(page, "Shoot")
    expect(page.locator(".todo")).to_contain_text("play BANG! at")
    shot = page.locator(".todo", has_text="end your turn")
    keep_at(page, lambda: shoot(page, 3), lambda: shot.count() > 0)
    do(page, lambda: click_if_there(page, "[data-do=end]"), "Dodge")
    play(page, "missed", ".none", "Drink")
    play(page, "beer", ".prompt .answer.main", "Cards in play")
    play(page, "schofield", ".prompt .answer.main", "Turn one over")
    play(page, "bang", ".seat.lit[data-seat='3']", "Who is who")
    expect(page.get_by_role("log", name="Game log")).to_contain_text("Barrel")
    page.locator(".seat[data-seat='2']").click()
    says(page, "Too many cards")
    page.keyboard.press("Escape")
    keep_at(page, lambda: end_and_discard(page), lambda: page.locator("[data-do=done]").count() > 0)
    says(page, "How it ends")
    page.locator("[data-do=done]").click()
    expect(page.locator("section", has_text="Card game").locator(".chip", has_text="all done")).to_be_visible()


def test_the_dice_game_by_keyboard_with_a_move_of_ones_own(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(f"{shared_server.url}/learn/dice")
    says(page, "Five dice")
    page.keyboard.press("Enter")
    says(page, "Three rolls")
    keep_at(page, lambda: page.keyboard.press("e"), lambda: page.locator("[data-do=got-it]").count() > 0, APART)
    expect(page.locator(".coach p").first).to_contain_text("That works too.")
    page.keyboard.press("Enter")
    says(page, "Shots")
    assert page.locator(".die").count() == 5
    do(page, lambda: stop_and_shoot(page), "Arrows")
    page.keyboard.press("Backspace")
    says(page, "Shots")
    page.keyboard.press("Enter")
    says(page, "Arrows")
    page.keyboard.press("Enter")
    says(page, "Dynamite")
    for key, place in (("z", 1), ("b", 5)):
        press_until(page, key, f".die.roll[data-die='{place}']")
    rolled = page.locator(".todo", has_text="stop rolling")
    keep_at(page, lambda: page.keyboard.press("r"), lambda: rolled.count() > 0, APART)
    do(page, lambda: stop_and_shoot(page), "Beer")
    do(page, lambda: click_if_there(page, ".me .self"), "Gatling")
    do(page, lambda: page.keyboard.press("e"), "Who is who")
    expect(page.locator("[data-do=done]")).to_be_visible()
    page.locator("[data-do=play-on]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".ring")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)


@needs_axe
def test_lessons_and_rules_are_for_everybody(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    page.goto(f"{shared_server.url}/learn")
    expect(page.locator("main ol")).to_have_count(2)
    assert violations(page) == []
    page.evaluate("localStorage['sixgun.lessons'] = JSON.stringify({card: 4})")
    page.goto(f"{shared_server.url}/learn/card")
    says(page, "Shoot")
    expect(page.get_by_role("region", name="Gus, your coach")).to_be_visible()
    assert violations(page) == []
    covered = page.evaluate(
        """() => [...document.querySelectorAll('.hand .card.can, .seat[data-pointed]')].filter(one => {
            const box = one.getBoundingClientRect();
            return !one.contains(document.elementFromPoint(box.x + box.width / 4, box.y + box.height / 2));
        }).length"""
    )
    assert covered == 0, "the coach stands in the way"
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Rules")
    expect(sheet.locator("h3").first).to_have_text("The goal")
    expect(sheet.locator("h3").last).to_have_text("Glossary")
    expect(sheet.locator("li", has_text="Schofield").locator(".card")).to_have_count(1)
    assert sheet.locator("li", has_text="Derringer").count() == 0, "that set is not played here"
    assert violations(page) == []
    page.get_by_role("searchbox").fill("sheriff")
    expect(sheet.locator("h3")).to_contain_text(["The goal", "The roles"])
    page.get_by_role("button", name="Dice game").click()
    page.get_by_role("searchbox").fill("gatling")
    expect(sheet.locator("ol li b")).to_have_text(["Gatling"])


@needs_axe
def test_whoever_knows_the_game_is_shown_around_once(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.click("[data-do=i-know]")
    play_now(page, shared_server)
    says(page, "You know BANG!")
    assert violations(page) == []
    next_step = page.locator("[data-do=tour-next]")
    next_step.focus()
    for title in ("Brass means you may", "Say who you are", "What happened", "Keys and pace"):
        page.keyboard.press("Enter")
        says(page, title)
        expect(page.locator("[data-pointed]").first).to_have_attribute("aria-describedby", "coach-words")
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
    page.reload()
    page.wait_for_selector(".prompt")
    expect(page.locator(".coach")).to_have_count(0)
