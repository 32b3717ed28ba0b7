"""What happens is felt: hits, draw!, deaths and the end; and no key plays what somebody only meant to write."""

import json

from playwright.sync_api import expect

from .conftest import Look, NewPage
from .scene import NAMES, Finished, Scene
from .serving import Server
from .stage import Stage

WATCH_PROMPT = """() => {
    window.seen = [];
    const marked = which => document.querySelector(`.chip.${which}`)?.closest('[data-seat]').dataset.seat;
    const waiting = () => document.querySelector('.prompt .waiting .for')?.textContent ?? '';
    new MutationObserver(() => window.seen.push([Number(marked('turn') ?? 0), marked('asked') ?? '', waiting()]))
        .observe(document.body, {childList: true, characterData: true, subtree: true});
}"""
"""Keeps whose turn it is, who is marked as asked, and whom the prompt waits for, at every change of the page."""

FOCUSED = "document.activeElement.closest('.stage .card') !== null"


def test_a_hit_floats_at_its_seat_and_a_draw_says_its_verdict(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(motion=True, speed=0.5)
    stage = Stage(page, shared_server.url)
    stage.show(Scene("barrel"))
    stage.go_on("use barrel/KS")
    expect(page.locator(".verdict")).to_have_text("Q♣ No heart: the shot still stands")
    stage.go_on("pass")
    expect(page.locator(".me .change")).to_have_attribute("data-by", "-1")
    expect(page.locator(".flash")).to_have_count(1)
    expect(page.locator(".verdict")).to_have_text("Q♣ No heart: hit")
    stage.go_on("play duel/QD at C")
    fallen = page.locator(".seat[data-seat='2']")
    expect(fallen.locator(".change")).to_have_attribute("data-by", "-1")
    expect(fallen.locator(".role [data-role=outlaw]")).to_have_count(1)
    expect(page.locator(".verdict")).to_have_count(0)


def test_who_has_answered_is_not_waited_for_any_more(new_page: NewPage, shared_server: Server) -> None:
    """Only the one whose turn it is has a choice here: nobody else is ever marked as asked or named as waited for."""
    page = new_page(motion=True, speed=0.5)
    stage = Stage(page, shared_server.url)
    stage.show(Scene("indians-8"))
    page.evaluate(WATCH_PROMPT)
    stage.go_on("end", "end")
    expect(page.locator(".seat[data-seat='2'] .chip.turn")).to_be_visible()
    expect(page.locator(".prompt .waiting")).to_contain_text("Carla")
    seen = page.evaluate("window.seen")
    assert {NAMES[turn] for turn, _, _ in seen} >= {"Bruno", "Carla"}
    assert [asked for _, asked, _ in seen if asked] == []
    assert [words for turn, _, words in seen if any(name in words for name in NAMES if name != NAMES[turn])] == []


def test_nothing_flashes_where_nothing_shall_move(look: Look) -> None:
    sight = look("barrel")
    sight.go_on("pass")
    expect(sight.page.locator(".me .change")).to_have_attribute("data-by", "-1")
    expect(sight.page.locator(".flash")).to_have_count(0)


def test_the_end_says_who_won_how_and_by_whose_last_blow(look: Look) -> None:
    scene = Finished("card", 5, 6)
    page = look(scene).page
    after = page.locator(".winner .words")
    expect(after.locator("h1")).to_have_text("You won" if 0 in scene.played.winners else "You lost")
    expect(after).to_contain_text("has fallen. ")
    expect(after).to_contain_text("last blow")
    expect(page.locator("[data-do=check-luck]")).not_to_be_visible()


def test_words_typed_before_the_chat_is_focused_play_nothing(look: Look) -> None:
    page, sent, _ = look("card-7")
    page.locator("main h1").evaluate("() => document.activeElement.blur()")
    page.keyboard.type("hey guys, e", delay=0)
    expect(page.locator(".toast")).to_contain_text("Press T")
    assert not [one for one in sent if json.loads(one)["type"] == "move"]


def test_e_asks_before_cards_have_to_go(look: Look) -> None:
    page, sent, _ = look("full-hand")
    page.keyboard.press("e")
    expect(page.locator("#question")).to_contain_text("Discard")
    assert not [one for one in sent if json.loads(one)["type"] == "move"]
    page.keyboard.press("e")
    expect(page.locator("#question")).to_have_count(0)
    assert [json.loads(one)["move"] for one in sent if json.loads(one)["type"] == "move"] == ["end"]


def test_the_cards_in_the_store_come_first(look: Look) -> None:
    """By key one comes to the answers before the hand and the seats."""
    page = look("card-5").page
    prompt = page.locator(".prompt")
    expect(prompt).to_have_attribute("aria-live", "assertive")
    page.evaluate("document.querySelector('main').tabIndex = -1; document.querySelector('main').focus()")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED)
    page.evaluate("document.querySelector('main').removeAttribute('tabindex')")


def test_the_first_roll_is_told_and_what_to_do_with_it(look: Look) -> None:
    page = look("dice-7").page
    roll = page.locator("[data-do=roll]")
    expect(roll).to_be_disabled()
    expect(roll).to_have_text("Choose dice to roll")
