"""Somebody who knows no rules and presses whatever is lit. It is enough to play every game to its end."""

import random
import time
from typing import Any, Final

from playwright.sync_api import Page

from tests.patience import PATIENCE

LIT: Final = {
    "part": "[aria-label][role=group] > .hand, .sheet .card.lit",
    "price": ".hand .card.lit:not(.picked)",
    "seat": ".seat.lit, .me .self",
    "go": ".prompt .answer.main, .prompt .answer.bad",
    "open": ".open .card.lit, .draw",
    "answer": ".prompt .answer:not(.plain)",
    "quiet": ".prompt .answer.plain",
    "card": ".hand .card.can, .hand .card.lit, .me .card.can, .me .card.lit",
    "roll": "[data-do=roll]",
    "stop": "[data-do=stop]",
    "end": "[data-do=end]",
    "die": ".die.kept, .die.roll",
    "shut": "dialog[open] .close",
}
"""Everything that may be lit, by what it is for. Where something moves under a finger, that may open what explains a
card: whoever looks at it closes it again."""

SHY: Final = {"end": 0.4, "stop": 0.6, "quiet": 0.5, "die": 2.0}
"""How much more or less readily than the rest something is pressed."""

OVER: Final = ".winner"
MINE: Final = ".prompt.mine:not(.fresh)"
"""One is asked, and what is pressed is no longer taken for an answer to the question before."""
LONG: Final = 4.0 * PATIENCE
"""Seconds after which a game that goes on has gone wrong."""
AGAIN: Final = 40
"""Milliseconds before one looks again whether anything is lit."""
LOOKS: Final = 25
"""So often one looks before something else may happen, such as that the time is up."""

POINTS: Final = """async ([groups, over, mine, again, looks]) => {
    const pointOf = one => {
        let box = one.getBoundingClientRect();
        if (box.right < 8 || box.left > innerWidth - 8 || box.top > innerHeight - 8 || box.bottom < 8) {
            one.scrollIntoView({block: 'nearest', inline: 'nearest'});
            box = one.getBoundingClientRect();
        }
        for (const share of [0.5, 0.12, 0.88]) {
            const [x, y] = [box.left + box.width * share, box.top + box.height / 2];
            if (one.contains(document.elementFromPoint(x, y))) return [x, y];
        }
        return null;
    };
    for (let look = 0; look < looks; look++) {
        if (look) await new Promise(done => setTimeout(done, again));
        if (document.querySelector(over)) return {over: true, found: {}};
        if (!document.querySelector(mine)) continue;
        const found = {};
        for (const [name, selector] of Object.entries(groups)) {
            const enabled = [...document.querySelectorAll(selector)].filter(one => !one.disabled);
            const points = enabled.map(pointOf).filter(Boolean);
            if (points.length) found[name] = points;
        }
        if (Object.keys(found).length) return {found, picked: document.querySelector('.card.picked') !== null};
    }
    return {found: {}};
}"""
"""Waits until something is lit, and says where a pointer can press each such thing; or that the game is over."""


class Clicker:
    """Clicks or taps lit things at random, now and then ending the turn."""

    def __init__(self, page: Page, seed: int = 1, touch: bool = False, held: int = 0) -> None:
        """`held`: for so many milliseconds a button is held down."""
        self.page = page
        self.random = random.Random(seed)
        self.touch = touch
        self.held = held
        self.clicks = 0

    def play_to_the_end(self, seconds: float) -> None:
        """Press until somebody has won."""
        self.play(seconds)
        assert self.page.query_selector(OVER), f"the game did not end in {seconds:.0f} s and {self.clicks} clicks"

    def play(self, seconds: float, clicks: int = 10**9) -> None:
        """Press so often, but not for longer and not after the game."""
        deadline = time.monotonic() + seconds
        goal = self.clicks + clicks
        while time.monotonic() < deadline and self.clicks < goal:
            lit = self.lit()
            if lit.get("over"):
                return
            if lit["found"]:
                self.press(lit)

    def click(self) -> bool:
        """Press one lit thing, if anything is lit."""
        lit = self.lit(looks=1)
        if lit["found"]:
            self.press(lit)
        return bool(lit["found"])

    def lit(self, looks: int = LOOKS) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(POINTS, [LIT, OVER, MINE, AGAIN, looks])
        return found

    def press(self, lit: dict[str, Any]) -> None:
        x, y = self.choose(lit["found"], lit["picked"])
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y, delay=self.held)
        self.clicks += 1

    def choose(self, found: dict[str, list[list[float]]], picked: bool) -> list[float]:
        if "part" in found:
            return self.random.choice(found["part"])
        if picked and ("go" in found or "seat" in found):
            return self.random.choice(found.get("go") or found["seat"])
        names = list(found)
        name = self.random.choices(names, [SHY.get(name, 1.0) for name in names])[0]
        return self.random.choice(found[name])


class Typist:
    """Plays without a pointer: Tab until something lit has the focus, then Enter."""

    SELECTOR: Final = ", ".join(LIT.values())
    FAR: Final = 60
    """So many things may lie between the focus and the next lit one."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.presses = 0

    def play(self, seconds: float, presses: int = 10**9) -> None:
        deadline = time.monotonic() + seconds
        goal = self.presses + presses
        while time.monotonic() < deadline and self.presses < goal and not self.page.query_selector(OVER):
            if not self.page.query_selector(MINE) or not self.press():
                self.page.wait_for_timeout(AGAIN)

    def press(self) -> bool:
        """Walk on to a lit thing, sometimes past some and mostly past dice, which can be turned for ever; press it."""
        past = self.random.randint(0, 2)
        for _ in range(self.FAR):
            if not self.walk():
                return False
            if self.page.evaluate("die => document.activeElement.matches(die)", LIT["die"]):
                past += self.random.random() < 0.8
            if past <= 0:
                break
            past -= 1
        self.page.keyboard.press("Enter")
        self.presses += 1
        return True

    def walk(self) -> bool:
        for _ in range(self.FAR):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("lit => document.activeElement?.matches(lit) ?? false", self.SELECTOR):
                return True
        return False
