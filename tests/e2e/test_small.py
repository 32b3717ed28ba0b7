"""Everything keeps its place where there is little room: small phones, low windows, many cards and seats."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from sixgun.picture.parts import GameName

from .conftest import Look, NewPage, resize
from .scene import Finished, pose
from .serving import Server
from .steps import pick

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

OVERLAID: Final = """() => {
    const [title, asked] = ['#replay-title', '#replay-title + label'].map(one => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector(one).firstChild);
        return text.getBoundingClientRect();
    });
    return title.right > asked.left && title.bottom > asked.top;
}"""
"""Whether the title of the replay and the words beside it lie over each other."""


def meet(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    apart = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return not apart and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


@pytest.mark.parametrize("scene", ["card-8", "many-in-play", "shot-7", "dice-7", "dice-beer"])
def test_life_and_cards_stay_in_their_seat(scene: str, look: Look) -> None:
    page = look(scene, phone=True).page
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(ASTRAY) == [], size


@pytest.mark.parametrize("game", ["card", "dice"])
def test_life_stays_in_the_seats_of_a_replay(game: GameName, new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    resize(page, SIZES[0])
    pose(page, Finished(game, 7, 3))
    page.goto(f"{shared_server.url}/replay/scene")
    page.wait_for_selector("text=Step 0 of")
    assert page.evaluate(ASTRAY) == []


@pytest.mark.parametrize("scene", ["card-8", "dice-beer"])
def test_eight_seats_show_all_names(scene: str, look: Look) -> None:
    page = look(scene, phone=True).page
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(HIDDEN) == [], size


@pytest.mark.parametrize("game", ["card", "dice"])
def test_the_button_for_oneself_covers_nothing(game: str, look: Look) -> None:
    page = look("many-in-play" if game == "card" else "dice-beer", language="de").page
    if game == "card":
        pick(page, "panic")
    button = page.locator(".me .self")
    expect(button).to_be_visible()
    for size in ((1440, 900), (1280, 800), (1024, 700)):
        resize(page, size)
        for part in (".me .name", ".me .state", ".prompt"):
            assert not meet(button, page.locator(part)), (part, size)
        if game == "card":
            assert not meet(button, page.locator(".me .lying")), size


def test_the_dice_lie_between_the_seats(look: Look) -> None:
    page = look("dice-beer").page
    tray = page.locator(".tray")
    for size in ((1440, 900), (1280, 800), (1200, 800)):
        resize(page, size)
        for seat in page.locator(".seat").all():
            assert not meet(tray, seat), size


def test_a_seat_counts_its_cards_and_its_sheet_shows_them_all(look: Look) -> None:
    page = look("many-in-play", phone=True).page
    seat = page.locator(".seat[data-seat='1']")
    expect(seat.locator(".all, .count")).to_have_text("8")
    seat.tap()
    cards = page.locator("dialog .lying .card")
    expect(cards).to_have_count(8)
    for size in SIZES:
        resize(page, size)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=0.95)


def test_known_cards_of_another_hand_are_called_so(look: Look) -> None:
    page, _, go_on = look("card-5", phone=True)
    go_on("take stagecoach", "take bang")
    page.locator(".seat[data-seat='1']").tap()
    known = page.get_by_role("list", name="A card of this hand that you know")
    expect(known.locator(".card")).to_have_count(1)
    assert known.locator(".card").get_attribute("data-face") == "bang/KD"


def test_the_odds_are_called_so_and_say_what_they_need(look: Look) -> None:
    page = look("dice-7", phone=True).page
    odds = page.get_by_role("button", name="Odds")
    expect(odds).to_have_text(re.compile("Odds"))
    odds.tap()
    expect(page.locator(".prompt")).to_contain_text("The odds are for the dice that you roll again")
    page.locator(".die").nth(2).tap()
    expect(page.locator("table")).to_be_visible()
    expect(page.locator(".prompt")).not_to_contain_text("The odds are for")
    page.locator(".die").nth(2).tap()
    expect(page.locator("table")).to_have_count(0)


def test_the_odds_leave_the_seats_in_sight(look: Look) -> None:
    page = look("dice-7", phone=True).page
    page.locator(".die").nth(2).tap()
    page.get_by_role("button", name="Odds").tap()
    expect(page.locator("table")).to_be_visible()
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(HIDDEN) == [], size


def test_the_bar_of_the_start_page_stands_in_one_row(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    resize(page, (360, 640))
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    for language in ("en", "de", "it", "hu"):
        page.locator("nav select").select_option(language)
        page.wait_for_selector(f"html[lang={language}]")
        middles = page.locator("nav > *").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).map(box => box.top + box.height / 2)"
        )
        assert max(middles) - min(middles) < 2, language
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, language


def test_who_won_and_all_that_is_told_of_it_fit_a_small_phone(look: Look) -> None:
    page = look(Finished("card", 4, 1), phone=True, size=(360, 640)).page
    for tab in page.locator("[data-tab]").all():
        expect(tab).to_be_in_viewport(ratio=1)
    emblem, words = (page.locator(f".winner {one}").bounding_box() for one in (".role", "h1"))
    assert emblem is not None
    assert words is not None
    assert emblem["x"] + emblem["width"] < words["x"], "they stand side by side"


def test_no_word_over_a_replay_runs_into_another(look: Look) -> None:
    """In German, whose word for it is the longest."""
    page = look(Finished("card", 4, 1), phone=True, size=(360, 640), language="de").page
    page.wait_for_selector("#replay-title + label")
    assert page.evaluate(OVERLAID) is False
