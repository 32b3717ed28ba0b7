"""Pictures of the browser client: `python -m tools.screenshots` for those of the README, `--all` for looking at.

Every picture is of the real client, told by the server's own code about a position that is written down in
tests/e2e/scenes. They go to docs/screenshots/; with --out they go elsewhere.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from sixgun.picture.parts import Clock  # noqa: E402
from tests.e2e.browser import launch  # noqa: E402
from tests.e2e.scene import CODE, Finished, Scene, Waiting, pose  # noqa: E402
from tests.e2e.serving import Server  # noqa: E402

DESK: Final = (1440, 900)
PHONE: Final = (390, 844)
CLOCK: Final = Clock(38_000, 60_000)


def nothing(page: Page) -> None:
    """The page as it comes."""


def aim(page: Page) -> None:
    """A BANG! picked, and a target aimed at."""
    page.locator(".hand .card").first.click()
    page.locator(".seat.lit").nth(1).hover()


def ask_odds(page: Page) -> None:
    """Two dice to roll again, and the odds shown."""
    for place in (2, 3):
        page.locator(".die").nth(place).click()
    page.keyboard.press("O")
    page.locator("table").wait_for()


def tap_odds(page: Page) -> None:
    for place in (2, 3):
        page.locator(".die").nth(place).tap()
    page.get_by_role("button", name="Odds").tap()
    page.locator("table").wait_for()


def late_in_the_replay(page: Page) -> None:
    page.get_by_role("button", name="Last step").click()
    page.evaluate("scrollTo(0, 0)")


@dataclass(frozen=True)
class Picture:
    """One picture: which scene, how large, in which colours, after doing what."""

    scene: Callable[[], Scene] | None
    size: tuple[int, int] = DESK
    theme: str = "light"
    language: str = "en"
    do: Callable[[Page], None] = nothing


def scene(name: str) -> Callable[[], Scene]:
    return lambda: Scene(name, CLOCK)


PICTURES: Final = {
    "landing": Picture(None),
    "landing-dark": Picture(None, theme="dark"),
    "landing-phone": Picture(None, PHONE),
    "room": Picture(lambda: Waiting("card-7")),
    "room-phone": Picture(lambda: Waiting("card-7"), PHONE, "dark"),
    "card-3": Picture(scene("card-3")),
    "card-5": Picture(scene("card-5")),
    "card-7": Picture(scene("card-7"), do=aim),
    "card-7-dark": Picture(scene("card-7"), theme="dark", do=aim),
    "card-8": Picture(scene("card-8"), do=aim),
    "card-8-laptop": Picture(scene("card-8"), (1280, 720), language="de", do=aim),
    "shot": Picture(scene("shot-7")),
    "shot-dark": Picture(scene("shot-7"), theme="dark", language="it"),
    "shot-phone": Picture(scene("shot-7"), PHONE),
    "shot-phone-dark": Picture(scene("shot-7"), PHONE, "dark", "hu"),
    "card-3-phone": Picture(scene("card-3"), PHONE),
    "card-5-phone": Picture(scene("card-5"), PHONE, "dark"),
    "card-8-phone": Picture(scene("card-8"), PHONE, language="de"),
    "dice-7": Picture(scene("dice-7"), do=ask_odds),
    "dice-8-dark": Picture(scene("dice-8"), theme="dark"),
    "dice-phone": Picture(scene("dice-7"), PHONE, do=tap_odds),
    "dice-8-phone-dark": Picture(scene("dice-8"), PHONE, "dark"),
    "after": Picture(lambda: Finished("card", 7, 11), do=late_in_the_replay),
    "after-dark": Picture(lambda: Finished("dice", 5, 3), theme="dark", do=late_in_the_replay),
    "after-phone": Picture(lambda: Finished("card", 5, 4), PHONE),
}


IN_README: Final = (
    "landing",
    "card-7",
    "card-7-dark",
    "shot-phone",
    "shot-phone-dark",
    "dice-7",
    "dice-phone",
    "after",
)
"""Kept in docs/screenshots; the others are for looking at while one works."""


def take(browser: Browser, server: Server, picture: Picture, path: Path) -> None:
    width, height = picture.size
    phone = picture.size == PHONE
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=2 if phone else 1,
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
    )
    page = context.new_page()
    kept = {"speed": 0, "sound": False, "theme": picture.theme, "language": picture.language}
    page.add_init_script(f"localStorage['sixgun.settings'] = {json.dumps(json.dumps(kept))}")
    if picture.scene is None:
        page.goto(server.url)
        page.locator("[data-do=sit-down]:not([disabled])").wait_for()
    else:
        pose(page, picture.scene())
        page.goto(f"{server.url}/t/{CODE}")
        page.locator(".prompt, h1").first.wait_for()
    page.wait_for_timeout(400)
    picture.do(page)
    page.wait_for_timeout(200)
    page.screenshot(path=path)
    context.close()
    shrink(path)


def shrink(path: Path) -> None:
    """Keep a picture in 256 colours: half the bytes, and nobody sees it."""
    with Image.open(path) as picture:
        whole = picture.convert("RGB")
    # the rare colours of symbols count as much as the felt
    palette = whole.quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=2)
    whole.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"these only: {', '.join(PICTURES)}")
    parser.add_argument("--all", action="store_true", help="every picture, not only those of the README")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "screenshots", help="default: docs/screenshots")
    args = parser.parse_args(words)
    unknown = [name for name in args.names if name not in PICTURES]
    if unknown:
        parser.error(f"there is no picture {unknown[0]!r}; there are {', '.join(PICTURES)}")
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        browser = launch(playwright)
        try:
            for name in args.names or (PICTURES if args.all else IN_README):
                take(browser, server, PICTURES[name], args.out / f"{name}.png")
                print(args.out / f"{name}.png")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
