"""`sixgun soak`: exit codes, what it prints, and the record of a violation."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun import cardgame
from sixgun.cardgame.options import VALUES
from sixgun.cli import INTERRUPTED, main
from sixgun.laws import LAWS
from sixgun.laws import soak as soaking
from sixgun.record import replay
from tests.patience import PATIENCE

SOURCES = Path(__file__).resolve().parents[2] / "src"

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def soak(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command in this process; its exit code and everything it printed."""

    def run(*words: str) -> tuple[int, str]:
        code = main(["soak", "--records", str(tmp_path), *words])
        said = capsys.readouterr()
        return code, said.out + said.err

    return run


@pytest.mark.parametrize(
    ("words", "heading"),
    [
        (["--games", "8"], "8 games of the card game · base · 4, 5, 6, 7 players in turn · seed 1"),
        (
            ["--games", "6", "--sets", "base,dodge-city", "--seed", "4"],
            "6 games of the card game · base + dodge-city · 3, 4, 5, 6, 7, 8 players in turn · seed 4",
        ),
        (["--games", "6", "--game", "dice"], "6 games of the dice game · 3, 4, 5, 6, 7, 8 players in turn"),
        (
            ["--games", "4", "--players", "4-5,7", "--option", "edition=de"],
            "4 games of the card game · base · edition de · 4, 5, 7 players in turn",
        ),
        (
            ["--games", "4", "--sets", "base,high-noon", "--mixed"],
            "4 games of the card game · base + high-noon in every mix · 3, 4, 5, 6, 7, 8 players in turn",
        ),
    ],
)
def test_games_that_hold_leave_with_0(soak: Run, words: list[str], heading: str) -> None:
    code, said = soak(*words)
    assert code == 0
    assert heading in said
    assert re.search(r"\d games · [\d,]+ decisions · [\d.]+ s · [\d,]+ games/s · checksum [0-9a-f]{8}", said)
    assert re.search(r"longest: \d+ decisions(?: in \d+ turns)?, (card|dice) game for \d.*, seed \d+", said)
    assert said.endswith("no violation\n")


def test_the_output_says_how_often_each_law_is_looked_at(soak: Run) -> None:
    _, said = soak("--games", "1")
    unfolded = " ".join(said.split())
    for law in LAWS:
        if "card" in law.games:
            assert law.name + (f" ({law.every})" if law.every > 1 else "") in unfolded


