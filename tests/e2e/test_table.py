"""What one sees and does at the table, on positions that are written down."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from .conftest import Look, resize
from .dealt import Dealt, tell_of_bot
from .device import on_a_desk, on_a_phone
from .stage import Stage
from .steps import keep_at, pick, press_until, put_back

MANY = 60
FEW = 40
"""Moves that tell more lines than the log has as long as nobody reads further up, and so many it has."""
CARLA = ".seat[data-seat='2']"


def last(sent: list[str]) -> str:
    """What was sent last, without the spaces of JSON."""
    return sent[-1].replace(": ", ":").replace(", ", ",")


def sends(page: Page, sent: list[str], part: str) -> None:
    """Wait until the page has sent something with this in it."""
    keep_at(page, lambda: None, lambda: any(part in message.replace(": ", ":") for message in sent), apart=20)


def test_a_card_says_what_it_does_and_on_which_rule_it_rests(look: Look) -> None:
    page = look("card-7").page
    page.locator(".hand .card[data-face^=duel]").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Challenge any other player")
    expect(page.get_by_role("tooltip")).to_contain_text("Rule C88")
    page.locator(".hand .card[data-face^=bang]").focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Rule C59")
    page.locator(CARLA).focus()
    expect(page.get_by_role("tooltip")).to_contain_text("Rule C109")
    page.keyboard.press("i")
    page.get_by_role("button", name="Rule C109").click()
    expect(page.locator("dialog dd")).to_contain_text("random card from that player's hand")


def test_a_finger_that_rests_looks_closer(look: Look) -> None:
    page = look("card-7", phone=True).page
    pick(page, "bang")
    page.wait_for_selector(f"{CARLA}.lit")
    rest(page, ".hand .card[data-face^=duel]")
    expect(page.locator("dialog[open]")).to_contain_text("Rule C88")
    page.get_by_role("button", name="Close").click()
    rest(page, CARLA)
    expect(page.locator("dialog[open]")).to_contain_text("El Gringo")
    expect(page.locator("#question")).to_have_text("Whom do you shoot?")


def rest(page: Page, selector: str) -> None:
    """A touch that stays until something opens."""
    target = page.locator(selector)
    target.dispatch_event("pointerdown", {"pointerType": "touch"})
    page.wait_for_selector("dialog[open]")
    target.dispatch_event("pointerup", {"pointerType": "touch"})
    target.dispatch_event("click")


@on_a_phone
def test_a_hand_over_its_limit_says_what_ending_the_turn_costs(phone: bool, look: Look) -> None:
    page = look("full-hand", phone=phone).page
    expect(page.locator(".me .held.over")).to_have_text(re.compile(r"5\s+· limit 2"))
    expect(page.locator("#why")).to_contain_text("you discard 3 of your 5 cards")
    expect(page.get_by_role("button", name="End turn then discard 3")).to_be_visible()


def test_the_hand_limit_of_others_is_on_their_sheet(look: Look) -> None:
    page = look("full-hand").page
    page.locator(".seat[data-seat='1']").click()
    expect(page.locator("dialog")).to_contain_text("6 cards in hand · may keep 10 at the end of the turn")


def test_whoever_may_keep_more_than_his_life_points_ends_his_turn_quietly(look: Look) -> None:
    page = look("keeps-ten").page
    expect(page.locator(".me .held")).to_have_text(re.compile(r"5\s+· limit 10"))
    expect(page.locator("#why")).not_to_contain_text("discard")
    expect(page.locator(".held.over")).to_have_count(0)
    expect(page.get_by_role("button", name="End turn")).not_to_contain_text("discard")


@on_a_phone
def test_many_cards_in_play_stay_in_ones_own_panel(phone: bool, look: Look) -> None:
    page = look("many-in-play", phone=phone).page
    panel = page.locator(".me").bounding_box()
    cards = [card.bounding_box() for card in page.locator(".me .lying .card").all()]
    assert panel is not None
    assert len(cards) == 8
    for before, card in pairwise(cards):
        assert before is not None
        assert card is not None
        assert card["x"] >= before["x"] + 20, "enough of each card shows to tap it"
        assert card["x"] + card["width"] <= panel["x"] + panel["width"] + 1


def test_discarding_counts_down_to_the_limit(look: Look) -> None:
    page = look("excess").page
    expect(page.locator("#why")).to_contain_text("You hold 5 cards and may keep 2: 3 have to go, one by one.")
    expect(page.locator(".hand .card.lit")).to_have_count(5)


@on_a_phone
def test_aiming_shows_the_chance_of_the_barrel(phone: bool, look: Look) -> None:
    page, sent, _ = look("card-7", phone=phone)
    pick(page, "bang")
    if phone:
        page.locator(CARLA).tap()
    else:
        page.locator(CARLA).hover()
    expect(page.locator("main")).to_contain_text("distance 2 · 2 of 3 life · dodges 1 in 4")
    assert not any("move" in message for message in sent), "aiming fires nothing"
    if phone:
        page.get_by_role("button", name="Shoot Carla").tap()
    else:
        page.locator(CARLA).click()
    sends(page, sent, "play bang/9D at C")


def test_six_cards_show_their_names_and_a_picked_one_is_not_explained_twice(look: Look) -> None:
    page = look("card-8").page
    names = page.locator(".hand .card .name")
    assert names.count() == 6
    assert names.evaluate_all("all => all.filter(name => name.scrollWidth > name.clientWidth)") == []
    pick(page, "bang")
    page.locator(".hand .card.picked").hover()
    expect(page.locator(".prompt #why")).to_contain_text("Shoot")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_who_is_out_of_reach_says_why(look: Look) -> None:
    page = look("card-7").page
    pick(page, "bang")
    expect(page.locator(".seat[data-seat='3']")).to_contain_text("out of reach: 3, your gun 2")
    expect(page.locator(".seat.lit")).to_have_count(3)


def test_shots_may_ask_for_a_second_click(look: Look) -> None:
    page, sent, _ = look("card-7", confirmShots=True)
    pick(page, "bang")
    page.locator(CARLA).click()
    page.get_by_role("button", name="Shoot Carla").wait_for()
    assert not any("move" in message for message in sent)
    page.locator(CARLA).click()
    sends(page, sent, "play bang/9D at C")


def test_a_card_is_dragged_onto_a_player(look: Look) -> None:
    page, sent, _ = look("card-7")
    pick(page, "bang")
    page.locator(".hand li", has=page.locator(".picked")).drag_to(page.locator(CARLA))
    sends(page, sent, "play bang/9D at C")


@pytest.mark.parametrize(
    ("card", "doubt"), [("beer", "With two players left a Beer has no effect."), ("dynamite", "may kill you")]
)
def test_what_hurts_oneself_asks_once_more(card: str, doubt: str, look: Look) -> None:
    page, sent, _ = look("last-two")
    pick(page, card)
    page.locator(".prompt .answer.main").click()
    expect(page.locator(".prompt")).to_contain_text(doubt)
    assert not any("move" in message for message in sent)
    page.get_by_role("button", name="Do it anyway").click()
    sends(page, sent, f"play {card}")


def test_cards_are_taken_and_paid_part_by_part(look: Look) -> None:
    page, sent, _ = look("panic")
    pick(page, "springfield")
    expect(page.locator("#question")).to_have_text("Which card do you give up for it?")
    page.locator(".hand .card[data-face^=beer]").click()
    expect(page.locator(".prompt")).to_contain_text("pay: Beer 7♥")
    page.keyboard.press("Backspace")
    put_back(page)
    pick(page, "panic")
    page.locator(".seat[data-seat='1']").click()
    page.get_by_role("group", name="Cards of Bruno").get_by_role("button", name="Scope").click()
    sends(page, sent, "play panic/JH at B:scope")


def test_a_thumb_reaches_every_card_of_a_full_table(look: Look) -> None:
    page, sent, _ = look("many-in-play", phone=True)
    pick(page, "cat-balou")
    page.locator(".seat[data-seat='1']").tap()
    cards = page.get_by_role("group", name="Cards of Bruno").locator(".card")
    expect(cards).to_have_count(8)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)
    cards.last.tap()
    sends(page, sent, "play cat-balou/KH at B:derringer")


def test_a_finger_ends_the_turn_with_one_tap(look: Look) -> None:
    page, sent, _ = look("keeps-ten", phone=True)
    page.get_by_role("button", name="End turn").tap()
    sends(page, sent, '"move":"end"')


def test_a_volley_lists_how_the_others_fared(look: Look) -> None:
    page = look("gatling").page
    expect(page.locator(".prompt")).to_contain_text("Carla ✓")
    expect(page.locator(".prompt")).to_contain_text("Dieter −1")
    expect(page.locator(".prompt")).to_contain_text("1 in 4")
    expect(page.get_by_role("button", name="Take the hit")).to_contain_text("3 → 2")


def test_odds_come_on_request(look: Look) -> None:
    page, sent, _ = look("dice-7")
    press_until(page, "c", ".die.roll")
    assert page.locator("table").count() == 0
    page.keyboard.press("o")
    expect(page.locator("table")).to_contain_text(re.compile(r"\d+(\.\d)?%"))
    assert last(sent) == '{"type":"odds","dice":[3]}'


def test_claims_suspicions_and_emotes(look: Look) -> None:
    page, sent, _ = look("card-7")
    page.get_by_role("button", name="Nice shot").click()
    sends(page, sent, '"emote":"nice-shot"')
    page.get_by_role("button", name="Claim a role").click()
    page.get_by_role("button", name="Deputy", exact=True).click()
    sends(page, sent, '"type":"claim","role":"deputy"')
    page.get_by_role("button", name="Claim a role").click()
    page.get_by_label("About whom?").select_option("1")
    page.get_by_role("button", name="just suspicious").click()
    sends(page, sent, '"role":null')
    page.get_by_role("button", name="Claim a role").click()
    page.get_by_label("About whom?").select_option("1")
    page.get_by_role("button", name="Outlaw", exact=True).click()
    sends(page, sent, '"role":"outlaw"')


def test_the_muted_are_not_heard(look: Look) -> None:
    page = look("card-7").page
    expect(page.locator(".said")).to_contain_text("nice try")
    page.get_by_role("button", name="Mute Carla").click()
    expect(page.locator(".said")).not_to_contain_text("nice try")
    expect(page.locator(".said")).to_contain_text("prove it")
    page.get_by_role("button", name="Hear the muted player again").click()
    expect(page.locator(".said")).to_contain_text("nice try")


@on_a_desk
def test_the_eliminated_watch_on(phone: bool, look: Look) -> None:
    page, sent, _ = look("out", phone=phone)
    expect(page.locator("main")).to_contain_text("You are out of the game")
    page.get_by_role("button", name="Guess the roles").click()
    page.locator(".watching li select").first.select_option("outlaw")
    sends(page, sent, '"type":"guess"')
    page.get_by_label("Sit with").select_option("2")
    expect(page.locator(".me .name")).to_have_text("Carla")
    if phone:
        page.get_by_role("button", name="Chat").click()
    expect(page.locator("#chat-title")).to_contain_text("Boot Hill")
    page.fill("#chat-input", "it was Bruno")
    page.press("#chat-input", "Enter")
    sends(page, sent, '"room":"graveyard"')


def test_the_tab_calls(look: Look) -> None:
    page = look("card-7").page
    expect(page).to_have_title("● Your turn – Sixgun")
    look("out")
    expect(page).to_have_title("Sixgun")


def test_waiting_green_cards_are_marked(look: Look) -> None:
    page = look("card-7").page
    expect(page.locator(".me .card[data-waiting]")).to_have_count(1)
    page.get_by_role("button", name="Sombrero 7♣, waits until a later turn").wait_for()


def test_all_distances_show_while_a_key_is_held(look: Look) -> None:
    page = look("card-7").page
    page.keyboard.down("d")
    expect(page.locator(".seat[data-seat='1'] .why")).to_contain_text("Distance 2 = 1 place + Mustang")
    page.keyboard.up("d")
    expect(page.locator(".seat .why")).to_have_count(0)


def test_a_finger_aims_a_die_and_fires_with_a_button(look: Look) -> None:
    page, sent, _ = look("dice-aimed", phone=True)
    page.locator(".seat[data-seat='3']").tap()
    page.get_by_role("button", name="Back").tap()
    expect(page.get_by_role("button", name="Shoot Dieter")).to_have_count(0)
    page.locator(".seat[data-seat='3']").tap()
    page.get_by_role("button", name="Shoot Dieter").wait_for()
    assert not any("move" in message for message in sent), "the first tap aims"
    page.get_by_role("button", name="Shoot Dieter").tap()
    sends(page, sent, '"move":"shoot D"')


@on_a_phone
def test_seats_show_the_hits_to_come(phone: bool, look: Look) -> None:
    page = look("dice-aimed", phone=phone).page
    expect(page.locator(".seat[data-seat='1'] .hits")).to_have_text("−2")
    expect(page.locator(".seat[data-seat='2'] .hits")).to_have_text("−1")
    expect(page.locator(".seat .hits")).to_have_count(2)
    page.get_by_role("button", name="Bruno, Jourdonnais, 5 of 7 life, 1 arrow, 2 hits to come").wait_for()


def test_three_dynamite_say_that_the_rolling_is_over(look: Look) -> None:
    page = look("dice-blast", phone=True).page
    expect(page.locator("main")).to_contain_text("Three Dynamite: no more rolls")


def test_ones_own_emblem_says_who_sees_it(look: Look) -> None:
    page = look("card-5").page
    emblem = page.locator(".me [data-do=role]")
    expect(emblem).to_have_attribute("title", "Your role: Sheriff")
    emblem.click()
    expect(page.locator(".reveal")).to_contain_text("Everyone sees this")
    page.keyboard.press("Enter")
    look("card-7")
    expect(emblem).to_have_attribute("title", "Deputy: only you see this")


def test_the_hand_keeps_its_room_when_a_turn_begins_or_ends(look: Look) -> None:
    sight = look("card-7")
    room = sight.page.locator(".hand").bounding_box()
    expect(sight.page.locator("[data-do=end]")).to_be_visible()
    sight.go_on("play duel/QD at B")
    expect(sight.page.locator("[data-do=end]")).to_have_count(0)
    expect(sight.page.get_by_role("button", name="End turn")).to_have_count(0)
    assert sight.page.locator(".hand").bounding_box() == room


def test_a_card_in_a_full_hand_is_scaled_and_not_laid_out_anew(look: Look) -> None:
    """So that one card more leaves the rest as it is, which is what takes long on a slow device."""
    few, many = (printed(look(scene).page) for scene in ("card-7", "card-6"))
    assert few["laid"] == many["laid"]
    assert many["seen"] < few["seen"]


def printed(page: Page) -> dict[str, float]:
    """How wide a card of the hand is: as it is laid out, and as it is seen."""
    found: dict[str, float] = page.locator(".hand .card").first.evaluate(
        "card => ({laid: card.offsetWidth, seen: card.getBoundingClientRect().width})"
    )
    return found


def test_the_log_stays_at_its_end_and_with_whoever_reads_further_up(
    look: Look, stages: dict[bool, tuple[Stage, list[str]]]
) -> None:
    """Old lines go as new ones come, and beside the log things open and close: neither moves it."""
    scene = Dealt("dice", 5, seed=3)
    scene.seat_of_page = None
    page = look(scene).page
    stage = stages[False][0]
    log = page.get_by_role("log", name="Game log")
    lines = log.locator("li")
    for _ in range(MANY):
        tell_of_bot(stage, scene)
    expect(lines).to_have_count(FEW)
    expect(lines.last).to_be_in_viewport(ratio=1)
    resize(page, (1440, 700))
    expect(lines.last).to_be_in_viewport(ratio=1)
    log.hover()
    page.mouse.wheel(0, -5000)
    expect(lines.nth(FEW)).to_be_attached()
    expect(lines.last).not_to_be_in_viewport()
