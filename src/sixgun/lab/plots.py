"""Pictures of estimates: a dot for each, a line for its interval. matplotlib is asked for only here."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sixgun import extra
from sixgun.errors import ECHO, SixgunError, clipped, quoted
from sixgun.lab.stats import Estimate

INCHES_WIDE: Final = 8.0
INCHES_A_ROW: Final = 0.24
INCHES_AROUND: Final = 1.1
INK: Final = "#5b3a21"
RULER: Final = "#999999"


@dataclass(frozen=True)
class Panel:
    """One picture of several: its title and a named estimate a row, from the top. `zero`: differences, not shares."""

    title: str
    rows: Sequence[tuple[str, Estimate]]
    zero: bool = False


def check(file: str | None) -> None:
    """Refuse what could not be drawn before the games are played, not after them."""
    if file is None:
        return
    pyplot()
    path = Path(file)
    if path.suffix.lower() not in (".svg", ".png", ".pdf"):
        raise SixgunError(f"--plot cannot draw {quoted(file)}; name a file that ends in .svg, .png or .pdf")
    existed = path.exists()
    try:
        path.open("ab").close()
    except OSError as wrong:
        raise SixgunError(
            f"--plot cannot write {clipped(file, ECHO)} ({wrong.strerror}); name a file in a folder that can be written"
        ) from None
    if not existed:
        path.unlink()


def draw(file: str, title: str, panels: Sequence[Panel]) -> None:
    """Write the panels under each other. The same numbers give the same file."""
    plt = pyplot()
    rows = [max(len(panel.rows), 1) for panel in panels]
    height = sum(rows) * INCHES_A_ROW + len(panels) * INCHES_AROUND
    with plt.rc_context({"svg.hashsalt": "sixgun", "font.family": "sans-serif"}):
        figure, axes = plt.subplots(
            len(panels),
            1,
            figsize=(INCHES_WIDE, height),
            height_ratios=[count * INCHES_A_ROW + INCHES_AROUND for count in rows],
            layout="constrained",
            sharex=True,
            squeeze=False,
        )
        figure.suptitle(title, fontsize=10)
        for axis, panel in zip(axes[:, 0], panels, strict=True):
            draw_panel(axis, panel)
        dateless = {".svg": {"Date": None}, ".pdf": {"CreationDate": None}}
        figure.savefig(file, metadata=dateless.get(Path(file).suffix.lower()))
        plt.close(figure)


def draw_panel(axis: Any, panel: Panel) -> None:
    places = list(range(len(panel.rows)))
    values = [100 * estimate.value for _, estimate in panel.rows]
    # The middle of an interval need not be the value: both bars are measured from the dot.
    left = [max(100 * (e.value - e.low), 0.0) for _, e in panel.rows]
    right = [max(100 * (e.high - e.value), 0.0) for _, e in panel.rows]
    axis.errorbar(values, places, xerr=[left, right], fmt="o", color=INK, markersize=4, capsize=2)
    if panel.zero:
        axis.axvline(0, color=RULER, linewidth=1)
    axis.set_yticks(places, [name for name, _ in panel.rows])
    axis.set_ylim(len(panel.rows) - 0.5, -0.5)
    axis.set_title(panel.title, fontsize=10)
    axis.set_xlabel("points" if panel.zero else "% won")
    axis.tick_params(labelbottom=True)
    axis.grid(axis="x", color=RULER, alpha=0.3)


def pyplot() -> Any:
    """matplotlib without a screen."""
    extra.load("matplotlib", "lab", "--plot").use("Agg")
    return extra.load("matplotlib.pyplot", "lab", "--plot")
