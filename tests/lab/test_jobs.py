"""Work in chunks: nothing is lost, nothing is done twice, and the order of the results is that of the numbers."""

import ctypes
import operator
from typing import cast

import pytest

from sixgun.lab.jobs import RunStopped, Work, chunks, in_order
from sixgun.lab.progress import Lines


@pytest.mark.parametrize("total", [1, 2, 49, 50, 99, 101, 1000, 12345, 100_000])
def test_chunks_cover_every_number_once(total: int) -> None:
    numbers = [number for first, count in chunks(total) for number in range(first, first + count)]
    assert numbers == list(range(total))


def test_results_come_in_order_whoever_does_the_work() -> None:
    alone = list(in_order(operator.sub, 150))
    assert alone == [first - count for first, count in chunks(150)]
    assert list(in_order(operator.sub, 150, jobs=2)) == alone


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_chunk_is_told_when_it_is_done(jobs: int) -> None:
    told: list[int] = []
    list(in_order(operator.add, 70, jobs=jobs, done=told.append))
    assert sum(told) == 70


def test_a_worker_that_is_lost_is_one_sentence() -> None:
    with pytest.raises(RunStopped, match="fewer --jobs"):
        list(in_order(ctypes.string_at, 5, jobs=2))  # reads at address 0, which ends the process


broken: Work[bool] = cast(Work[bool], operator.contains)
"""Fails, because no number contains another; and it can be sent to other processes."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_in_the_work_is_not_hidden(jobs: int) -> None:
    with pytest.raises(TypeError):
        list(in_order(broken, 5, jobs=jobs))


def test_lines_come_every_ten_seconds(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    lines = Lines(100, "games", clock=lambda: now[0])
    for second in range(0, 40, 4):
        now[0] = float(second)
        lines(10)
    assert capsys.readouterr().err.splitlines() == [
        "40 of 100 games, 12 s",
        "70 of 100 games, 24 s",
    ]
