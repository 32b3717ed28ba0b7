"""Leaving in the middle of a game: whatever the way, the record is kept and can be loaded."""

import io
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from sixgun import new_game
from sixgun.deal import Entry
from sixgun.record import replay, verify
from sixgun.text import Text
from sixgun.tui.saving import keep
from sixgun.tui.screen import Screen
from tests.patience import PATIENCE

from .driver import Finished, command, environment, sixgun

PLAY = (
    *("play", "--players", "4", "--seed", "2", "--bots", "greenhorn"),
    *("--seat-role", "sheriff", "--seat-character", "willy-the-kid"),
)


def kept_record(done: Finished) -> str:
    """The text of the record that the last line names."""
    path = re.search(r"^The record is in (.+)$", done.out, re.MULTILINE)
    assert path, done.out[-500:]
    return Path(path[1]).read_text(encoding="utf-8")


def playing(folder: Path) -> subprocess.Popen[str]:
    """A game under way in a terminal of its own; its record goes to mine.sixgun in the folder."""
    return subprocess.Popen(
        command(*PLAY, "--record", "mine.sixgun"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        cwd=folder,
        env=environment(folder),
    )


def test_the_end_of_the_input_leaves(tmp_path: Path) -> None:
    done = sixgun(tmp_path, *PLAY, typed=["end"])
    assert done.code == 0
    assert done.err == ""
    assert "You leave the game." in done.out
    assert not replay(kept_record(done)).over


def test_quit_leaves_also_where_something_is_confirmed(tmp_path: Path) -> None:
    done = sixgun(tmp_path, *PLAY, typed=["quit"])
    assert done.code == 0
    assert replay(kept_record(done)).journal == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves(number: signal.Signals, tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        assert process.stdout is not None
        seen = ""
        while not seen.endswith("A> "):
            sign = process.stdout.read(1)
            assert sign, seen
            seen += sign
        process.send_signal(number)
        out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert err == ""
    assert out.endswith("You leave the game.\nThe record is in mine.sixgun\n")
    assert not replay((tmp_path / "mine.sixgun").read_text(encoding="utf-8")).over


def test_an_interrupt_in_the_middle_of_a_move_leaves_a_whole_record(tmp_path: Path) -> None:
    game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
    game.journal.append(Entry(0, "end"))  # as if Ctrl-C had come before the table changed
    screen = Screen(io.StringIO(), io.StringIO(), colour=False, pace=0)
    assert keep(screen, Text("en"), game, str(tmp_path / "mine.sixgun"))
    verify((tmp_path / "mine.sixgun").read_text(encoding="utf-8"))


def test_a_reader_who_goes_away_costs_no_game(tmp_path: Path) -> None:
    with playing(tmp_path) as process:
        assert process.stdout is not None
        assert process.stdin is not None
        process.stdout.close()
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == ""
    assert process.returncode == 0
    assert not replay((tmp_path / "mine.sixgun").read_text(encoding="utf-8")).over


def test_a_second_record_does_not_replace_the_first(tmp_path: Path) -> None:
    first = sixgun(tmp_path, *PLAY)
    second = sixgun(tmp_path, *PLAY)
    assert first.out.splitlines()[-1].endswith("card-4-players-seed-2.sixgun")
    assert second.out.splitlines()[-1].endswith("card-4-players-seed-2-2.sixgun")


def test_without_a_data_folder_the_record_goes_where_one_stands(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = sixgun(tmp_path, *PLAY, XDG_DATA_HOME=str(tmp_path / "file"))
    assert done.out.endswith("The record is in card-4-players-seed-2.sixgun\n")
    assert (tmp_path / "card-4-players-seed-2.sixgun").is_file()


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = sixgun(tmp_path, *PLAY, "--record", "file/mine.sixgun")
    assert done.code == 1
    assert "The record could not be written to file/mine.sixgun" in " ".join(done.out.split())
    assert "Use --record FILE for another place." in " ".join(done.out.split())
