"""Events: chosen, turned up, in the middle of the table, asking, and seen wherever they change something."""

import json
from collections.abc import Callable
from itertools import count
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from sixgun.game import new_game
from sixgun.scenario.read import read_file
from sixgun.server.table.match import Match
from sixgun.server.wire.from_client import Settings
from tests.effort import effort

from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .device import on_a_desk, on_a_phone
from .player import LONG, Clicker, Typist
from .scene import SCENES, Finished, Scene
from .serving import Server
from .steps import pick, play_now

BOTH: Final = ("High Noon", "A Fistful of Cards")
ASKING: Final = {scenario.name: at for at, scenario in enumerate(read_file(SCENES / "events.yaml"))}
"""A position for every question that an event asks, and for what one may do with an event in one's turn."""


class Dealt(Scene):
    """A game just dealt, in which seat 0 is the Sheriff and says which event comes last."""

    def __init__(self) -> None:
        self.clock = None
        self.settings = Settings("card", 4, sets=["base", "high-noon", "fistful-of-cards"])
        deals = (
            new_game(players=4, seed=seed, sets=self.settings.sets, options={"final": "sheriff_picks"})
            for seed in count(1)
        )
        self.match = Match("scene", next(game for game in deals if game.choice.seat == 0))


def test_a_game_with_both_sets_of_events_is_played_to_its_end(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    play_now(page, shared_server, "card", players=4, sets=BOTH)
    Clicker(page, seed=2, touch=True).play_to_the_end(LONG)
    shows_the_last_event(page)


def test_after_a_game_with_both_sets_the_last_event_is_there_at_a_desk(look: Look) -> None:
    shows_the_last_event(look(Finished("card", 4, 2, ("base", "high-noon", "fistful-of-cards"))).page)


def shows_the_last_event(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the screen"
    page.get_by_role("button", name="Last step").click()
    expect(page.locator(".event [data-face]")).to_be_visible()


@on_a_phone
def test_the_first_round_has_no_event_and_says_so(phone: bool, look: Look) -> None:
    page = look(Dealt(), phone=phone).page
    expect(page.locator("[data-do=event]" if phone else ".inforce")).to_contain_text("No event yet")


@needs_axe
def test_the_event_lies_in_the_middle_with_the_next_one_beside_it(look: Look) -> None:
    page = look("ambush").page
    expect(page.locator(".inforce")).to_contain_text("In force until Dieter’s turn")
    expect(page.locator(".piles")).to_contain_text("Next · 6 left")
    page.locator(".inforce .ev").focus()
    expect(page.get_by_role("tooltip")).to_contain_text("The distance between any two players is 1.")
    page.keyboard.press("v")
    dialog = page.get_by_role("dialog", name="Ambush")
    expect(dialog).to_contain_text("Rule F7")
    dialog.locator(".ev[data-face=hangover]").click()
    expect(page.get_by_role("dialog", name="Hangover")).to_contain_text("No character has his ability.")
    page.keyboard.press("Escape")
    pick(page, "bang")
    expect(page.locator(".seat.lit")).to_have_count(4)
    bruno = page.locator(".seat[data-seat='1']")
    expect(bruno).to_contain_text("out of reach: 2, your gun 1")
    expect(bruno.locator(".dist.event")).to_have_attribute(
        "title", "Distance 2 = 1 by Ambush + Mustang · can reach you"
    )
    assert violations(page) == []


def test_on_a_phone_it_lies_under_the_bar(look: Look) -> None:
    page = look("ambush", phone=True).page
    strip = page.locator("[data-do=event]")
    expect(strip).to_contain_text("Cards in play and abilities change it")
    strip.tap()
    expect(page.get_by_role("dialog", name="Ambush")).to_contain_text("Next · 6 left")
    page.keyboard.press("Escape")


def test_a_new_event_is_turned_over_and_takes_the_abilities_away(look: Look) -> None:
    page, _, go_on = look("hangover", motion=True, speed=1)
    go_on("end")
    expect(page.locator(".turned")).to_contain_text("Dieter turns up an event")
    expect(page.locator(".turned")).to_contain_text("Next: Ghost Town")
    expect(page.locator(".turned")).to_have_count(0)
    expect(page.locator(".log .tone-event")).to_contain_text("Hangover")
    expect(page.locator(".seat[data-seat='3'] .struck")).to_contain_text("two Missed!")
    expect(page.locator(".me s")).to_be_visible()


def test_who_wants_no_motion_hears_it_and_finds_it_in_its_place(look: Look) -> None:
    page, _, go_on = look("hangover")
    said = page.locator("[aria-live=assertive]", has_text="New event:")
    expect(said).to_contain_text("Shootout")
    go_on("end")
    expect(said).to_have_text("New event: Hangover. No character has his ability.")
    expect(page.locator(".turned")).to_have_count(0)
    expect(page.locator(".inforce .ev")).to_have_attribute("data-face", "hangover")


@on_a_desk
def test_a_ghost_is_at_the_table_for_a_turn(phone: bool, look: Look) -> None:
    page = look("ghost", phone=phone).page
    ghost = page.locator(".seat[data-seat='4']")
    expect(page.locator(".seat.ghost")).to_have_attribute("data-seat", "4")
    expect(ghost).to_contain_text("a ghost without life points")
    expect(ghost).to_contain_text("one turn")
    expect(page.locator(".seat.dead")).to_have_count(0)


def test_a_card_that_has_to_be_played_says_so(look: Look) -> None:
    page = look("law").page
    expect(page.locator(".hand .card", has_text="must")).to_have_attribute("data-face", "beer/6H")
    expect(page.locator(".prompt")).to_contain_text("Beer 6♥ has to be played before you end your turn.")
    expect(page.locator("[data-do=end]")).to_have_count(0)


def by_mouse(page: Page, step: int) -> None:
    Clicker(page, seed=step).click()


def by_touch(page: Page, step: int) -> None:
    Clicker(page, seed=step, touch=True).click()


def by_keys(page: Page, step: int) -> None:
    Typist(page, seed=step).press()


WAYS: Final = (by_mouse, by_touch, by_keys)
EVERY: Final = effort(len(WAYS), 1)
"""Each way answers every third question, and the other two those between."""


@pytest.mark.parametrize("answer", WAYS)
def test_every_question_of_events_is_answered(answer: Callable[[Page, int], None], look: Look) -> None:
    scenes = {**{name: Scene("events", at=at) for name, at in ASKING.items()}, "the last event": Dealt()}
    unanswered = [
        name
        for name in list(scenes)[WAYS.index(answer) % EVERY :: EVERY]
        if not is_answered(look, scenes[name], answer, phone=answer is by_touch)
    ]
    assert unanswered == []


def is_answered(look: Look, scene: Scene, answer: Callable[[Page, int], None], phone: bool) -> bool:
    """Press whatever is lit until a move is sent; it has to be one of those that there are."""
    page, sent, _ = look(scene, phone=phone)
    question = scene.match.question
    assert question is not None
    title = page.locator("#question")
    expect(title).not_to_have_text("")
    assert "{" not in page.locator(".prompt").inner_text(), "there are words for everything"
    legal = {str(option) for option in question.options}
    for step in range(60):
        answer(page, step)
        moves = [json.loads(message) for message in sent if '"move"' in message]
        if moves:
            return moves[0]["move"] in legal
    return False
