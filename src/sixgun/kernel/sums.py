"""Sums of lines of numbers, in plain loops: all that learned numbers need."""

from librt.vecs import vec
from mypy_extensions import i64


def add(to: vec[float], what: vec[float], at: i64, times: float) -> None:
    """Add a line of a table, so many times over."""
    for i in range(len(to)):
        to[i] += times * what[at + i]


def flatten(what: vec[float]) -> None:
    """Nothing stays below zero."""
    for i in range(len(what)):
        if what[i] < 0.0:
            what[i] = 0.0
