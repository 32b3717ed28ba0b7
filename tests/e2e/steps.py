"""Ways through the pages that several tests go."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.patience import PATIENCE

from .player import MINE, OVER
from .scene import CODE, Scene, pose
from .serving import Server

QUICK_BOTS: Final = "drifter"
"""Bots that do not ponder: the tests are about the client."""


def play_now(page: Page, server: Server, game: str = "card", players: int = 4, sets: tuple[str, ...] = ()) -> None:
    """From the landing page to a seat against bots, with these sets besides the first, and past the role card."""
    page.goto(server.url)
    choose_game(page, game, players)
    for name in sets:
        page.locator(".set", has_text=name).locator("input").check()
    page.click("[data-do=sit-down]")
    look_at_role(page)


def look_at_role(page: Page) -> None:
    """Look at one's role card, as everyone does before a game, and turn to the table."""
    page.click("[data-do=to-the-table]")
    expect(page.locator(".reveal")).to_have_count(0)


def choose_game(page: Page, game: str, players: int) -> None:
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    now = page.locator("section[aria-labelledby=play-now]")
    now.locator(f"input[value={game}]").check()
    now.locator("[data-do=change-game]").click()
    # by what they offer, not by their names: those are in the reader's language
    now.locator(f"select:has(option[value='{players}'])").select_option(str(players))
    now.locator(f"select:has(option[value={QUICK_BOTS}])").select_option(QUICK_BOTS)


def open_table(
    page: Page,
    server: Server,
    seats: int,
    *,
    game: str = "card",
    public: bool = False,
    series: bool = False,
    spectators: str = "allowed",
    phrases: bool = False,
) -> str:
    """Open a table for people; its code."""
    page.goto(server.url)
    page.get_by_role("button", name="Open a table").click()
    form = page.locator("dialog form")
    form.locator(f"input[value={game}]").check()
    field(form, "Seats").select_option(str(seats))
    field(form, "Clock").select_option("0")
    field(form, "Bots answer").select_option("0")
    field(form, "Who may join").select_option("yes" if public else "no")
    field(form, "Who may look on").select_option(spectators)
    if phrases:
        form.get_by_label("Only phrases in the chat").check()
    if series:
        form.get_by_label("Survivors may keep their character").check()
        form.get_by_label("The Sheriff’s role goes to the left").check()
    form.locator("button[type=submit]").click()
    page.wait_for_selector("[data-do=start]")
    return page.url.rsplit("/", 1)[-1]


def field(form: Locator, label: str) -> Locator:
    """The list to choose from that a label stands over."""
    return form.locator(f"label:has-text('{label}') select").first


def come(page: Page, server: Server, code: str) -> None:
    """To the waiting room of a table by its link."""
    page.goto(f"{server.url}/t/{code}")
    page.wait_for_selector("text=Rules of this table")


def look_at(page: Page, server: Server, scene: Scene) -> list[str]:
    """A position that is written down; what the page sends is kept in the list that is returned."""
    sent = pose(page, scene)
    page.goto(f"{server.url}/t/{CODE}")
    page.wait_for_selector(scene.sign)
    return sent


def is_asked_or_over(page: Page) -> None:
    page.wait_for_selector(f"{MINE}, {OVER}")


def keep_at(page: Page, action: Callable[[], object], is_so: Callable[[], bool], apart: int = 60) -> None:
    """Do something again and again until it has taken effect: right after a question it is meant for the one before,
    and what was there a moment ago may be gone. So many milliseconds are between two tries.
    """
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never takes effect"
        action()
        page.wait_for_timeout(apart)


def click_if_there(page: Page, selector: str) -> None:
    """Click what is there at this moment, if it still is when the click comes."""
    found = page.locator(selector)
    if found.count() > 0:
        with suppress(TimeoutError):
            found.first.click(timeout=2000)


def press_until(page: Page, key: str, selector: str) -> None:
    keep_at(page, lambda: page.keyboard.press(key), lambda: page.query_selector(selector) is not None)


def pick(page: Page, card: str) -> None:
    """Click or tap a card of the hand until it is picked; on a busy machine a tap may last so long that it shows it."""
    target = page.locator(f".hand .card[data-face^='{card}']").first
    expect(target).to_be_visible()

    def tap() -> None:
        if page.locator("dialog[open]").count() > 0:
            page.keyboard.press("Escape")
        else:
            target.click(position={"x": 12, "y": 60})

    keep_at(page, tap, lambda: has_class(target, "picked"))


def look_closer(seat: Locator) -> None:
    """Open what can be known of a seat: by a right click, since a click is an answer where the seat can be chosen."""
    seat.click(button="right")


def put_back(page: Page) -> None:
    """Let go of what was picked, step by step."""
    picked = page.locator(".hand .picked")
    keep_at(page, lambda: page.keyboard.press("Escape"), lambda: picked.count() == 0)


def has_class(target: Locator, name: str) -> bool:
    return name in (target.get_attribute("class") or "").split()
