"""Every kind of fault once, under load: kills, stops, restarts of PostgreSQL and of NATS, and a rolling restart."""

import asyncio
from pathlib import Path

import pytest

from tests.effort import effort
from tools.nodes_trial.__main__ import arguments, run, still_to_do
from tools.nodes_trial.book import Book
from tools.nodes_trial.trial import Trial
from tools.server_trial.backing import Nats, Postgres
from tools.server_trial.process import Nursery

pytestmark = pytest.mark.hosts

TIMES = effort(1, 5)


def test_faults_lose_nothing_and_repeat_nothing(
    warm: Nursery, database: Postgres, carrier: Nats, tmp_path: Path
) -> None:
    args = arguments().parse_args(["--tables", "5", "--thinks", "0.3", "--frozen", "5", "--rollings", "1"])
    args.kills = args.stops = args.databases = args.carriers = TIMES
    trial = Trial(warm, database, carrier, args, tmp_path)
    book = Book(tmp_path / "book")
    asyncio.run(run(trial, args, book))
    assert book.broken == []
    assert book.done() == {"kill": TIMES, "stop": TIMES, "PostgreSQL": TIMES, "NATS": TIMES, "leave": args.nodes}
    again = Book(tmp_path / "book")
    assert again.done() == book.done()
    assert still_to_do(trial, args, again.done()) == []
