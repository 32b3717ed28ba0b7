"""Somebody who knows no rules and clicks whatever is lit. It is enough to play every game to its end."""

import random
import time
from typing import Final

from playwright.sync_api import ElementHandle, Page
from playwright.sync_api import Error as PlaywrightError

LIT: Final = {
    "part": "[aria-label][role=group] .hand, .sheet .card.lit",
    "price": ".hand .card.lit:not(.picked)",
    "seat": ".seat.lit, .me .self",
    "go": ".prompt .answer.main, .prompt .answer.bad",
    "open": ".open .card.lit, .draw",
    "answer": ".prompt .answer:not(.plain)",
    "quiet": ".prompt .answer.plain",
    "card": ".hand .card.can, .hand .card.lit, .me .card.can, .me .card.lit",
    "roll": "[data-do=roll]:not([disabled])",
    "stop": "[data-do=stop]",
    "end": "[data-do=end]",
}
"""Everything that may be lit, by what it is for."""

OVER: Final = ".winner"
MINE: Final = ".prompt.mine"


class Clicker:
    """Clicks lit things at random, now and then ending the turn."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.touch = touch
        self.clicks = 0

    def play_to_the_end(self, seconds: float) -> None:
        """Click until somebody has won."""
        self.play(seconds, until=OVER)
        assert self.page.query_selector(OVER), f"the game did not end in {seconds:.0f} s and {self.clicks} clicks"

    def play(self, seconds: float, until: str = OVER, clicks: int = 10**9) -> None:
        deadline = time.monotonic() + seconds
        goal = self.clicks + clicks
        while time.monotonic() < deadline and self.clicks < goal and not self.page.query_selector(until):
            if not self.click():
                self.page.wait_for_timeout(60)

    def click(self) -> bool:
        """Press one lit thing, if anything is lit."""
        if not self.page.query_selector(MINE):
            return False
        thing = self.choose()
        if thing is None:
            return False
        try:
            if self.touch:
                thing.tap(timeout=1000)
            else:
                thing.click(timeout=1000)
        except PlaywrightError:
            return False  # it moved away in the meantime
        self.clicks += 1
        return True

    def choose(self) -> ElementHandle | None:
        found = {name: self.visible(selector) for name, selector in LIT.items()}
        if self.visible(".die.kept, .die.roll") and self.random.random() < 0.5:
            return self.random.choice(self.visible(".die.kept, .die.roll"))
        if found["part"]:
            return self.random.choice(found["part"])
        if self.page.query_selector(".card.picked") and (found["go"] or found["seat"]):
            return self.random.choice(found["go"] or found["seat"])
        names = [name for name in LIT if found[name]]
        weights = [{"end": 0.4, "stop": 0.6, "quiet": 0.5}.get(name, 1.0) for name in names]
        if not names:
            return None
        name = self.random.choices(names, weights)[0]
        return self.random.choice(found[name])

    def visible(self, selector: str) -> list[ElementHandle]:
        return [element for element in self.page.query_selector_all(selector) if element.is_visible()]