def test_a_planted_leak_is_found_and_told_with_law_and_move(
    soak: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = cardgame.view

    def leak(t: cardgame.CardTable, to: int | None) -> Any:
        seen = honest(t, to)
        seen.players[0].hand_numbers, seen.players[0].hidden = honest(t, None).players[0].hand_numbers, 0
        return seen

    with monkeypatch.context() as planted:
        planted.setattr(cardgame, "view", leak)
        code, said = soak("--games", "50")
    assert code == 1
    told = re.search(r"broken: (.*): card game for (\d), base, seed (\d+), after ([\d,]+) moves?: ", said)
    assert told is not None
    assert told[1] in [law.name for law in LAWS]
    record = tmp_path / f"broken-card-{told[2]}-{told[3]}.sixgun"
    assert f"record: {record}" in said
    game = replay(record.read_text(encoding="utf-8"))
    assert game.deal.seed == int(told[3])
    assert len(game.journal) == int(told[4])
    assert main(["record", "verify", str(record)]) == 0


def test_the_command_that_is_named_plays_the_broken_game_again(soak: Run) -> None:
    code, said = soak("--games", "30", "--longest", "150", "--sets", "base,dodge-city", "--option", "suzy=at_once")
    assert code == 1
    broken = re.search(r"broken: .*", said)
    again = re.search(r"again:  sixgun soak (.*)", said)
    assert broken is not None
    assert again is not None
    code, said = soak(*again[1].split())
    assert code == 1
    assert broken[0] in said
    assert said.split("· checksum")[0].splitlines()[-1].startswith("1 game ·")


def test_a_mixed_game_is_found_again_by_its_number(soak: Run) -> None:
    words = ("--sets", "base,dodge-city,high-noon,fistful-of-cards", "--mixed", "--longest", "60")
    code, said = soak("--games", "30", *words)
    assert code == 1
    broken = re.search(r"broken: .*", said)
    again = re.search(r"again:  sixgun soak (.*)", said)
    assert broken is not None
    assert again is not None
    assert "--mixed" in again[1]
    assert broken[0] in soak(*again[1].split())[1]


def test_a_mixture_has_every_mix_and_size_and_other_options_in_half_of_its_games() -> None:
    sets = ("base", "dodge-city", "high-noon", "fistful-of-cards")
    plan = soaking.Plan("card", (3, 4, 5, 6, 7, 8), 1, sets, mixed=True)
    deals = [plan.deal(number) for number in range(800)]
    assert len({deal.sets for deal in deals}) == 8
    assert {(deal.sets, deal.players) for deal in deals} >= {(sets, players) for players in range(3, 9)}
    assert {deal.players for deal in deals if deal.sets == ("base",)} == {4, 5, 6, 7}
    assert 300 < sum(deal.options != () for deal in deals) < 500
    assert {name for deal in deals for name, _ in deal.options} == {"edition", *VALUES}
    assert all(set(sets[2:]) <= set(deal.sets) for deal in deals if "event_deck" in dict(deal.options))


def test_a_violation_that_keeps_the_record_from_being_written_is_told_all_the_same(
    soak: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "broken-card-4-1000000000.sixgun").mkdir()
    code, said = soak("--games", "1", "--longest", "5")
    assert code == 1
    assert "broken: every game ends" in said
    assert "record: none, because of IsADirectoryError" in said


@pytest.mark.slow
def test_the_same_seed_plays_the_same_games_whatever_the_number_of_jobs(
    soak: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def essence(said: str) -> list[str]:
        lines = [re.sub(r"· [\d.]+ s · [\d,]+ games/s", "", line) for line in said.splitlines()]
        return [line for line in lines if "checksum" in line or line.startswith(("longest", "broken"))]

    alone = soak("--games", "90", "--game", "dice")
    shared = soak("--games", "90", "--game", "dice", "--jobs", "2")
    assert alone[0] == shared[0] == 0
    assert essence(alone[1]) == essence(shared[1]) != []
    monkeypatch.setattr(soaking, "BATCH", 7)
    assert essence(soak("--games", "90", "--game", "dice")[1]) == essence(alone[1])
    assert essence(soak("--games", "90", "--game", "dice", "--seed", "2")[1]) != essence(alone[1])


@pytest.mark.slow
def test_several_jobs_stop_at_the_first_violation_too(soak: Run) -> None:
    words = ("--games", "200", "--game", "dice", "--longest", "110")
    alone, shared = soak(*words), soak(*words, "--jobs", "2")
    assert alone[0] == shared[0] == 1
    one, other = (re.search(r"broken: .*", said) for said in (alone[1], shared[1]))
    assert one is not None
    assert other is not None
    assert one[0] == other[0]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--players", "9"], "9"),
        (["--players", "3"], "base cannot be played by 3"),
        (["--players", "7-4"], "the smaller number comes first"),
        (["--players", "many"], "write it as in"),
        (["--players", "4-999999999999"], "write it as in"),
        (["--players", "9" * 5000], "write it as in"),
        (["--sets", "wild-west-show"], "wild-west-show"),
        (["--game", "dice", "--sets", "base"], "no sets"),
        (["--option", "barrel"], "barrel=forced"),
        (["--option", "barrel=perhaps"], "barrel cannot be 'perhaps'"),
        (["--option", f"kit_carlson_life={'9' * 5000}"], "a number has at most 4000 digits"),
        (["--records", "no/such/folder"], "there is no folder"),
    ],
)
def test_wrong_use_is_refused_with_2_and_a_way_out(soak: Run, words: list[str], why: str) -> None:
    code, said = soak(*words)
    assert code == 2
    assert why in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("words", [["--games", "0"], ["--jobs", "none"], ["--seed", "-1"], ["--game", "chess"]])
def test_an_argument_that_makes_no_sense_is_refused_with_2(soak: Run, words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        soak(*words)
    assert left.value.code == 2


@pytest.mark.slow
@pytest.mark.skipif(not hasattr(os, "killpg"), reason="this system has no groups of processes")
@pytest.mark.parametrize(
    ("jobs", "when"), [("1", "At every decision"), ("2", "At every decision"), ("2", "of 1,000 games")]
)
def test_ctrl_c_leaves_cleanly(jobs: str, when: str, tmp_path: Path) -> None:
    words = ["soak", "--games", "1000", "--jobs", jobs, "--records", str(tmp_path)]
    process = subprocess.Popen(
        [sys.executable, "-u", "-c", f"import sys; from sixgun.cli import main; sys.exit(main({words!r}))"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
    )
    assert process.stdout is not None
    while when not in process.stdout.readline():
        assert process.poll() is None
    # as a terminal does it: everybody in the foreground hears it
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)  # to the end of what is said: nobody is left who could say more
    assert process.returncode == INTERRUPTED
    assert "Traceback" not in said
    assert "no violation so far" in said
