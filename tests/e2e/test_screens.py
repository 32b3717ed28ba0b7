"""On every screen everything that can be pressed lies open: nothing covers it and no edge cuts it off."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sixgun.server.wire.from_server import Refused
from tests.effort import effort

from .conftest import Look, resize
from .player import LIT
from .scene import told
from .stage import Stage
from .steps import pick

LOW: Final = ((360, 640), (640, 360))
"""The smallest: a phone upright, and a desk of 1280 × 720 at 200 %. Every scene is shown there."""
WIDER: Final = (
    (667, 375),
    (390, 844),
    (412, 915),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
EACH: Final = effort(2, len(WIDER))
"""On so many of the wider ones a scene is shown."""

PRESSED: Final = ", ".join(
    [*LIT.values(), ".hand .card", ".prompt button", ".me button", "[data-do]", ".top button", "button.ev"]
)
"""What can be pressed; the cards of one's hand also while they are off, since they say why."""

SCROLLERS: Final = ".hand, .bottom"
"""What may scroll: a hand of many cards sideways, and up and down the sheet with question and hand where there is
little height. They end in half a card and in a shade where there is more."""

COVERED: Final = """async ([pressed, scrollers]) => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const wrong = [];
    const named = one => one.dataset.seat ?? one.dataset.face ?? one.textContent.trim().slice(0, 20);
    const saw = one => `${one.className} ${named(one)}`;
    const open = one => {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const top = document.elementFromPoint(x, y);
        return [one.contains(top), top ? saw(top) : `outside ${Math.round(x)},${Math.round(y)}`];
    };
    for (const one of document.querySelectorAll(pressed)) {
        if (one.disabled || getComputedStyle(one).display === 'none' || !one.getClientRects().length) continue;
        let [free, by] = open(one);
        const scroller = one.closest(scrollers);
        if (!free && scroller) {
            one.scrollIntoView({block: 'nearest', inline: 'center'});
            [free, by] = open(one);
        }
        if (!free) wrong.push(`${saw(one)} under ${by}`);
    }
    for (const each of document.querySelectorAll(scrollers)) each.scrollTo(0, 0);
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollTop > 0) wrong.push('the page scrolls');
    const words = document.querySelector('#why');
    if (words?.scrollHeight > words?.clientHeight + 2) wrong.push('the question is cut');
    const sheet = document.querySelector('.bottom');
    if (sheet.scrollWidth > sheet.clientWidth) wrong.push('the sheet scrolls sideways');
    const hand = document.querySelector('.hand');
    const card = hand?.querySelector('.card');
    const least = Math.min(3, hand?.querySelectorAll('.card').length ?? 0) * (card?.offsetWidth ?? 0);
    if (hand?.clientWidth < least) wrong.push('no room for a hand');
    return wrong;
}"""
"""What cannot be pressed at its centre, and what lies there instead."""


def as_asked(page: Page) -> None:
    """The question has come and nothing is picked."""


def picked(card: str) -> Callable[[Page], None]:
    return lambda page: pick(page, card)


def taking(page: Page) -> None:
    """The cards of another lie there to be chosen from."""
    pick(page, "cat-balou")
    page.locator(".seat[data-seat='1']").click()
    expect(page.get_by_role("group", name="Cards of Bruno")).to_be_visible()


def rolling(page: Page) -> None:
    """Some dice are to be rolled again."""
    page.locator(".die.kept").first.click()
    expect(page.locator(".die.roll")).not_to_have_count(0)


class Moment(NamedTuple):
    scene: str
    comes: Callable[[Page], None] = as_asked


MOMENTS: Final = {
    "three-as-asked": Moment("card-3"),
    "three-picked": Moment("card-3", picked("bang")),
    "discarding": Moment("excess"),
    "a-volley": Moment("gatling"),
    "taking": Moment("many-in-play", taking),
    "five-choose": Moment("card-5"),
    "ten-in-hand": Moment("card-6"),
    "six-picked": Moment("card-6", picked("cat-balou")),
    "seven-as-asked": Moment("card-7"),
    "seven-picked": Moment("card-7", picked("bang")),
    "shot-at": Moment("shot-7"),
    "an-event": Moment("ambush", picked("bang")),
    "a-ghost": Moment("ghost"),
    "eight-as-asked": Moment("card-8"),
    "eight-picked": Moment("card-8", picked("panic")),
    "three-roll": Moment("dice-3", rolling),
    "five-shoot": Moment("dice-aimed"),
    "seven-roll": Moment("dice-7", rolling),
    "eight-shoot": Moment("dice-8"),
    "eight-drink": Moment("dice-beer"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_that_can_be_pressed_lies_open(moment: str, look: Look) -> None:
    scene, comes = MOMENTS[moment]
    page = look(scene).page
    comes(page)
    page.mouse.move(0, 0)
    at = list(MOMENTS).index(moment)
    sizes = LOW + tuple(WIDER[(at * EACH + step) % len(WIDER)] for step in range(EACH))
    covered = {size: found for size in sizes if (found := seen(page, size))}
    assert covered == {}


def seen(page: Page, size: tuple[int, int]) -> list[str]:
    resize(page, size)
    found: list[str] = page.evaluate(COVERED, [PRESSED, SCROLLERS])
    return found


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (768, 1024), (1024, 768), (1440, 900)])
def test_a_message_that_passes_by_covers_nothing(
    size: tuple[int, int], look: Look, stages: dict[bool, tuple[Stage, list[str]]]
) -> None:
    page = look("card-8", size=size).page
    socket = stages[False][0].socket
    assert socket is not None
    socket.send(told(Refused("stale", {}, "")))
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate(COVERED, [PRESSED, SCROLLERS]) == []
    page.locator(".toast button").click()
