"""SIGKILL in the middle of live games: every acknowledged move is there afterwards, and nothing twice."""

import asyncio
import sqlite3
from pathlib import Path

from sixgun.server.keep.sqlite import FILE
from tests.effort import effort
from tools.killtest import judge, trial
from tools.server_trial.process import Nursery

KILLS = effort(15, 50)


def test_kills_lose_nothing_and_repeat_nothing(warm: Nursery, tmp_path: Path) -> None:
    outcome = asyncio.run(trial(warm, tmp_path, KILLS, seed=1))
    assert not outcome.broken, outcome
    assert outcome.acknowledged > KILLS, f"the players hardly got to play: {outcome}"


def test_a_lost_an_invented_and_a_changed_move_would_be_noticed(warm: Nursery, tmp_path: Path) -> None:
    outcome = asyncio.run(trial(warm, tmp_path, 0, seed=2))
    assert not outcome.broken, outcome
    for doctored, complaint in (
        ("DELETE FROM journal WHERE seq = 3", "is not in the journal"),
        ("UPDATE journal SET move = 'pass' WHERE move != 'pass'", "its player did not send it"),
        ("DELETE FROM journal WHERE seq = 1", "has none before it"),
    ):
        with sqlite3.connect(tmp_path / FILE) as db:
            db.execute(doctored)
        found = asyncio.run(judge(tmp_path, outcome.players, 0, 0.0, [], replay=False)).broken
        assert any(complaint in line for line in found), (doctored, found[:3])
