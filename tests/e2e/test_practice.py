"""Practising with the coach: he is asked by a key or a button, points at things, and warns where that is wanted."""

import json

from playwright.sync_api import expect

from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .device import on_a_desk
from .practising import Practising
from .serving import Server
from .steps import choose_game, look_at_role


@needs_axe
@on_a_desk
def test_he_says_what_he_would_do_and_points_at_it(phone: bool, look: Look) -> None:
    page, sent, _ = look(Practising("card-7"), phone=phone)
    page.wait_for_selector("text=Practice")
    expect(page.locator("[data-flag], .bar[role=img]")).to_have_count(0)
    page.wait_for_selector("[data-do=hint]:enabled")
    if phone:
        page.locator("[data-do=hint]").tap()
    else:
        page.keyboard.press("h")
    page.wait_for_selector(".best")
    assert len([each for each in sent if json.loads(each)["type"] == "hint"]) == 1
    assert page.locator("[data-flag]").count() >= 1
    assert page.get_by_role("img", name="Coach’s view of").count() == 4
    expect(page.locator(".best")).to_contain_text("your side wins")
    assert violations(page) == []
    page.click("[data-do=bars]")
    expect(page.locator(".bar[role=img]")).to_have_count(0)


def test_he_warns_of_what_costs_much(look: Look) -> None:
    scene = Practising("card-5", dear=-1)
    page, sent, _ = look(scene)
    page.check("[data-do=warns]")
    dear = scene.hint().ways[-1].moves[0]
    page.click("[data-do=hint]")
    page.wait_for_selector(".best")
    page.locator(f"main [data-face='{dear.card}']").click()
    assert not [each for each in sent if json.loads(each)["type"] == "move"]
    page.click("[data-do=anyway]")
    expect(page.locator("[data-do=anyway]")).to_have_count(0)
    assert [json.loads(each)["move"] for each in sent if json.loads(each)["type"] == "move"] == [dear.text]
    page.uncheck("[data-do=warns]")


def test_one_plays_now_with_him(new_page: NewPage, shared_server: Server) -> None:
    """With cards: there one is asked before one is eliminated; of dice one may die before the first question."""
    page = new_page()
    page.goto(shared_server.url)
    choose_game(page, "card", 4)
    page.check("[data-do=practice]")
    page.click("[data-do=sit-down]")
    look_at_role(page)
    page.click("[data-do=hint]:enabled")
    page.wait_for_selector(".best")
