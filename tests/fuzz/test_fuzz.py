"""Hostile frames, requests and files: a bounded number here, as many as one likes by the command.

That nothing is found means something only because whatever is planted is.
"""

import asyncio
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.effort import effort
from tests.patience import PATIENCE
from tools.fuzz.files import READERS
from tools.fuzz.hunt import hunt
from tools.fuzz.mutation import Mutation
from tools.fuzz.server import trial
from tools.server_trial.process import Nursery, nursery

from . import planted_files, planted_server


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("server") / "log") as start:
        yield start


def test_nonsense_brings_nothing_down(warm: Nursery, tmp_path: Path) -> None:
    outcome = asyncio.run(trial(warm, tmp_path / "data", effort(1_500, 50_000), seed=7, patience=PATIENCE))
    assert not outcome.wrong, outcome
    assert outcome.refused > 500
    assert outcome.honest_moves > 20, f"honest people hardly got to play: {outcome}"


@pytest.mark.parametrize("kind", READERS)
def test_a_bent_file_is_a_game_or_a_sentence(kind: str) -> None:
    found = hunt(kind, effort(100, 5_000), seed=7)
    assert not found.wrong
    assert found.tried == effort(100, 5_000)


def test_the_same_seed_tries_the_same() -> None:
    one, two = (Mutation([b"one: 1\ntwo: 2", b"[three]"], random.Random(5)) for _ in range(2))
    made = [one.next() for _ in range(200)]
    assert made == [two.next() for _ in range(200)]
    assert len(set(made)) > 150


# what is planted is found


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery(tmp_path_factory.mktemp("planted") / "log", "tests.fuzz.planted_server") as start:
        yield start


@pytest.mark.parametrize("plant", planted_server.PLANTS)
def test_a_fault_planted_in_the_server_is_found(planted: Nursery, tmp_path: Path, plant: str) -> None:
    outcome = asyncio.run(trial(planted, tmp_path / plant, 960, seed=7, patience=3))
    assert outcome.wrong


@pytest.mark.parametrize("plant", planted_files.PLANTS)
def test_a_fault_planted_in_a_reader_is_found(plant: str) -> None:
    kind, _, says = planted_files.PLANTS[plant]
    command = (sys.executable, "-m", "tests.fuzz.planted_files", plant)
    found = hunt(kind, 300, seed=7, command=command, seconds=2, enough=1)
    assert any(says in wrong for wrong in found.wrong), found
