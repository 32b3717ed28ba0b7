"""A learning curve as a picture: the lift after each measurement, with its interval."""

WIDE, HIGH, LEFT, RIGHT, BOTTOM = 640, 320, 56, 36, 44
FRAME = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="13">
<title>{{title}}</title>
<rect width="{WIDE}" height="{HIGH}" fill="#fbf5e6"/>
{{lines}}
</svg>
"""


def draw(title, xs, estimates, across):
    """The text of an SVG: points of win rate upwards, `across` is what is counted to the right."""
    low = min(min(100 * each.low for each in estimates), 0) - 2
    high = max(max(100 * each.high for each in estimates), 0) + 2

    def x(value):
        return LEFT + (WIDE - LEFT - RIGHT) * value / max(*xs, 1)

    def y(value):
        return 28 + (HIGH - BOTTOM - 28) * (high - value) / (high - low)

    lines = [f'<text x="{LEFT}" y="18" font-weight="bold">{title}</text>']
    for tick in range(int(low // 5) * 5 + 5, int(high) + 1, 5):
        ink = "#7a4b22" if tick == 0 else "#e3d5b8"
        lines.append(f'<path d="M{LEFT} {y(tick):.1f}H{WIDE - RIGHT}" stroke="{ink}"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:+d}</text>')
    for share in range(5):
        value = xs[-1] * share / 4
        lines.append(f'<text x="{x(value):.1f}" y="{HIGH - BOTTOM + 18}" text-anchor="middle">{value:,.0f}</text>')
    lines.append(f'<text x="{(LEFT + WIDE - RIGHT) / 2}" y="{HIGH - 8}" text-anchor="middle">{across}</text>')
    places = list(zip(map(x, xs), estimates, strict=True))
    band = [(at, y(100 * each.high)) for at, each in places] + [(at, y(100 * each.low)) for at, each in places[::-1]]
    lines.append(f'<path d="M{path(band)}Z" fill="#b5541c" fill-opacity="0.2"/>')
    middle = [(at, y(100 * each.value)) for at, each in places]
    lines.append(f'<path d="M{path(middle)}" fill="none" stroke="#b5541c" stroke-width="2"/>')
    return FRAME.format(title=title, lines="\n".join(lines))


def path(points):
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
