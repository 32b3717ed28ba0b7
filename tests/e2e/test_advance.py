"""Answers set in advance: sent after a pause as a person makes it, in the words of a person, and not a word before."""

import json

from playwright.sync_api import Page, expect

from .axe import needs_axe, violations
from .conftest import Look, Sight
from .device import on_a_desk, on_a_phone
from .player import MINE
from .steps import keep_at

BUTTON = "[data-do=in-advance]"
CANCEL = "[data-do=cancel-advance]"
LEAST = 1100
MOST = 12_000
"""Milliseconds between which every pause lies: see web/src/game/advance.ts."""


def set_answer(page: Page, event: str, answer: str, phone: bool = False) -> None:
    """In the sheet, which is left with Escape."""
    if phone:
        page.locator(BUTTON).tap()
    else:
        page.locator(BUTTON).wait_for()
        keep_at(page, lambda: page.keyboard.press("m"), lambda: page.query_selector("dialog[open]") is not None, 300)
    page.locator(f"[data-event={event}] input[value={answer}]").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def moves(sight: Sight) -> list[dict[str, object]]:
    return [message for message in map(json.loads, sight.sent) if message["type"] == "move"]


HOLD = """() => {
    const [later, never] = [window.setTimeout, window.clearTimeout];
    window.held = new Map();
    window.setTimeout = (act, wait, ...more) => {
        if (!(wait >= 200)) return later(act, wait, ...more);
        held.set(-held.size - 1, {act, wait});
        return -held.size;
    };
    window.clearTimeout = (id) => (held.has(id) ? held.set(id, {act: () => {}, wait: 0}) : never(id));
}"""
"""From now on nothing in this page happens by itself after a while, unless the test lets it."""


def hold_time(page: Page) -> None:
    page.evaluate(HOLD)


def pauses(page: Page) -> list[float]:
    """What the page waits for, in milliseconds."""
    waits: list[float] = page.evaluate("[...held.values()].map(({wait}) => wait)")
    return [wait for wait in waits if wait > 0]


def let_time_pass(page: Page) -> None:
    page.evaluate("held.forEach(({act}) => act())")


@on_a_desk
def test_the_answer_comes_after_a_pause_and_nothing_is_sent_before(look: Look, phone: bool) -> None:
    sight = look("waiting", phone=phone, sound=False)
    page = sight.page
    set_answer(page, "shot", "missed", phone)
    expect(page.locator(BUTTON)).to_have_accessible_name("Set in advance: If I am shot at: Missed!")
    heard = list(sight.sent)
    hold_time(page)
    sight.go_on("play bang/7C at A")
    expect(page.locator(".prompt.mine [role=status]")).to_contain_text("Your answer in a moment: Missed!")
    expect(page.get_by_role("button", name="Take the hit")).to_be_visible()
    assert any(LEAST <= pause <= MOST for pause in pauses(page))
    assert sight.sent == heard, "something was sent before anybody could have answered"
    let_time_pass(page)
    keep_at(page, lambda: None, lambda: bool(moves(sight)))
    assert sight.sent == [*heard, sight.sent[-1]], "more was sent than the answer"


@on_a_phone
def test_it_is_sent_in_the_very_words_of_an_answer_by_hand(look: Look, phone: bool) -> None:
    """What others hear is made by the server out of this message alone."""
    by_hand = look("waiting", phone=phone, sound=False)
    by_hand.go_on("play bang/7C at A")
    card = by_hand.page.locator(".hand .card[data-face^=missed]")
    by_hand.page.wait_for_selector(MINE)
    keep_at(by_hand.page, lambda: card.click(position={"x": 12, "y": 60}), lambda: bool(moves(by_hand)), 300)
    sight = look("waiting", phone=phone, sound=False)
    set_answer(sight.page, "shot", "missed", phone)
    hold_time(sight.page)
    sight.go_on("play bang/7C at A")
    expect(sight.page.locator(CANCEL)).to_be_visible()
    let_time_pass(sight.page)
    keep_at(sight.page, lambda: None, lambda: bool(moves(sight)))
    assert moves(sight) == moves(by_hand)[:1]


@on_a_phone
def test_it_is_cancelled_and_the_question_stays(look: Look, phone: bool) -> None:
    sight = look("waiting", phone=phone, sound=False)
    page = sight.page
    set_answer(page, "gatling", "pass", phone)
    hold_time(page)
    sight.go_on("play gatling/10H", "pass")
    expect(page.locator(CANCEL)).to_be_visible()
    if phone:
        page.locator(CANCEL).tap()
    else:
        page.keyboard.press("Escape")
    expect(page.locator(CANCEL)).to_have_count(0)
    let_time_pass(page)
    expect(page.get_by_role("button", name="Take the hit")).to_be_visible()
    page.reload()
    page.wait_for_selector(".prompt.mine")
    assert moves(sight) == []


def test_what_differs_from_what_was_set_is_asked_as_usual(look: Look) -> None:
    """Life that was lost, and a shot that takes two Missed!."""
    sight = look("waiting", sound=False)
    page = sight.page
    set_answer(page, "duel", "bang")
    set_answer(page, "shot", "missed")
    sight.go_on("play bang/7C at A", "pass", "play duel/QD at A")
    expect(page.locator(".prompt.mine h2")).to_have_text("Dieter challenges you")
    expect(page.locator(CANCEL)).to_have_count(0)


def test_whoever_the_dice_ask_in_the_turn_of_others_sets_it_too(look: Look) -> None:
    sight = look("dice-bart", sound=False)
    page = sight.page
    set_answer(page, "instead", "arrow")
    hold_time(page)
    sight.go_on("shoot A")
    expect(page.locator(".prompt.mine [role=status]")).to_contain_text("Your answer in a moment: Take an arrow")
    let_time_pass(page)
    keep_at(page, lambda: None, lambda: bool(moves(sight)))
    assert [one["move"] for one in moves(sight)] == ["arrow"]


@needs_axe
@on_a_desk
def test_sheet_and_line_are_for_everybody(look: Look, phone: bool) -> None:
    sight = look("waiting", phone=phone, sound=False)
    page = sight.page
    page.locator(BUTTON).click()
    expect(page.get_by_role("group", name="If I am shot at").get_by_role("radio")).to_have_count(4)
    page.get_by_role("group", name="If I am shot at").get_by_role("radio").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("group", name="If I am shot at").get_by_role("radio", name="Missed!")).to_be_checked()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(BUTTON)).to_be_focused()
    hold_time(page)
    sight.go_on("play bang/7C at A")
    expect(page.locator(CANCEL)).to_be_visible()
    assert violations(page) == []
