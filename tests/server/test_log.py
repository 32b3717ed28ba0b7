"""The log may fail, and nobody notices but the figures: its disk is full, its reader has gone."""

import asyncio
import contextlib
import json
import logging
import os
import sys
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from sixgun.server.config import Config
from sixgun.server.log import set_up_log
from sixgun.server.metric import LOST_LINES
from sixgun.server.wire import from_client
from sixgun.server.wire.from_client import Settings
from sixgun.server.wire.from_server import After, Room
from tools.server_trial.client import Client
from tools.server_trial.process import Server, nursery

from .web import get

FULL = Path("/dev/full")
needs_full = pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")


@pytest.fixture
def own_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a test does to the log, the next one has the usual one."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)


def lost() -> float:
    return next(sample.value for metric in LOST_LINES.collect() for sample in metric.samples)


@needs_full
@pytest.mark.usefixtures("own_log")
def test_lines_for_a_full_disk_are_counted_and_cost_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    file = FULL.open("w")
    monkeypatch.setattr(sys, "stderr", file)
    set_up_log()
    log = logging.getLogger("sixgun.test")
    before = lost()
    log.info("a line", extra={"table": "AAAAAA"})
    try:
        raise ZeroDivisionError
    except ZeroDivisionError:
        log.exception("a fault")
    logging.getLogger("uvicorn").error("somebody else's line")
    assert lost() == before + 3
    with contextlib.suppress(OSError):
        file.close()
    log.info("nor does a closed file")
    assert lost() == before + 4


@pytest.mark.usefixtures("own_log")
def test_the_same_complaint_is_said_so_often_and_then_counted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Strangers can cause it with every request, and must not fill the disk with it."""
    set_up_log()
    junk, other = logging.getLogger("uvicorn.error"), logging.getLogger("sixgun.test")
    for _ in range(1_000):
        junk.warning("Invalid HTTP request received.")
    other.warning("something else")
    for number in range(100):
        other.info("table opens", extra={"number": number})
    said = [json.loads(line)["event"] for line in capsys.readouterr().err.splitlines()]
    assert said.count("Invalid HTTP request received.") == 20
    assert said.count("something else") == 1
    assert said.count("table opens") == 100, "what people do is no complaint"


@pytest.mark.usefixtures("own_log")
def test_a_server_without_stderr_has_no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    set_up_log()
    before = lost()
    logging.getLogger("sixgun.test").info("said to nobody")
    assert lost() == before


@pytest.mark.usefixtures("own_log")
def test_a_line_for_programs_is_one_object_with_what_it_is_about(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("SIXGUN_LOG", raising=False)
    set_up_log()
    log = logging.getLogger("sixgun.test")
    log.info("table opens", extra={"table": "AAAAAA", "seats": 5})
    log.debug("nobody asked for it")
    try:
        raise ZeroDivisionError("by nothing")
    except ZeroDivisionError:
        log.exception("fault", extra={"host": {"Ödön"}})
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert datetime.now(UTC) - datetime.fromisoformat(first.pop("timestamp")) < timedelta(minutes=5)
    assert first == {"event": "table opens", "level": "info", "table": "AAAAAA", "seats": 5}
    assert (second["event"], second["level"], second["host"]) == ("fault", "error", "{'Ödön'}")
    assert second["exception"].endswith("ZeroDivisionError: by nothing")


@pytest.mark.usefixtures("own_log")
def test_a_person_reads_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    set_up_log()
    logging.getLogger("sixgun.test").warning("a bot did not answer in time", extra={"bot": "legend"})
    assert capsys.readouterr().err.endswith("Z [warning ] a bot did not answer in time bot='legend'\n")


async def whole_game(server: Server) -> None:
    """A game of bots, with its table opened, begun and ended: each of them a line in the log."""
    host = Client(server.socket_url)
    await host.connect()
    await host.ask(from_client.Open(Settings("dice", 3, pace=0), fill="greenhorn", start=True), Room)
    await host.send(from_client.Away(on=True))
    await host.until(After, seconds=60)
    await host.close()


def check(server: Server) -> None:
    asyncio.run(whole_game(server))
    assert get(f"{server.url}/healthz")[0] == 200
    figures = dict(
        line.split()
        for line in get(f"{server.url}/metrics")[2].decode().splitlines()
        if line.startswith("sixgun_") and line.count(" ") == 1
    )
    assert float(figures["sixgun_log_lines_lost_total"]) >= 3
    assert float(figures["sixgun_faults_total"]) == 0


@needs_full
def test_a_server_whose_log_is_on_a_full_disk_plays_on(tmp_path: Path) -> None:
    with nursery(FULL) as start:
        server = start.start(Config(data=tmp_path, ports=(0,), static=tmp_path / "client"))
        try:
            check(server)
        finally:
            server.kill()


@pytest.mark.skipif(not Path("/dev/fd").exists(), reason="this system has no paths for open files")
def test_a_server_whose_log_nobody_reads_any_more_plays_on(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with nursery(Path(f"/dev/fd/{writer}")) as start:
        os.close(writer)
        server = start.start(Config(data=tmp_path, ports=(0,), static=tmp_path / "client"))
        try:
            os.close(reader)
            check(server)
        finally:
            server.kill()
