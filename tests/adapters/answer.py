"""Answers as good as drawn by lot, so that games end, and the same for whoever sees the same at the same step."""

from typing import Any

import numpy


def answer(mask: Any, step: int) -> int:
    allowed = numpy.flatnonzero(mask)
    return int(allowed[step * 7919 % 104729 % len(allowed)])


def answers(masks: Any, step: int) -> Any:
    """One for each row."""
    return numpy.array([answer(mask, step + number) for number, mask in enumerate(masks)])
