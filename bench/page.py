"""How the page plays for a person, measured in a real Chromium against a real server.

python -m bench.page rounds [--game dice]    how long one watches six bots between two turns of one's own, at *fast*
python -m bench.page tasks [--game dice] [--runs 5] [--clock] [--against CHECKOUT]
    the longest tasks of play at seven on a device four times slower: by the time that the page's thread was running,
    times four, which the load of others does not lengthen; with --clock also by the clock, Chromium slowed down, which
    is worth something where nothing else runs. Every run is another deal, the same for each of two checkouts
"""

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from sixgun.picture.parts import GameName
from tests.e2e.browser import launch
from tests.e2e.dealt import Dealt, play
from tests.e2e.player import OVER, Clicker
from tests.e2e.serving import ROOT, Server
from tests.e2e.stage import Stage
from tests.e2e.steps import play_now
from tests.e2e.trace import CATEGORIES, Task
from tests.e2e.trace import tasks as read_tasks

PLAYERS = 7
FAST = 0.5
TOO_LONG = 120
MOVES = 60
"""About fifteen seconds of play at *fast*."""
THROTTLED = 4
LONGEST = 8
ASKED = ".prompt.mine"
"""One is asked, though for a moment no answer is taken: watching is over."""
OWN_TURN = {"card": "[data-do=end]", "dice": "[data-do=stop], [data-do=roll]"}
OUT = f"{OVER}, [data-do=run]"
"""Nobody is asked any more, or it is oneself who is out."""
TURN = "header.bar .chip:has-text('turn')"
SETTINGS = '{"speed": %s, "sound": false, "theme": "light", "language": "en", "help": false}'


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
        page.wait_for_selector(f"{ASKED}, {OUT}")
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


class Slow(NamedTuple):
    """What one run of play found: milliseconds of the longest tasks, and of all."""

    thread: list[float]
    clock: list[float]
    """Of a second time, slowed down; empty where nobody asked for it."""
    all: float
    longest: Task


def tasks(game: GameName, runs: int, clock: bool, against: Path | None) -> None:
    """The same deals in turn on every page, so that whatever else the machine does is shared among them."""
    with ExitStack() as open_:
        playwright = open_.enter_context(sync_playwright())
        browser = launch(playwright)
        open_.callback(browser.close)
        pages = {str(root): serve(open_, root) for root in (against, ROOT) if root is not None}
        found: dict[str, list[Slow]] = {name: [] for name in pages}
        for seed in range(1, runs + 1):
            for name, server in pages.items():
                found[name].append(slow(browser, server, game, seed, clock))
                print(f"{game} {seed} {name}: {say(found[name][-1])}", flush=True)
    for name, each in found.items():
        thread, clocked = [one for run in each for one in run.thread], [one for run in each for one in run.clock]
        print(
            f"{game} {name}: {runs} runs of {MOVES} moves, {statistics.mean(run.all for run in each):.0f} ms of thread"
        )
        print(f"    by the thread's time {count(thread)}" + (f"; by the clock {count(clocked)}" if clock else ""))


def serve(open_: ExitStack, checkout: Path) -> Server:
    server = Server(Path(open_.enter_context(tempfile.TemporaryDirectory())), checkout)
    server.start()
    open_.callback(server.stop)
    return server


def slow(browser: Browser, server: Server, game: GameName, seed: int, clock: bool) -> Slow:
    """Once as fast as it goes for the thread's time, and once slowed down for the clock's."""
    free = traced(browser, server, Dealt(game, PLAYERS, seed), 1)
    held = traced(browser, server, Dealt(game, PLAYERS, seed), THROTTLED) if clock else []
    return Slow(
        sorted((THROTTLED * one.thread for one in free), reverse=True)[:LONGEST],
        sorted((one.clock for one in held), reverse=True)[:LONGEST],
        sum(one.thread for one in free),
        max(free, key=lambda one: one.thread),
    )


def traced(browser: Browser, server: Server, scene: Dealt, rate: int) -> list[Task]:
    page = browser.new_page(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    page.add_init_script(f"localStorage['sixgun.settings'] ??= `{SETTINGS % FAST}`")
    stage = Stage(page, server.url)
    stage.show(scene)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    play(page, stage, scene, MOVES)
    found = read_tasks(browser.stop_tracing())
    page.context.close()
    return found


def count(found: list[float]) -> str:
    return f"{sum(one > TOO_LONG for one in found)} over {TOO_LONG} ms, the longest {max(found):.0f}"


def say(run: Slow) -> str:
    def in_a_row(found: list[float]) -> str:
        return " ".join(f"{one:.0f}" for one in found)

    parts = sorted(run.longest.parts.items(), key=lambda part: -part[1])[:5]
    lines = [f"{run.all:.0f} ms; longest {in_a_row(run.thread)}"]
    lines += [f"by the clock {in_a_row(run.clock)}"] if run.clock else []
    lines += ["in the longest: " + ", ".join(f"{name} {THROTTLED * time:.0f}" for name, time in parts)]
    return "\n    ".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("what", choices=["rounds", "tasks"])
    parser.add_argument("--game", choices=["card", "dice"], default="card")
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--clock", action="store_true")
    parser.add_argument("--against", type=Path, metavar="CHECKOUT", help="the page that another checkout has built")
    arguments = parser.parse_args()
    if arguments.what == "rounds":
        rounds(arguments.game, arguments.rounds)
    else:
        tasks(arguments.game, arguments.runs, arguments.clock, arguments.against)


if __name__ == "__main__":
    main()
