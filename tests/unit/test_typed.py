"""A type checker knows which game it is: what is right passes, and what the other game has is refused."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TYPED = """
from sixgun import CardMove, CardView, DiceMove, DiceView, new_game, next_game

card, dice = new_game(seed=1), new_game("dice", seed=1)
hand: tuple[str | None, ...] = card.view(0).seats[0].hand
supply: int = dice.view(0).supply
played: str = card.choice.options[0].card
rolled: tuple[int, ...] = dice.choice.options[0].dice
again: CardView = next_game(card).view(0)
reveal_type(card.choice.default)
{wrong}
"""
WRONG = {
    "card.view(0).supply": '"View" has no attribute "supply"',
    "dice.choice.options[0].card": '"DiceMove" has no attribute "card"',
}


@pytest.mark.slow
def test_a_type_checker_knows_the_views_and_moves_of_each_game(tmp_path: Path) -> None:
    """All at once, under the settings of the checkout: so the checker need not read the whole package again."""
    files = {wrong: tmp_path / f"typed_{number}.py" for number, wrong in enumerate(["", *WRONG])}
    for wrong, file in files.items():
        file.write_text(TYPED.format(wrong=wrong), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", *map(str, files.values())]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT).stdout
    for wrong, file in files.items():
        lines = [line for line in said.splitlines() if file.name in line]
        errors = [line for line in lines if "error:" in line]
        assert any('Revealed type is "sixgun.cardgame.notation.CardMove"' in line for line in lines), said
        assert len(errors) == bool(wrong), said
        assert all(WRONG[wrong] in line for line in errors), said
