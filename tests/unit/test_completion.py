"""Completion: what a real bash offers, and that the scripts of the others know the same words."""

import shutil
import subprocess
from pathlib import Path

import pytest

from sixgun.cli import VERBS, main
from sixgun.cli.completed import places

BASH = shutil.which("bash")
ASK = """
source "$1"
COMP_WORDS=("${@:2}")
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
complete -p sixgun > /dev/null || exit 3
_sixgun
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from contextlib import redirect_stdout
    from io import StringIO

    said = StringIO()
    with redirect_stdout(said):
        assert main(["completion", "bash"]) == 0
    file = tmp_path_factory.mktemp("bash") / "sixgun"
    file.write_text(said.getvalue(), encoding="utf-8")
    return file


def offered(script: Path, *words: str, cwd: Path | None = None) -> list[str]:
    """What bash offers for the last of these words."""
    if BASH is None:
        pytest.skip("there is no bash here")
    command = [BASH, "--norc", "-c", ASK, "bash", str(script), *words]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=cwd or script.parent)
    assert done.stderr == ""
    assert done.returncode == 0
    return [line for line in done.stdout.splitlines() if line]


@pytest.mark.parametrize(
    ("words", "offers"),
    [
        (["p"], ["play", "puzzle"]),
        (["sc"], ["scenario"]),
        (["record", ""], ["show", "verify"]),
        (["record", "show", "--a"], ["--at", "--as"]),
        (["play", "--game", ""], ["card", "dice"]),
        (["play", "--game", "=", "d"], ["dice"]),
        (["play", "--bots", "leg"], ["legend"]),
        (["play", "--bots", "ranger,le"], ["ranger,legend"]),
        (["simulate", "--sets", "base,"], ["base,base", "base,dodge-city", "base,high-noon", "base,fistful-of-cards"]),
        (["play", "--seat-character", "slab"], ["slab-the-killer"]),
        (["play", "--seat-role", "de"], ["deputy"]),
        (["play", "--language", ""], ["de", "en", "hu", "it"]),
        (["play", "--option", "barrel"], ["barrel=optional", "barrel=forced"]),
        (["cards", "--set", "do"], ["dodge-city"]),
        (["rules", "wells"], ["wells-fargo"]),
        (["completion", ""], ["bash", "zsh", "fish"]),
        (["play", "--seed", ""], []),
    ],
)
def test_bash_offers_what_can_be_typed_there(script: Path, words: list[str], offers: list[str]) -> None:
    assert offered(script, "sixgun", *words) == offers


def test_bash_offers_every_command_and_every_option_of_it(script: Path) -> None:
    assert offered(script, "sixgun", "") == list(VERBS)
    for place in places():
        assert offered(script, "sixgun", *place.path.split("/")[1:], "-") == list(place.options)


def test_bash_offers_files_where_one_is_due(script: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.sixgun").write_text("")
    assert offered(script, "sixgun", "record", "verify", "mi", cwd=tmp_path) == ["mine.sixgun"]
    assert offered(script, "sixgun", "play", "--record", "mi", cwd=tmp_path) == ["mine.sixgun"]


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_the_other_shells_know_the_same_words(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = capsys.readouterr().out
    known = set(script.replace("'", " ").replace("|", " ").replace(";", " ").split())
    for place in places():
        names = [name.lstrip("-") if shell == "fish" else name for name in place.options]
        assert set(names) <= known
        assert set(place.below) <= known
        for takes in place.options.values():
            assert set(takes.words) <= known
    runner = shutil.which(shell)
    if runner is not None:
        assert subprocess.run([runner, "-n"], input=script, encoding="utf-8").returncode == 0
