"""On every screen everything that can be pressed lies open: nothing covers it and no edge cuts it off."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from sixgun.server.wire.from_server import Refused
from tests.effort import effort

from .conftest import Look, resize
from .player import AGAIN, LIT, LOOKS
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
EACH: Final = effort(1, len(WIDER))
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
    const cards = [...document.querySelectorAll('.hand .card')].map(card => card.getBoundingClientRect());
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
    const upright = innerHeight > innerWidth;
    if (upright && cards.some(({bottom}) => bottom > innerHeight)) wrong.push('the hand has to be scrolled to');
    const sheet = document.querySelector('.bottom');
    if (sheet.scrollWidth > sheet.clientWidth) wrong.push('the sheet scrolls sideways');
    const hand = document.querySelector('.hand');
    const card = hand?.querySelector('.card');
    const least = Math.min(3, hand?.querySelectorAll('.card').length ?? 0) * (card?.offsetWidth ?? 0);
    if (hand?.clientWidth < least) wrong.push('no room for a hand');
    return wrong;
}"""
"""What cannot be pressed at its centre, and what lies there instead."""

DEAD: Final = "() => void (window.WebSocket = class { close() {} send() {} })"
"""From now on no line is ever open."""

SEATS_BELOW: Final = """() => {
    const boxes = what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    return boxes('.banners p').flatMap(told => boxes('.seat').filter(seat => meet(told, seat))).length;
}"""
"""So many seats lie under what is told at the top."""


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


def summed_up(page: Page) -> None:
    """What happened since one's last turn is told beside the question."""
    resize(page, LOW[0])
    expect(page.locator(".prompt.mine [data-do=recap]")).to_be_visible()


class Moment(NamedTuple):
    scene: str
    comes: Callable[[Page], None] = as_asked
    heard: tuple[str, ...] = ()
    """Moves that the page hears before."""
    also: tuple[tuple[int, int], ...] = ()
    """Screens that it fills, besides those of its turn."""


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
    "eight-attacked": Moment("indians-8", summed_up, ("end", "play indians", *("pass",) * 6), ((390, 844),)),
    "three-roll": Moment("dice-3", rolling),
    "five-shoot": Moment("dice-aimed"),
    "seven-roll": Moment("dice-7", rolling),
    "eight-shoot": Moment("dice-8"),
    "eight-drink": Moment("dice-beer"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_everything_that_can_be_pressed_lies_open(moment: str, look: Look) -> None:
    scene, comes, heard, also = MOMENTS[moment]
    page, _, go_on = look(scene)
    go_on(*heard)
    comes(page)
    page.mouse.move(0, 0)
    at = list(MOMENTS).index(moment)
    sizes = LOW + also + tuple(WIDER[(at * EACH + step) % len(WIDER)] for step in range(EACH))
    covered = {size: found for size in sizes if (found := seen(page, size))}
    assert covered == {}


def seen(page: Page, size: tuple[int, int]) -> list[str]:
    """What is covered at a size of the window, once everything has found its place: that may take some frames."""
    resize(page, size)
    found: list[str] = []
    for _ in range(LOOKS):
        found = page.evaluate(COVERED, [PRESSED, SCROLLERS])
        if not found:
            break
        page.wait_for_timeout(AGAIN)
    return found


MESSAGES: Final = ((360, 640), (640, 360), (768, 1024), (1024, 768), (1440, 900))


@pytest.mark.parametrize("size", MESSAGES)
def test_a_message_that_passes_by_covers_nothing(
    size: tuple[int, int], look: Look, stages: dict[bool, tuple[Stage, list[str]]]
) -> None:
    page = look("card-8", size=size).page
    socket = stages[False][0].socket
    assert socket is not None
    socket.send(told(Refused("stale", {}, "")))
    expect(page.locator(".toast")).to_be_visible()
    assert page.evaluate(COVERED, [PRESSED, SCROLLERS]) == []
    assert page.evaluate(SEATS_BELOW) == 0
    page.locator(".toast button").click()


def test_that_the_line_is_lost_is_told_beside_the_seats(
    look: Look, stages: dict[bool, tuple[Stage, list[str]]]
) -> None:
    page = look("card-8").page
    stage = stages[False][0]
    assert stage.socket is not None
    page.evaluate(DEAD)
    stage.socket.close()
    stage.socket = None
    expect(page.locator(".banners .lost")).to_be_visible()
    for size in MESSAGES:
        assert seen(page, size) == []
        assert page.evaluate(SEATS_BELOW) == 0, size


def test_a_larger_screen_shows_a_larger_table(look: Look) -> None:
    """A tablet held upright has the table of a desk, and large screens draw everything larger."""
    page = look("card-7", size=(820, 1180)).page
    table = page.locator(".ring[data-layout=desk]").bounding_box()
    assert table is not None
    assert table["width"] * table["height"] > 820 * 1180 / 2
    widths = [width_of_card(page, size) for size in ((1280, 720), (1920, 1080), (2560, 1440))]
    assert widths == sorted(set(widths)), widths


def width_of_card(page: Page, size: tuple[int, int]) -> float:
    resize(page, size)
    assert seen(page, size) == []
    box = page.locator(".hand .card").first.bounding_box()
    assert box is not None
    return box["width"]
