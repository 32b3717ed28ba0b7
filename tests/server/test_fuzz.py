"""Malformed and hostile frames and requests: a bounded number here, a hundred thousand by the command."""

import asyncio
from pathlib import Path

from tools.fuzz import trial
from tools.server_trial.process import Nursery


def test_nonsense_brings_nothing_down(warm: Nursery, tmp_path: Path) -> None:
    outcome = asyncio.run(trial(warm, tmp_path, 3_000, seed=7))
    assert not outcome.wrong, outcome
    assert outcome.refused > 1_000
    assert outcome.honest_moves > 20, f"honest people hardly got to play: {outcome}"
