"""How the page plays for a person, measured in a real Chromium against a real server.

python -m bench.page rounds [--game dice]    how long one watches six bots between two turns of one's own, at *fast*
python -m bench.page tasks [--game dice]     the longest tasks in 15 s of play at seven, four times slower
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.e2e.browser import launch
from tests.e2e.player import MINE, OVER, Clicker
from tests.e2e.serving import Server
from tests.e2e.steps import play_now

PLAYERS = 7
FAST = 0.5
TOO_LONG = 120
SECONDS = 15
THROTTLED = 4
OWN_TURN = {"card": "[data-do=end]", "dice": "[data-do=stop], [data-do=roll]"}
OUT = f"{OVER}, [data-do=run]"
"""Nobody is asked any more, or it is oneself who is out."""
TURN = "header.bar .chip:has-text('turn')"
SETTINGS = '{"speed": %s, "sound": false, "theme": "light", "language": "en", "help": false}'
WATCH_TASKS = """window.tasks = [];
new PerformanceObserver(list => {
    for (const task of list.getEntries()) window.tasks.push([task.startTime, task.duration]);
}).observe({type: 'longtask'});"""


@contextmanager
def seat_at_seven(game: str) -> Iterator[Page]:
    """A page of somebody who sits with six bots, with all that moves."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
            page.add_init_script(f"localStorage['sixgun.settings'] ??= `{SETTINGS % FAST}`")
            play_now(page, server, game, PLAYERS)
            yield page
        finally:
            browser.close()
            server.stop()


def rounds(game: str, wanted: int) -> None:
    """End one's turn at once, and take the time until the next; while one is asked something, one does not watch."""
    watched: list[float] = []
    while len(watched) < wanted:
        with seat_at_seven(game) as page:
            watched += first_rounds(page, game, wanted - len(watched))
    print(f"{game}: {len(watched)} rounds of {PLAYERS - 1} bots at fast, {statistics.mean(watched):.1f} s on average")
    print("  " + " ".join(f"{one:.1f}" for one in sorted(watched)))


def first_rounds(page: Page, game: str, wanted: int) -> list[float]:
    """Rounds of a game as long as nobody is out."""
    clicker = Clicker(page, seed=1)
    found: list[float] = []
    turn = ""
    watched = 0.0
    while len(found) < wanted:
        began = time.monotonic()
        page.wait_for_selector(f"{MINE}, {OUT}")
        watched += time.monotonic() - began
        if page.query_selector(f"{OUT}, .seat.dead"):
            break
        if page.query_selector(OWN_TURN[game]):
            now = page.locator(TURN).inner_text()
            if now != turn:
                found += [watched] if turn else []
                turn = now
            watched = 0.0  # what others answer in one's own turn is no round
        end = page.query_selector("[data-do=end]")
        if end:
            end.click()
        elif not clicker.click():
            page.wait_for_timeout(20)
    return found


def tasks(game: str) -> None:
    with seat_at_seven(game) as page:
        devtools = page.context.new_cdp_session(page)
        page.evaluate(WATCH_TASKS)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": THROTTLED})
        clicker = Clicker(page, seed=1)
        deadline = time.monotonic() + SECONDS
        while time.monotonic() < deadline and not page.query_selector(OVER):
            if not clicker.click():
                page.wait_for_timeout(100)
        found = sorted((duration for _, duration in page.evaluate("window.tasks")), reverse=True)
    long = [one for one in found if one > TOO_LONG]
    print(f"{game}: {clicker.clicks} clicks in {SECONDS} s, {THROTTLED} times slower: {len(long)} over {TOO_LONG} ms")
    print("  longest: " + " ".join(f"{one:.0f}" for one in found[:12]) + " ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=["rounds", "tasks"])
    parser.add_argument("--game", choices=["card", "dice"], default="card")
    parser.add_argument("--rounds", type=int, default=12)
    arguments = parser.parse_args()
    if arguments.what == "rounds":
        rounds(arguments.game, arguments.rounds)
    else:
        tasks(arguments.game)


if __name__ == "__main__":
    main()
