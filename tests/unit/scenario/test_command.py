"""`sixgun scenario run`: what it prints and how it exits."""

import json
from pathlib import Path

import pytest

from sixgun.cli import main
from sixgun.scenario import find_files

from .scenes import CARD, written


def test_all_scenarios_hold_and_the_exit_status_is_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, CARD + "  - A: end\n")
    assert main(["scenario", "run", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"ok      a scenario  {file}:1\n1 scenario: 1 ok, 0 failed\n"


def test_one_fails_and_the_exit_status_is_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = CARD + "  - A: end\n"
    file = written(tmp_path, good + "---\n" + CARD.replace("a scenario", "a second") + "  - expect: {asked: B}\n")
    assert main(["scenario", "run", "--quiet", str(file)]) == 1
    assert capsys.readouterr().out == (
        f"FAILED  a second  {file}:13\n"
        "        line 23, asked\n"
        "          expected: B\n"
        "          is:       A\n"
        "        A is asked; "
        "legal: play bang/AS at B, play bang/AS at D, play stagecoach/9S, play beer/6H, end\n"
        "2 scenarios: 1 ok, 1 failed\n"
    )


def test_one_file_is_wrong_the_exit_status_is_2_and_nothing_is_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, CARD + "  - expect: {asked: B}\n", "first.yaml")
    wrong = written(tmp_path, CARD + "  - A: ende\n", "second.yaml")
    assert main(["scenario", "run", str(tmp_path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"{wrong}:11: 'ende' is no move")
    assert printed.err.endswith("1 file wrong, nothing run\n")


@pytest.mark.parametrize("name", ["", "missing.yaml", "not-shown.yaml"])
def test_without_a_scenario_the_exit_status_is_2(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    written(tmp_path, "C3: a reason\n", "not-shown.yaml")
    assert main(["scenario", "run", str(tmp_path / name)]) == 2
    assert "there is no s" in capsys.readouterr().err


def test_folders_are_searched_and_no_file_is_run_twice(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    files = [written(tmp_path, CARD, "b.yml"), written(inner, CARD, "a.yaml")]
    written(tmp_path, "C3: a reason", "not-shown.yaml")
    written(tmp_path, "no scenario", "README.md")
    assert find_files([tmp_path, files[0]]) == files


def test_json_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, CARD + "  - expect: {asked: B}\n")
    assert main(["scenario", "run", "--json", str(file)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["ok"], told["failed"]) == (0, 1)
    assert told["scenarios"][0]["failures"] == [{"line": 11, "what": "asked", "expected": "B", "found": "A"}]
    written(tmp_path, CARD + "  - A: ende\n")
    assert main(["scenario", "run", "--json", str(file)]) == 2
    (error,) = json.loads(capsys.readouterr().out)["errors"]
    assert (error["file"], error["line"]) == (str(file), 11)
