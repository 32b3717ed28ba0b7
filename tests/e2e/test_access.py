"""For everybody: axe finds nothing, the keyboard is enough, and every target has a name and a size."""

from collections.abc import Callable
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.effort import effort

from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .device import on_a_desk, on_a_phone
from .player import LONG, OVER, Typist
from .scene import CODE, Finished, Waiting, pose
from .serving import Server
from .steps import choose_game, pick, press_until

SMALLEST: Final = 24
"""What WCAG 2.2 asks of a target at the least, but for words in a sentence."""

TOO_SMALL: Final = """smallest => [...document.querySelectorAll('button:not(p button)')]
    .map(one => [one.textContent.trim() || one.getAttribute('aria-label'), one.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < smallest || box.height < smallest))
    .map(([name]) => name)"""


def as_it_is(page: Page) -> None:
    """The question as it comes."""


def aimed(page: Page) -> None:
    pick(page, "bang")
    page.locator(".seat.lit").first.focus()


def taking(page: Page) -> None:
    pick(page, "panic")
    page.locator(".seat.lit").first.click()
    page.wait_for_selector(".sheet")


def in_doubt(page: Page) -> None:
    pick(page, "beer")
    page.locator(".prompt .answer.main").click()
    page.wait_for_selector("text=Really?")


def guessing(page: Page) -> None:
    page.get_by_role("button", name="Guess the roles").click()


def with_odds(page: Page) -> None:
    press_until(page, "c", ".die.roll")
    page.get_by_role("button", name="Odds").click()
    page.wait_for_selector("table")


STATES: Final[dict[str, tuple[str, Callable[[Page], None]]]] = {
    "aiming": ("card-7", aimed),
    "eight": ("card-8", as_it_is),
    "asked": ("shot-7", as_it_is),
    "store": ("card-5", as_it_is),
    "volley": ("gatling", as_it_is),
    "taking": ("panic", taking),
    "doubt": ("last-two", in_doubt),
    "out": ("out", guessing),
    "rolling": ("dice-7", with_odds),
    "shooting": ("dice-8", as_it_is),
}
IN_TURN: Final = [(state, number % 2 == 1) for number, state in enumerate(STATES)]
"""One on a desk, the next on a phone."""


@needs_axe
@pytest.mark.parametrize(("state", "phone"), effort(IN_TURN, list(product(STATES, (False, True)))))
def test_axe_finds_nothing_at_the_table(state: str, phone: bool, look: Look) -> None:
    scene, do = STATES[state]
    page = look(scene, phone=phone).page
    do(page)
    assert violations(page) == []


@needs_axe
@on_a_phone
def test_axe_finds_nothing_over_the_table(phone: bool, look: Look) -> None:
    """A closer look at a player and at a card, the chat with its claims, the log, the settings and the rules."""
    page = look("card-7", phone=phone).page
    page.locator(".seat").nth(1).click()
    page.wait_for_selector("dialog[open]")
    assert violations(page) == []
    page.locator("dialog .card").first.click()
    page.wait_for_selector("dialog[open] h2:has-text('Barrel')")
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    if phone:
        page.get_by_role("button", name="Log", exact=True).click()
        page.wait_for_selector("aside h2:has-text('Log')")
        assert violations(page) == []
        page.get_by_role("button", name="Chat").click()
    page.get_by_role("button", name="Claim a role").click()
    page.get_by_label("About whom?").wait_for()
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open] summary")
    page.locator("summary").click()
    assert violations(page) == []


@needs_axe
@on_a_desk
def test_axe_finds_nothing_on_the_way_to_the_table(
    phone: bool, look: Look, new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=phone)
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    assert violations(page) == []
    page.get_by_role("button", name="Rules").click()
    page.wait_for_selector("dialog[open] dt")
    page.get_by_label("Look something up").fill("Barrel")
    page.wait_for_selector("dt:has-text('C94')")
    assert violations(page) == []
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Open a table").click()
    page.get_by_text("Single rules").click()
    assert violations(page) == []
    assert violations(look(Waiting("card-7"), phone=phone).page) == []


@needs_axe
@on_a_phone
def test_axe_finds_nothing_after_the_game(phone: bool, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=phone)
    scene = Finished("dice", 3, 5)
    pose(page, scene)
    page.goto(f"{shared_server.url}/t/{CODE}")
    page.wait_for_selector("input[type=range]")
    assert violations(page) == []
    richest = max(range(len(scene.steps)), key=lambda at: len(scene.steps[at].events))
    page.fill("input[type=range]", str(richest))
    lines = page.get_by_role("group", name="Last moves")
    assert lines.evaluate("one => one.scrollHeight > one.clientHeight"), "not all that happened has room"
    assert violations(page) == []
    page.goto(f"{shared_server.url}/replay/scene")
    page.wait_for_selector("text=Step 0 of")
    assert violations(page) == []


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_keyboard_alone_plays(game: str, new_page: NewPage, shared_server: Server) -> None:
    """From the landing page on, with Tab and Enter only."""
    page = new_page()
    page.goto(shared_server.url)
    choose_game(page, "card", 4)
    page.locator("input[value=card]").focus()
    if game == "dice":
        page.keyboard.press("ArrowRight")
    tab_to(page, "[data-do=sit-down]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".reveal")
    page.keyboard.press("Enter")
    typist = Typist(page, seed=4)
    own = page.locator(".log li", has_text="You")
    while own.count() < 3 and not page.query_selector(OVER):
        before = typist.presses
        typist.play(LONG, presses=5)
        on = before < typist.presses < 300 or page.query_selector(OVER)
        assert on, "Tab and Enter do not get the game on"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(40):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {selector}")


def test_cards_are_played_with_their_keys(look: Look) -> None:
    page, sent, _ = look("card-7")
    press_until(page, "1", ".seat.lit")
    expect(page.locator("#question")).to_have_text("Whom do you shoot?")
    page.keyboard.press("Escape")
    page.wait_for_selector(".seat.lit", state="detached")
    page.keyboard.press("1")
    page.wait_for_selector(".seat.lit")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(".seat.aimed")
    page.keyboard.press("Enter")
    expect(page.locator(".seat.lit")).to_have_count(0)
    assert '"move":"play bang/9D at B"' in sent[-1].replace(": ", ":")


def test_every_target_says_what_it_is(look: Look) -> None:
    page = look("card-7").page
    page.get_by_role("button", name="BANG! 9♦").first.wait_for()
    pick(page, "bang")
    page.get_by_role(
        "button", name="Shoot: Carla, El Gringo, 2 of 3 life, 4 cards in hand, Barrel, Canteen, distance 2"
    ).wait_for()
    assert page.get_by_role("log", name="Game log").locator("li").count() > 3


def test_the_question_is_read_before_the_log(look: Look) -> None:
    page = look("card-7").page
    log = page.get_by_role("log", name="Game log")
    expect(log).to_have_attribute("aria-live", "off")
    expect(page.locator(".prompt")).to_have_attribute("aria-live", "assertive")
    look("out")
    expect(log).to_have_attribute("aria-live", "polite")


def test_what_is_waited_for_is_told_politely_and_as_a_whole(look: Look) -> None:
    prompt = look("out").page.locator(".prompt")
    expect(prompt).to_have_attribute("aria-live", "polite")
    expect(prompt).to_have_attribute("aria-atomic", "true")


@pytest.mark.parametrize("scene", ["shot-7", "dice-7"])
def test_targets_are_large_enough_for_a_thumb(scene: str, look: Look) -> None:
    page = look(scene, phone=True).page
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate(TOO_SMALL, SMALLEST) == []
