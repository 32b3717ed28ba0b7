"""How much of the page a move touches, counted and not timed: so that it stays quick on a slow device."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from sixgun.picture.parts import GameName

from .conftest import NewPage
from .dealt import BETWEEN, Dealt, tell_of_bot
from .serving import Server
from .stage import Stage
from .trace import CATEGORIES, work

MOVES: Final = 40
STYLED: Final = 100
LAID_OUT: Final = 250
"""So many elements are styled, and so many things laid out, for a move at most, on average: some 65 and 145 are."""
AT_ONCE: Final = 600
"""So many are styled in one frame at most: some 400 are, at the end of a game with many lines in the log."""
SETTLED: Final = 5000
"""Milliseconds of the page's own clock after which everything is there that it leaves for later when it is opened."""
THINGS: Final = 4000
"""All that there is to lay out at a table of seven after a long game: some 2000."""


@pytest.mark.parametrize("game", ["card", "dice"])
def test_a_move_touches_little_of_the_page(
    game: GameName, new_page: NewPage, browser: Browser, shared_server: Server
) -> None:
    page = new_page(clock=True)
    scene = Dealt(game, 7, seed=1)
    stage = Stage(page, shared_server.url)
    stage.show(scene)
    page.wait_for_load_state("networkidle")
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
    page.clock.run_for(SETTLED)
    page.evaluate("document.body.offsetHeight")
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    moves = watch(page, stage, scene)
    done = work(browser.stop_tracing())
    assert moves > MOVES / 2
    assert done.styled < STYLED * moves, (done, moves)
    assert done.at_once < AT_ONCE, done
    assert done.laid_out < LAID_OUT * moves, (done, moves)
    assert done.things < THINGS


def watch(page: Page, stage: Stage, scene: Dealt) -> int:
    """Hear move after move, each one laid out before the next; one's own are those of a bot too.

    The page's clock stands and is set on by as much for each move, so that no more happens on a slow machine.
    """
    scene.seat_of_page = None
    while scene.match.seq < MOVES and not scene.match.over:
        tell_of_bot(stage, scene)
        page.clock.run_for(BETWEEN)
        page.evaluate("document.body.offsetHeight")
    return scene.match.seq
