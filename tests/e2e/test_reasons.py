"""Why not: a card or a player that is off says why, by mouse, keys and finger; and the list of what one can do."""

import re

from playwright.sync_api import Page, expect

from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .scene import Scene
from .serving import Server
from .steps import look_at

MISSED = ".hand .card[data-face^=missed]"
ONLY_AN_ANSWER = "Not now. It only comes out as an answer, when somebody shoots at you."


def test_what_is_off_says_why_at_a_desk(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    look_at(page, shared_server, Scene("card-7"))
    line = page.locator(".whynot")
    page.locator(MISSED).hover()
    expect(line).to_have_text(ONLY_AN_ANSWER)
    expect(page.locator(MISSED)).to_have_accessible_description(ONLY_AN_ANSWER)
    assert lies_between(page), "the line lies over the question"
    page.locator(".hand .card[data-face^=bang]").hover()
    expect(line).to_have_text("")
    page.locator(".me .card[data-face^=derringer]").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(line).to_contain_text("It works at distance 1 only, and the nearest player is at 2.")
    expect(page.locator(".me .card.off")).to_have_count(0)
    # a picked card leaves the others to say why they are no target
    page.keyboard.press("1")
    expect(page.locator(".seat[data-seat='3']")).to_contain_text("out of reach: 3, your gun 2")
    page.locator(".hand .card.picked").hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)


@needs_axe
def test_what_can_i_do_lists_every_card_and_picks_one(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(help=True)
    look_at(page, shared_server, Scene("card-7"))
    help_ = page.get_by_role("region", name="What can I do?")
    expect(help_.locator(".row.now")).to_have_count(5)
    expect(help_.locator(".row.now").last).to_contain_text("End turn")
    expect(help_.locator(".row", has_text="Missed!")).to_contain_text("not now")
    expect(help_).to_contain_text("Your goal:")
    help_.get_by_role("button", name="BANG!").click()
    expect(page.locator("#question")).to_have_text("Whom do you shoot?")
    assert violations(page) == []
    page.keyboard.press("?")
    expect(help_).to_have_count(0)


def test_what_is_off_says_why_to_a_finger(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(phone=True)
    look_at(page, shared_server, Scene("card-7"))
    page.locator(MISSED).tap()
    expect(page.locator(".whynot")).to_have_text(ONLY_AN_ANSWER)
    page.get_by_role("button", name="What can I do?").tap()
    page.get_by_role("region", name="What can I do?").get_by_role("button", name="BANG!").tap()
    expect(page.locator("#question")).to_have_text("Whom do you shoot?")
    expect(page.get_by_role("region", name="What can I do?")).to_have_count(0)


def test_what_can_i_do_says_what_is_asked_and_how_to_answer(look: Look) -> None:
    page = look("shot-7").page
    help_ = page.get_by_role("region", name="What can I do?")
    page.keyboard.press("?")
    expect(help_.locator(".asked")).to_have_text(
        re.compile(r"^Dieter shoots at you: answer with Missed!.* or take the hit")
    )
    expect(help_.get_by_role("button", name="Take the hit")).to_be_visible()
    expect(help_).not_to_contain_text("Something else is asked now.")
    look("dice-7")
    page.keyboard.press("?")
    expect(help_.locator(".asked")).to_contain_text("tap those you want to roll again")
    expect(help_.locator(".row")).to_contain_text("not now")


def lies_between(page: Page) -> bool:
    """Whether the line begins under the question."""
    line, question = page.locator(".whynot p").bounding_box(), page.locator(".prompt").bounding_box()
    assert line is not None
    assert question is not None
    return line["y"] >= question["y"] + question["height"]
