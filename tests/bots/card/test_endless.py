"""Pat Brennan and who copies her take the same card from each other, but not for ever."""

from pathlib import Path

import pytest

from sixgun.bots.card.answer import LONG
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS
from sixgun.cardgame.notation import spell
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import seen_by
from sixgun.kernel.rng import Rng
from sixgun.scenario import read_file
from sixgun.scenario.dealt import dealt

TWO_LEFT = """
name: two are left, and a Pony Express goes to and fro between them
sets: [base, dodge-city]
players:
  A: {role: sheriff, character: pat-brennan}
  B: {role: renegade, table: [pony-express]}
  C: {role: outlaw, alive: false}
  D: {role: outlaw, alive: false}
phase: start
steps:
  - expect: {asked: A}
"""


def table(folder: Path, turns: int) -> CardTable:
    file = folder / "two.yaml"
    file.write_text(TWO_LEFT, encoding="utf-8")
    t = dealt(read_file(file)[0]).table
    assert isinstance(t, CardTable)
    t.turns = turns
    t.offer()
    return t


def answer(level: str, t: CardTable) -> str:
    bot = LEVELS[level](Rng.seeded(1), Deck(t.rules))
    return str(spell(t.rules, bot.pick(seen_by(t, t.top.seat), t.moves)))


@pytest.mark.parametrize("level", ["drifter", "ranger", "gunslinger", "legend", "myth"])
def test_after_a_long_game_the_deck_is_drawn_from(level: str, tmp_path: Path) -> None:
    assert answer(level, table(tmp_path, LONG + 1)) == "draw"


def test_before_that_a_card_in_play_may_be_worth_more(tmp_path: Path) -> None:
    assert answer("myth", table(tmp_path, 20)).startswith("draw pony-express")
