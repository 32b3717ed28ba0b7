"""The pictures of the app: icons and link preview as PNG, drawn by a browser from their SVG.

    python -m tools.app_pictures

Only whoever changes one of the drawings needs it; the PNGs are committed.
"""

from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from tools.chromium import find

WEB: Final = Path(__file__).resolve().parents[1] / "web"


class Picture(NamedTuple):
    """A PNG of the app and the drawing it is made from."""

    drawing: str
    name: str
    wide: int
    high: int


PICTURES: Final = (
    Picture("public/icon.svg", "icon-192.png", 192, 192),
    Picture("public/icon.svg", "icon-512.png", 512, 512),
    Picture("pictures/icon-maskable.svg", "icon-maskable.png", 512, 512),
    Picture("pictures/preview.svg", "preview.png", 1200, 630),
)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", "--disable-gpu"])
        for picture in PICTURES:
            page = browser.new_page(viewport={"width": picture.wide, "height": picture.high})
            drawing = (WEB / picture.drawing).read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:100vw}}</style>{drawing}")
            page.screenshot(path=WEB / "public" / picture.name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
