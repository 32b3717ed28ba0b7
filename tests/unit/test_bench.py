"""What bench/engine.py says of two sides, and that both do the same work."""

import runpy
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench"
FIGURE = runpy.run_path(str(BENCH / "figure.py"))
ENGINE = runpy.run_path(str(BENCH / "engine.py"))
SIDES = (ENGINE["Side"]("ours"), ENGINE["Side"]("theirs"))


@pytest.mark.slow
@pytest.mark.parametrize("run", ENGINE["RUNS"])
@pytest.mark.parametrize("size", ["base 4", "dice 5"])
def test_a_slice_of_so_many_calls_does_the_work_of_the_slice_it_repeats(run: str, size: str) -> None:
    ours, theirs = (FIGURE["RUNS"][run](**ENGINE["SIZES"][size]) for _ in SIDES)
    for seconds in (0.001, 0.002):
        done, calls, _, trace = ours(seconds, 0)
        assert done >= calls > 0
        again = theirs(0.0, calls)
        assert (again[0], again[1], again[3]) == (done, calls, trace)


def rounds(times: float, trace: int = 100) -> Any:
    """Three rounds in which theirs takes that many times as long as ours, on a machine whose speed wanders."""

    def side(seconds: float, trace: int) -> dict[str, Any]:
        return {"done": 100, "calls": 10, "seconds": seconds, "trace": trace}

    slices = [[(side(s, 100), side(s * times, trace)) for s in (slow, 1.5 * slow)] for slow in (1.0, 3.0, 0.4)]
    return {"base 4": dict.fromkeys(ENGINE["RUNS"], slices)}


def test_a_ratio_is_taken_within_each_round_so_that_a_wandering_machine_does_not_show() -> None:
    cell = ENGINE["summarise"](SIDES, rounds(0.95))["base 4"]["decisions"]
    assert [cell[name] for name in ("low", "factor", "high")] == pytest.approx([0.95] * 3)
    assert cell["ours"] == pytest.approx(80)
    assert cell["same_work"]


@pytest.mark.parametrize(("times", "slower", "faster"), [(0.96, 8, 0), (0.98, 0, 0), (1.02, 0, 0), (1.04, 0, 8)])
def test_what_differs_by_more_than_3_percent_is_named(times: float, slower: int, faster: int) -> None:
    table = ENGINE["summarise"](SIDES, rounds(times))
    assert [len(lines) for lines in ENGINE["outside"](table)] == [slower, faster]


def test_other_games_from_the_same_deals_are_marked(capsys: pytest.CaptureFixture[str]) -> None:
    ENGINE["print_ratios"](ENGINE["summarise"](SIDES, rounds(1.0, trace=101)), 3)
    assert "* from the same deals" in capsys.readouterr().out
    ENGINE["print_ratios"](ENGINE["summarise"](SIDES, rounds(1.0)), 3)
    assert "*" not in capsys.readouterr().out
