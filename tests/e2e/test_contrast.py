"""What is off can be read, and what is lit is seen without colours of ours."""

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Page, expect

from .browser import painted
from .conftest import Look
from .steps import pick

ENOUGH: Final = 4.5
"""The contrast that text needs (WCAG AA)."""

CONTRASTS: Final = r"""things => {
    const colour = text => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        canvas.fillStyle = text;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
        return a ? [r, g, b, a / 255] : [0, 0, 0, 0];
    };
    const over = (top, under, share = 1) =>
        [0, 1, 2].map(i => top[i] * (top[3] ?? 1) * share + under[i] * (1 - (top[3] ?? 1) * share));
    const painted = style => {
        if (style.content === 'none') return [0, 0, 0, 0];
        const [first] = style.backgroundImage.match(/rgba?\([^)]*\)/) ?? [style.backgroundColor];
        return colour(first);
    };
    const own = one => {
        const [before, ground] = [painted(getComputedStyle(one, '::before')), painted(getComputedStyle(one))];
        return before[3] > ground[3] ? before : ground;
    };
    const groundOf = one => one ? over(own(one), groundOf(one.parentElement)) : [255, 255, 255];
    const light = rgb => {
        const [r, g, b] = rgb.map(c => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    return [...document.querySelectorAll(things)].flatMap(thing => {
        const writes = one => [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim());
        return [...thing.querySelectorAll('*')].filter(writes).filter(one => !one.closest('.vh')).map(one => {
            let ground = groundOf(one);
            let text = over(colour(getComputedStyle(one).color), ground);
            for (let at = one; at; at = at.parentElement) {
                const share = Number(getComputedStyle(at).opacity);
                if (share === 1) continue;
                const behind = groundOf(at.parentElement);
                [text, ground] = [over(text, behind, share), over(ground, behind, share)];
            }
            const [a, b] = [light(text), light(ground)].sort((x, y) => y - x);
            return [one.textContent.trim(), (a + 0.05) / (b + 0.05)];
        });
    });
}"""
"""The texts on some things with the contrast in which they are seen, what shines through taken into account."""

EDGE: Final = """one => {
    const {outlineStyle, outlineWidth, borderTopStyle, borderTopWidth, backgroundColor} = getComputedStyle(one);
    return {outline: outlineStyle === 'none' ? 0 : parseFloat(outlineWidth), style: outlineStyle,
            border: borderTopStyle === 'none' ? 0 : parseFloat(borderTopWidth), ground: backgroundColor};
}"""

RENEGADE: Final = """async bytes => {
    const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
    const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
    canvas.drawImage(drawn, 0, 0);
    const shade = (x, y) => canvas.getImageData(Math.round(x), Math.round(y), 1, 1).data[1];
    const [r, middle] = [drawn.width / 2, drawn.height / 2];
    const ray = angle => Array.from({length: 80}, (_, i) => (0.6 + i / 80) * r)
        .map(out => shade(r + out * Math.cos(angle), middle + out * Math.sin(angle)));
    return {dark: shade(1.6 * r, middle * 1.3),
            eye: Math.max(...[1.36, 1.4, 1.44].map(x => shade(x * r, 0.81 * middle))),
            edges: [-1, -0.5, 0, 0.5, 1].map(angle => Math.max(...ray(angle)))};
}"""
"""Of the emblem's black half: how light it is, its eye, and its edge in five places (0 to 255)."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_is_off_can_be_read(theme: str, look: Look) -> None:
    page = look("card-7", theme=theme).page
    pick(page, "bang")
    expect(page.locator(".hand .card.off")).not_to_have_count(0)
    expect(page.locator(".seat.off")).not_to_have_count(0)
    with painted(page):
        measured: list[tuple[str, float]] = page.evaluate(CONTRASTS, ".card.off, .seat.off")
    assert len(measured) > 8
    assert [(text, round(ratio, 1)) for text, ratio in measured if ratio < ENOUGH] == []


@pytest.mark.parametrize("wish", ["forced", "more"])
def test_edges_do_what_colours_do(wish: Literal["forced", "more"], look: Look) -> None:
    page = look("card-7").page
    pick(page, "bang")
    try:
        if wish == "forced":
            page.emulate_media(forced_colors="active")
        else:
            page.emulate_media(contrast="more")
        assert edge(page, ".seat.lit")["outline"] >= 3
        assert edge(page, ".seat.off")["outline"] == 0
        assert edge(page, ".hand .card.can")["outline"] >= 3
        off = edge(page, ".hand .card.off")
        assert (off["style"], off["outline"]) == ("dashed", 2)
        assert edge(page, ".prompt .answer")["border"] >= 2
        assert edge(page, ".seat.lit")["ground"] != "rgba(0, 0, 0, 0)", "the rim of the table does not run through it"
    finally:
        page.emulate_media(forced_colors="none", contrast="no-preference")


def edge(page: Page, selector: str) -> dict[str, Any]:
    found: dict[str, Any] = page.locator(selector).first.evaluate(EDGE)
    return found


def test_aiming_moves_nothing(look: Look) -> None:
    page = look("card-7").page
    pick(page, "bang")
    page.mouse.move(0, 0)
    before = place(page)
    page.locator(".seat.lit").first.hover()
    expect(page.locator(".aim")).to_be_visible()
    assert place(page) == before


def place(page: Page) -> list[int]:
    box = page.locator("[data-anchor=deck]").bounding_box()
    assert box is not None
    return [round(box["x"]), round(box["y"])]


def test_the_black_half_of_the_renegade_is_seen_on_a_dark_ground(look: Look) -> None:
    page = look("dice-3").page
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    try:
        with painted(page):
            emblem = page.locator(".seat .role[data-role=renegade]").screenshot()
        seen = page.evaluate(RENEGADE, list(emblem))
    finally:
        page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert seen["dark"] < 40
    assert seen["eye"] > 110, "the eye looks out of the dark"
    assert min(seen["edges"]) > 105, f"the half ends somewhere: {seen['edges']}"
