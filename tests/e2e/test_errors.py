"""When something goes wrong there is one clear sentence, and a way out."""

from playwright.sync_api import expect

from .axe import violations
from .conftest import NewPage
from .serving import Server
from .steps import come, open_table

SIT_DOWN = "[data-do=sit-down]:not([disabled])"


def test_a_wrong_code_says_so_and_shows_the_ways_out(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(expects="404")
    page.goto(f"{shared_server.url}/t/NOTHERE")
    expect(page.locator("h1")).to_have_text("There is no table NOTHERE")
    page.fill("#code", "zz9")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("it has eight letters and digits")
    page.fill("#code", "zzzz99.")
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("There is no table ZZZZ99")
    assert violations(page) == []
    page.get_by_role("button", name="To the start page").click()
    page.wait_for_selector(SIT_DOWN)
    for too_short in ("AB", "..."):
        page.goto(f"{shared_server.url}/t/{too_short}")
        expect(page.locator("h1")).to_contain_text("There is no table")


def test_a_code_or_a_whole_link_is_pasted(new_page: NewPage, shared_server: Server) -> None:
    host, other, third = new_page(), new_page(), new_page()
    code = open_table(host, shared_server, 5)
    link = host.get_by_label("Invite link").input_value()
    for page, words in ((other, code.lower()), (third, link)):
        page.goto(shared_server.url)
        page.fill("#code", words)
        page.keyboard.press("Enter")
        page.wait_for_selector("text=Rules of this table")
    host.wait_for_selector("text=3 of 5")


def test_a_full_table_is_watched(new_page: NewPage, shared_server: Server) -> None:
    host, other = new_page(), new_page()
    code = open_table(host, shared_server, 4)
    host.click("[data-do=fill]")
    host.wait_for_selector("[data-do=start]:not([disabled])")
    come(other, shared_server, code)
    expect(other.locator(".toast")).to_contain_text("No seat is free now, so you are watching.")


def test_whoever_is_kicked_learns_it(new_page: NewPage, shared_server: Server) -> None:
    host, other = new_page(), new_page()
    code = open_table(host, shared_server, 4)
    come(other, shared_server, code)
    host.get_by_role("button", name="Remove").first.click()
    expect(other.locator(".toast")).to_contain_text("The host has freed your seat.")
    other.wait_for_selector(SIT_DOWN)
    other.goto(f"{shared_server.url}/t/{code}")
    expect(other.locator(".toast")).to_contain_text("The host does not want you at this table.")
    other.wait_for_selector(SIT_DOWN)


def test_a_bad_replay_link_says_so(new_page: NewPage, shared_server: Server) -> None:
    page = new_page(expects="404")
    page.goto(f"{shared_server.url}/replay/nothing")
    page.wait_for_selector("text=There is no finished game at this address.")
    page.get_by_role("link", name="To the start page").click()
    page.wait_for_selector(SIT_DOWN)


def test_a_server_that_is_away_is_missed_and_found_again(new_page: NewPage, own_server: Server) -> None:
    page = new_page()
    page.goto(own_server.url)
    page.wait_for_selector(SIT_DOWN)
    page.wait_for_load_state("networkidle")  # nothing is half fetched when the server goes
    own_server.kill()
    page.wait_for_selector("text=No connection to the server")
    own_server.start()
    page.wait_for_selector("text=No connection to the server", state="detached")
    page.click(SIT_DOWN)
    page.wait_for_selector(".ring")


def test_a_part_of_the_page_that_did_not_come_is_fetched_again(new_page: NewPage, shared_server: Server) -> None:
    """The line broke just then: the seat is taken, and the table comes when the server answers."""
    page = new_page(expects="ERR_FAILED")
    page.route("**/assets/Table-*.js", lambda asked: asked.abort())
    page.goto(shared_server.url)
    page.wait_for_selector(SIT_DOWN)
    with page.expect_navigation(url="**/t/*", wait_until="load"):
        page.click(SIT_DOWN)
        page.unroute("**/assets/Table-*.js")
    page.wait_for_selector(".ring")
