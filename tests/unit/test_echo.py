"""No message repeats more than 200 characters of what was given, wherever it was given."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sixgun import Rng, SixgunError, new_game
from sixgun.bots import make_bot
from sixgun.cli import main
from sixgun.record import verify
from sixgun.scenario import read_file
from sixgun.text import Text

MARK = "Ж"
LONG = MARK * 10_922


def record(line: str, instead: str) -> str:
    """A record in which one line says something else."""
    text = new_game(players=4, seed=2, options={"edition": "de"}).record()
    old = next(found for found in text.split("\n") if found.startswith(line))
    return text.replace(old, instead)


@pytest.mark.parametrize("line", ["game:", "sets:", "option:", "seed:", "A:", "result:", "check:", "sixgun record"])
@pytest.mark.parametrize("form", [f"{LONG}", "{line} " + LONG, "{line} edition = " + LONG])
def test_a_record_is_refused_in_a_short_sentence(line: str, form: str) -> None:
    must_be_short(lambda: verify(record(line, form.format(line=line))))


@pytest.mark.parametrize("game", ["card", "dice"])
@pytest.mark.parametrize("text", [LONG, f"play {LONG}", f"reroll {LONG}", f"play bang at {LONG}", f"shoot {LONG}"])
def test_a_move_is_refused_in_a_short_sentence(game: str, text: str) -> None:
    must_be_short(lambda: new_game(game, players=4, seed=2).play(text))


@pytest.mark.parametrize(
    "text",
    [
        f"name: x\n{LONG}: 1",
        f"name: x\ngame: {LONG}",
        f"name: x\nplayers: {LONG}",
        f"name: x\nplayers: {{A: {{role: {LONG}}}}}",
        f"name: x\nplayers: {{A: {{hand: [{LONG}]}}, B: {{}}}}\nsteps: []",
        f"name: x\nsteps: {LONG}",
        f"{LONG}: [",
    ],
)
def test_a_scenario_is_refused_in_a_short_sentence(text: str, tmp_path: Path) -> None:
    file = tmp_path / "long.yaml"
    file.write_text(text)
    must_be_short(lambda: read_file(file))


@pytest.mark.parametrize(
    "words",
    [
        ["cards", "--set", LONG],
        ["characters", "--set", LONG],
        ["record", "show", LONG[:200]],
        ["record", "verify", LONG],
        ["play", "--bots", LONG],
        ["play", "--option", LONG],
        ["play", "--seat", LONG],
        ["soak", "--option", LONG],
        ["soak", "--players", LONG],
        ["soak", "--records", LONG[:100]],
    ],
)
def test_a_command_is_refused_in_a_short_sentence(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    said = capsys.readouterr().err
    assert said.startswith("sixgun: ")
    assert said.count(MARK) <= 200


def test_bots_and_languages_are_refused_in_a_short_sentence() -> None:
    must_be_short(lambda: make_bot(LONG, Rng.seeded(1)))
    must_be_short(lambda: Text(LONG))


def must_be_short(ask: Callable[[], object]) -> None:
    with pytest.raises(SixgunError) as refused:
        ask()
    assert str(refused.value).count(MARK) <= 200
    assert len(str(refused.value)) < 2000
