"""Ways through the pages that several tests go."""

from playwright.sync_api import Locator, Page

from .serving import Server


def play_now(page: Page, server: Server, game: str = "card", players: int = 4) -> None:
    """From the landing page to a seat against bots."""
    page.goto(server.url)
    choose_game(page, game, players)
    page.click("[data-do=sit-down]")
    page.wait_for_selector(".ring")


def choose_game(page: Page, game: str, players: int) -> None:
    page.wait_for_selector("[data-do=sit-down]:not([disabled])")
    now = page.locator("section[aria-labelledby=play-now]")
    now.locator(f"input[value={game}]").check()
    now.locator("select").first.select_option(str(players))


def open_table(page: Page, server: Server, seats: int, *, public: bool = False) -> str:
    """Open a table for people; its code."""
    page.goto(server.url)
    page.get_by_role("button", name="Open a table").click()
    form = page.locator("dialog form")
    field(form, "Seats").select_option(str(seats))
    field(form, "Clock").select_option("0")
    field(form, "Bots answer").select_option("0")
    field(form, "Who may join").select_option("yes" if public else "no")
    form.locator("button[type=submit]").click()
    page.wait_for_selector("[data-do=start]")
    return page.url.rsplit("/", 1)[-1]


def field(form: Locator, label: str) -> Locator:
    """The list to choose from that a label stands over."""
    return form.locator(f"label:has-text('{label}') select").first


def is_asked_or_over(page: Page) -> None:
    page.wait_for_selector(".prompt.mine, .winner", timeout=60_000)
