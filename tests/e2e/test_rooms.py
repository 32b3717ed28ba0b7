"""The way to a table: names asked for in the room, being ready, inviting, and the rules one chooses."""

from playwright.sync_api import expect

from .axe import violations
from .conftest import NewPage
from .serving import Server
from .steps import come, field, open_table


def test_a_guest_says_his_name_in_the_room(new_page: NewPage, shared_server: Server) -> None:
    host, guest, watcher = new_page(), new_page(phone=True), new_page(language="de")
    code = open_table(host, shared_server, 4)
    come(guest, shared_server, f"{code.lower()}.")
    assert guest.url.endswith(f"/t/{code}"), "what was pasted along is gone"
    expect(host.locator("ol li").nth(1)).to_contain_text("Stranger")
    guest.get_by_label("Your name").fill("Dusty")
    guest.click("[data-do=thats-me]")
    expect(guest.locator(".toast")).to_contain_text("Dusty is what a bot or a stranger is called")
    guest.get_by_label("Your name").fill("Bruno")
    guest.click("[data-do=thats-me]")
    expect(guest.locator(".id")).to_contain_text("You play as Bruno")
    guest.click("[data-do=ready]")
    expect(host.locator("ol li").nth(1)).to_contain_text("Bruno")
    expect(host.locator("ol li").nth(1)).to_contain_text("ready")

    watcher.goto(f"{shared_server.url}/t/{code}?watch")
    expect(host.locator(".onlookers")).to_contain_text("Stranger")
    expect(watcher.locator(".onlookers")).to_contain_text("Fremder")
    watcher.get_by_role("button", name="Hierher setzen").last.click()
    expect(host.locator("ol li").nth(3)).to_contain_text("Stranger")
    expect(host.locator(".onlookers")).to_have_count(0)

    guest.click("[data-do=qr]")
    expect(guest.get_by_role("img", name="QR code")).to_be_visible()
    for page in (host, guest):
        assert violations(page) == []


def test_the_device_shares_the_link_where_it_can(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.add_init_script("navigator.share = async given => { window.shared = given }")
    code = open_table(page, shared_server, 4)
    page.click("[data-do=share]")
    assert page.evaluate("window.shared.url") == f"{shared_server.url}/t/{code}"


def test_an_edition_changes_rules_in_sight_and_resets_none(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.get_by_role("button", name="Open a table").click()
    form = page.locator("dialog form")
    form.get_by_label("Name of the table").fill("Friday showdown")
    form.get_by_label("Beginner’s game").check()
    form.locator("summary", has_text="Also left out").click()
    form.get_by_label("Volcanic").check()
    form.locator("summary", has_text="Single rules").click()
    field(form, "Vulture Sam").select_option("after_card")
    field(form, "Edition").select_option("de")
    expect(form.locator("div.edition")).to_contain_text("This edition changes 6 rules")
    expect(form.locator("label.one", has_text="Barrel")).to_contain_text("by the edition")
    expect(form.get_by_label("Beginner’s game")).to_be_checked()
    expect(field(form, "Vulture Sam")).to_have_value("after_card")

    form.locator("summary", has_text="Characters of these sets").click()
    form.get_by_role("group", name="Characters of these sets").get_by_label("Dodge City").check()
    passing = form.get_by_label("The Sheriff’s role goes to the left")
    expect(form.locator("p", has_text="3 or 8 players: choose base game + Dodge City.")).to_be_visible()
    expect(passing).to_be_visible()
    for name in ("Dodge City", "High Noon"):
        form.locator(".set", has_text=name).locator("input").check()
    field(form, "Thirst").select_option("only_first")
    field(form, "Seats").select_option("3")
    expect(passing).to_have_count(0)
    assert violations(page) == []
    form.locator("button[type=submit]").click()

    expect(page.locator("h1")).to_have_text("Friday showdown")
    rules = page.locator("aside dl").first
    for told in (
        "German rulebook",
        "Beginner’s game",
        "Volcanic",
        "Vulture Sam",
        "Barrel",
        "High Noon",
        "only the first card",
    ):
        expect(rules).to_contain_text(told)


def test_play_now_remembers_the_last_choice(new_page: NewPage, shared_server: Server) -> None:
    page = new_page()
    page.goto(shared_server.url)
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    red = page.locator("main .btn.pri")
    expect(red).to_have_text("Learn in five minutes")
    assert violations(page) == []
    page.click("[data-do=i-know]")
    expect(red).to_have_text("Sit down")
    now = page.locator("section[aria-labelledby=play-now]")
    now.locator("[data-do=change-game]").click()
    field(now, "Players").select_option("4")
    field(now, "Bots").select_option("drifter")
    expect(now).to_contain_text("plays by rules of thumb")
    expect(now).to_contain_text("3 or 8 players: choose base game + Dodge City.")
    field(now, "Edition").select_option("it")
    now.get_by_label("Beginner’s game").check()
    assert violations(page) == []
    page.click("[data-do=sit-down]")
    page.wait_for_selector(".ring")
    page.goto(shared_server.url)
    expect(now).to_contain_text(
        "4 players · Drifter bots · base game · Italian rulebook, 4th edition · Beginner’s game"
    )
    expect(page.locator("main .btn.pri")).to_have_count(1)
