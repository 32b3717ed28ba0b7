"""Everything keeps its place where there is little room: small phones, low windows, many cards and seats."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from sixgun.picture.parts import GameName

from .conftest import NewPage
from .scene import Finished, Scene, pose
from .serving import Server
from .steps import look_at, pick

SIZES: Final = ((360, 640), (360, 740), (390, 844))

ASTRAY: Final = """() => [...document.querySelectorAll('.seat')].flatMap(seat => {
    const edge = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.bullet, .life, .held, .arrows, .lying > *')].filter(one => {
        const box = one.getBoundingClientRect();
        if (one.matches('.bullet') && box.width < 4) return true;
        return box.width > 0 && (box.right > edge.right - 2 || box.left < edge.left || box.bottom > edge.bottom);
    }).map(one => `${one.className} of seat ${seat.dataset.seat}`);
})"""
"""What leaves its seat, and bullets that are too narrow to be counted."""

HIDDEN: Final = """() => [...document.querySelectorAll('.seat .name')].filter(name => {
    const box = name.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + 4, box.top + box.height / 2);
    return !top?.closest('.seat');
}).map(name => name.textContent)"""
"""Names of seats that something else lies on."""


def meet(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not apart and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["card-8", "many-in-play", "shot-7", "dice-7", "dice-beer"])
def test_life_and_cards_stay_in_their_seat(
    scene: str, size: tuple[int, int], new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=True)
    resize(page, size)
    look_at(page, shared_server, Scene(scene))
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate(ASTRAY) == []


@pytest.mark.parametrize("game", ["card", "dice"])
def test_life_stays_in_the_seats_of_a_replay(game: GameName, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    resize(page, SIZES[0])
    pose(page, Finished(game, 7, 3))
    page.goto(f"{shared_server.url}/replay/scene")
    page.wait_for_selector("text=Step 0 of")
    assert page.evaluate(ASTRAY) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["card-8", "dice-beer"])
def test_eight_seats_show_all_names(
    scene: str, size: tuple[int, int], new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=True)
    resize(page, size)
    look_at(page, shared_server, Scene(scene))
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate(HIDDEN) == []


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1024, 700)])
@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_button_for_oneself_covers_nothing(
    game: str, size: tuple[int, int], new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(language="de")
    resize(page, size)
    look_at(page, shared_server, Scene("many-in-play" if game == "card" else "dice-beer"))
    if game == "card":
        pick(page, "panic")
    button = page.locator(".me .self")
    expect(button).to_be_visible()
    for part in (".me .name", ".me .state", ".prompt"):
        assert not meet(button, page.locator(part)), part
    if game == "card":
        assert not meet(button, page.locator(".me .lying"))


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1200, 800)])
def test_the_dice_lie_between_the_seats(size: tuple[int, int], new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    resize(page, size)
    look_at(page, shared_server, Scene("dice-beer"))
    tray = page.locator(".tray")
    for seat in page.locator(".seat").all():
        assert not meet(tray, seat)


@pytest.mark.parametrize("size", SIZES)
def test_a_seat_counts_its_cards_and_its_sheet_shows_them_all(
    size: tuple[int, int], new_page: NewPage, shared_server: Server
) -> None:
    page = new_page(phone=True)
    resize(page, size)
    look_at(page, shared_server, Scene("many-in-play"))
    seat = page.locator(".seat[data-seat='1']")
    expect(seat.locator(".all, .count")).to_have_text("8")
    seat.tap()
    cards = page.locator("dialog .lying .card")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.95)


def test_the_odds_are_called_so_and_say_what_they_need(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    look_at(page, shared_server, Scene("dice-7"))
    odds = page.get_by_role("button", name="Odds")
    expect(odds).to_have_text(re.compile("Odds"))
    odds.tap()
    expect(page.locator(".prompt")).to_contain_text("The odds are for the dice that you roll again")
    page.locator(".die").nth(2).tap()
    expect(page.locator("table")).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("The odds are for")
    page.locator(".die").nth(2).tap()
    expect(page.locator("table")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_odds_leave_the_seats_in_sight(size: tuple[int, int], new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    resize(page, size)
    look_at(page, shared_server, Scene("dice-7"))
    page.locator(".die").nth(2).tap()
    page.get_by_role("button", name="Odds").tap()
    expect(page.locator("table")).to_be_visible()
    assert page.evaluate(HIDDEN) == []
