"""What the web client draws is what the engine's cards are, home-made ones too."""

from pathlib import Path

import pytest

from sixgun.cardgame.effect import ALL_OTHERS, ME, Effect
from sixgun.cardgame.effects import Draw, Heal, Shoot
from sixgun.cardgame.kind import BROWN, GREEN, Kind, Weapon
from sixgun.cardgame.sets.base import BASE
from tools import printed

ROOT = Path(__file__).resolve().parents[2]


def test_the_file_for_the_web_client_is_current() -> None:
    assert (ROOT / printed.HERE).read_text(encoding="utf-8") == printed.text(), "run python -m tools.printed"


def test_a_stale_file_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "printed.json"
    assert printed.main(["--check", "--file", str(file)]) == 1
    assert printed.main(["--file", str(file)]) == 0
    assert printed.main(["--check", "--file", str(file)]) == 0
    file.write_text(file.read_text(encoding="utf-8").replace("outlaw", "deputy", 1), encoding="utf-8")
    assert printed.main(["--check", "--file", str(file)]) == 1


def test_a_home_made_card_shows_its_symbols() -> None:
    tea = Kind("tea", BROWN, (Heal(ME, 2), Draw(1)), costs_card=True)
    assert list(printed.symbols(tea)) == ["extra-discard", "life", "life", "draw"]
    assert list(printed.symbols(Kind("cannon", GREEN, (Shoot(ALL_OTHERS),)))) == ["shot", "all-others"]
    assert list(printed.symbols(Weapon("musket", 6))) == []


def test_an_effect_without_a_symbol_needs_the_book() -> None:
    assert list(printed.symbols(Kind("riddle", BROWN, (Effect(ME),), book=True))) == ["book"]
    with pytest.raises(printed.NotPrintable, match="riddle shows no symbol for Effect: give Effect one"):
        list(printed.symbols(Kind("riddle", BROWN, (Effect(ME),))))


def test_a_card_without_rules_is_asked_for_them() -> None:
    assert printed.rules_of("duel", BASE) == ["C88", "C89", "C90"]
    with pytest.raises(printed.NotPrintable, match="tea has no rules: add a line for it to RULES"):
        printed.rules_of("tea", BASE)
