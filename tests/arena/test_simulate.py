"""`sixgun simulate`: the same seed, the same numbers; and what can be wrong is one sentence."""

import csv
import io
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.plan import Plan
from sixgun.arena.survey import Survey, play_some
from sixgun.bots import BOTS
from sixgun.cli import main
from sixgun.lab import jobs
from tests.patience import PATIENCE

GAMES = [
    pytest.param(["--game", "card", "--players", "4,5"], id="card"),
    pytest.param(["--game", "card", "--sets", "base,dodge-city", "--players", "3,8"], id="dodge-city"),
    pytest.param(["--game", "dice", "--players", "3,8"], id="dice"),
]


def simulated(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["simulate", "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("words", GAMES)
def test_the_number_of_jobs_changes_no_number(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    alone = simulated(capsys, *words, "--games", "12", "--seed", "7")
    assert simulated(capsys, *words, "--games", "12", "--seed", "7", "--jobs", "3") == alone
    assert simulated(capsys, *words, "--games", "12", "--seed", "8") != alone


def test_the_size_of_the_chunks_changes_no_number() -> None:
    plan = Plan("dice", (4, 5), 3, ("greenhorn",))
    parts = Survey()
    for first in (0, 1, 5):
        parts.add(play_some(plan, first, 4 if first else 1))
    assert parts == play_some(plan, 0, 9)


@pytest.mark.parametrize("words", GAMES)
def test_every_game_is_counted_once_for_every_role(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for table in simulated(capsys, *words, "--games", "10")["tables"]:
        assert table["games"] == 10
        assert all(role["games"] == 10 for role in table["roles"].values())
        sides = [role["wins"] for name, role in table["roles"].items() if name != "deputy" or table["players"] == 3]
        assert sum(sides) + table["draws"] == 10
        assert sum(character["games"] for character in table["characters"].values()) == 10 * table["players"]
        if table["players"] > 4:
            assert table["roles"]["deputy"]["wins"] == table["roles"]["sheriff"]["wins"]


def test_several_bots_go_round_the_table() -> None:
    plan = Plan("card", (5,), 1, ("one", "two"), ("base",))
    assert plan.seats(0) == ("one", "two", "one", "two", "one")
    assert plan.seats(1) == ("two", "one", "two", "one", "two")


def test_csv_tells_the_same_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", "dice", "--games", "8", "--players", "5"]
    table = simulated(capsys, *words)["tables"][0]
    assert main(["simulate", *words, "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    roles = {row["name"]: int(row["wins"]) for row in rows if row["of"] == "role"}
    assert roles == {name: role["wins"] for name, role in table["roles"].items()}
    characters = {row["name"]: float(row["low"]) for row in rows if row["of"] == "character"}
    assert characters == {name: round(each["low"], 6) for name, each in table["characters"].items()}


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--game", "dice", "--games", "6", "--seed", "3"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("6 games · 5 players · dice game · greenhorn · seed 3 · ")
    assert [line.split()[0] for line in out[1:5]] == ["wins", "sheriff", "outlaw", "renegade"]


def test_a_plot_is_drawn_and_is_the_same_every_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the extra lab is not installed: no plots are tested")
    files = [tmp_path / "one.svg", tmp_path / "two.svg"]
    for file in files:
        assert main(["simulate", "--game", "dice", "--games", "3", "--plot", str(file)]) == 0
    assert files[0].read_text().count("<svg") == 1
    assert files[0].read_bytes() == files[1].read_bytes()


# what can be wrong


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "greenhorn,nobody"], f"there is no bot 'nobody' for the card game; there is {', '.join(BOTS)}"),
        (["--players", "2"], "base cannot be played by 2"),
        (["--players", "five"], "--players cannot be 'five'"),
        (["--game", "dice", "--sets", "base"], "the dice game has no sets"),
        (["--sets", "gold-rush"], "sets cannot contain 'gold-rush'"),
        (["--sets", "high-noon"], "sets cannot be high-noon alone: no cards come with it; name base as well"),
        (["--option", "barrel"], "--option cannot be 'barrel'"),
        (["--bot", "mine"], "--bot cannot be 'mine'"),
        (["--bot", "mine=./there-is-no-such-bot"], "cannot be run here"),
        (["--bot", "greenhorn=cat"], "there is already a bot 'greenhorn'"),
        (["--cluster", "tcp://127.0.0.1:9"], "Dask"),
    ],
)
def test_wrong_use_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "SECONDS_TO_CONNECT", 1)
    assert main(["simulate", "--games", "2", *words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert sentence in told.err
    assert told.err.startswith("sixgun: ")
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "many"], ["--jobs", "-1"], ["--clock", "0"]])
def test_bad_numbers_are_refused_with_the_way_out(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *words])
    assert end.value.code == 2
    assert "should be a whole number from 1 on" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "sentence"), [("no/such/folder/x.svg", "--plot cannot write"), ("x.doc", "ends in .svg")]
)
def test_a_plot_that_cannot_be_written_is_refused_before_the_games(
    name: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib", reason="the extra lab is not installed: no plots are tested")
    assert main(["simulate", "--games", "1000000", "--plot", str(tmp_path / name)]) == 2
    assert sentence in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("module", "words", "sentence"),
    [
        (
            "matplotlib",
            ["--plot", "x.svg"],
            '--plot needs matplotlib: pip install "sixgun[lab]"',
        ),
        (
            "distributed",
            ["--cluster", "tcp://127.0.0.1:9"],
            '--cluster needs distributed: pip install "sixgun[cluster]"',
        ),
    ],
)
def test_what_is_not_installed_is_said_in_one_sentence(
    module: str,
    words: list[str],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert main(["simulate", "--games", "1", *words]) == 2
    assert capsys.readouterr().err == f"sixgun: {sentence}\n"


READY = """
import sys
from sixgun.lab import jobs

whole = jobs.in_order

def in_order(*arguments, **more):
    for number, result in enumerate(whole(*arguments, **more)):
        yield result
        if number == 0:
            print("ready", file=sys.stderr, flush=True)

jobs.in_order = in_order
import sixgun.cli
sys.exit(sixgun.cli.main())
"""
"""Says so when the first games have been counted."""


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C cannot be sent to one process")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is_so_far(jobs: str) -> None:
    words = ["simulate", "--game", "dice", "--players", "4", "--games", "50000", "--jobs", jobs]
    run = subprocess.Popen(
        [sys.executable, "-c", READY, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert run.stderr is not None
    try:
        assert run.stderr.readline() == "ready\n"
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=PATIENCE)
    finally:
        run.kill()
    assert run.returncode == 130, err
    assert "sixgun: stopped; this is what there is so far" in err
    assert "Traceback" not in err
    assert " of 50,000 games · 4 players" in out.splitlines()[0]
