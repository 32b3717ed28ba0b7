"""The analysis after a game: it grows, the cursor goes along it, and it leads back to the table."""

import json

from playwright.sync_api import expect

from .analysed import Analysed
from .axe import needs_axe, violations
from .conftest import Look, NewPage
from .device import on_a_phone
from .scene import pose
from .serving import Server


@needs_axe
@on_a_phone
def test_it_is_read_by_cursor_keys_and_table(phone: bool, look: Look) -> None:
    page, sent, _ = look(Analysed("card", 4, 1), phone=phone)
    page.click("[data-tab=analysis]")
    page.wait_for_selector(".numbers")
    asked = [json.loads(each)["game"] for each in sent if "analyse" in each]
    assert set(asked) == {"scene"}
    assert page.get_by_role("img", name="Chance of each side to win").count() == 1
    box = page.locator(".cursor-box b.slab")
    page.locator("input[type=range]").fill("1")
    expect(box).to_have_text("Turn 1, step 1")
    page.locator("h2").first.click()
    page.keyboard.press("ArrowRight")
    expect(box).to_contain_text("step 2")
    page.keyboard.press("Shift+ArrowLeft")
    expect(box).to_have_text("Start of the game")
    page.locator(".flag").first.click()
    expect(box).not_to_have_text("Start of the game")
    assert violations(page) == []
    page.get_by_role("button", name="Table", exact=True).click()
    assert page.locator(".winning tbody tr").count() > 2
    step = page.locator("input[type=range]").input_value()
    page.click("[data-do=see]")
    page.wait_for_selector(f"text=Step {step} of")
    page.click("[data-tab=analysis]")
    page.wait_for_selector(".numbers")
    assert len([each for each in sent if "analyse" in each]) == len(asked), "what is there need not be asked for again"


def test_it_is_there_while_it_grows_and_by_its_link(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    scene = Analysed("dice", 3, 5, far=0.5)
    pose(page, scene)
    page.goto(f"{shared_server.url}/replay/scene#analysis")
    page.wait_for_selector(f"text=of {scene.piece.of} moves")
    expect(page.locator(".chart")).to_be_visible()
    expect(page.locator(".luck")).to_have_count(0)


def test_what_is_loaded_is_read_without_the_server(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    pose(page, Analysed("dice", 3, 5))
    page.goto(f"{shared_server.url}/replay/scene#analysis")
    page.wait_for_selector(".numbers")
    page.context.set_offline(True)
    page.locator("input[type=range]").fill("1")
    expect(page.locator(".cursor-box b.slab")).to_have_text("Turn 1, step 1")
    page.get_by_role("button", name="Table", exact=True).click()
    assert page.locator(".winning tbody tr").count() > 2
    page.click("[data-do=see]")
    page.wait_for_selector("text=Step 1 of")
    page.click("[data-tab=analysis]")
    expect(page.locator(".numbers")).to_be_visible()
