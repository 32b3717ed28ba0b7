"""What is off can be read, and what is lit is seen without colours of ours."""

from typing import Any, Final, Literal

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

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

PASSED: Final = """async aimed => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const line = document.querySelector('.lines-over path');
    const {x, y} = line.closest('svg').getBoundingClientRect();
    const points = Array.from({length: 100}, (_, i) => line.getPointAtLength(line.getTotalLength() * i / 100));
    const passes = ({left, right, top, bottom}) => points.some(
        one => left + 9 < one.x + x && one.x + x < right - 9 && top + 9 < one.y + y && one.y + y < bottom - 9);
    const others = [...document.querySelectorAll('.seat')].filter(seat => seat.dataset.seat !== aimed);
    return others.find(seat => passes(seat.getBoundingClientRect()))?.dataset.seat ?? null;
}"""
"""The seat under which the line to another one runs."""

DIFFERENT: Final = """async pictures => {
    const [one, other] = await Promise.all(pictures.map(async bytes => {
        const drawn = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
        const canvas = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d');
        canvas.drawImage(drawn, 0, 0);
        return canvas.getImageData(0, 0, drawn.width, drawn.height).data;
    }));
    return one.filter((value, i) => Math.abs(value - other[i]) > 60).length;
}"""
"""In how many places two pictures are not alike; the edges of letters may differ by a little."""

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
    expect(page.locator(".me .lying .card:not(.off)")).to_have_count(3)  # one's own gear does its work
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


def test_what_lies_at_a_seat_is_not_crossed_by_a_line_of_aim(look: Look) -> None:
    page = look("card-6").page
    pick(page, "cat-balou")
    others = page.locator(".seat.lit").all()
    crossed = next(seat for other in others if (seat := aim(page, other)) is not None)
    box = page.locator(f".seat[data-seat='{crossed}']").bounding_box()
    assert box is not None
    edge = 10  # its corners are round
    inside: FloatRect = {
        "x": box["x"] + edge,
        "y": box["y"] + edge,
        "width": box["width"] - 2 * edge,
        "height": box["height"] - 2 * edge,
    }
    with painted(page):
        with_line = page.screenshot(clip=inside, animations="disabled")
        page.locator(".lines-over").first.evaluate("line => line.style.visibility = 'hidden'")
        without = page.screenshot(clip=inside, animations="disabled")
    assert page.evaluate(DIFFERENT, [list(with_line), list(without)]) == 0


def aim(page: Page, at: Locator) -> str | None:
    """A seat that the line to another one passes, if there is any."""
    at.hover()
    expect(page.locator(".lines-over path").first).to_be_attached()
    found: str | None = page.evaluate(PASSED, at.get_attribute("data-seat"))
    return found


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
