"""What a legend tries on no account, whatever a few imagined worlds would say of it."""

from pathlib import Path
from typing import Any

import pytest

from sixgun.bots.card.deck import Deck
from sixgun.bots.card.legend import Legend as CardLegend
from sixgun.bots.card.levels import legend as card_legend
from sixgun.bots.card.levels import myth as card_myth
from sixgun.bots.card.unthinkable import unthinkable
from sixgun.bots.dice.legend import Legend as DiceLegend
from sixgun.bots.dice.levels import legend as dice_legend
from sixgun.bots.dice.levels import myth as dice_myth
from sixgun.cardgame.notation import spell
from sixgun.cardgame.view import seen_by as card_seen_by
from sixgun.dicegame.notation import to_move
from sixgun.dicegame.view import seen_by as dice_seen_by
from sixgun.kernel.rng import Rng
from sixgun.scenario import read_file
from sixgun.scenario.dealt import played

FULL_TABLE = """
name: an Outlaw, a Sheriff and another Outlaw who cannot be anything else
sets: [base, dodge-city]
players:
  A: {{role: sheriff, life: {sheriff}}}
  B: {{role: outlaw, hand: [{card}, bang], table: [{lies}]}}
  C: {{role: outlaw, life: {friend}, hand: [panic]}}
  D: {{role: deputy, alive: false}}
  E: {{role: renegade, alive: false}}
turn: B
steps:
  - expect: {{asked: B}}
"""
SHOT_AT = """
name: an Outlaw is shot at and can answer
sets: [base, dodge-city]
players:
  A: {{role: sheriff, hand: [bang]}}
  B: {{role: outlaw, character: bart-cassidy, life: {life}, hand: [missed, {beside}]}}
  C: {{role: outlaw}}
  D: {{role: deputy}}
  E: {{role: renegade}}
steps:
  - A: play bang at B
"""
DICE = """
name: an Outlaw rolls, and the other one cannot be anything else
game: dice
players:
  A: {{role: sheriff, life: 5}}
  B: {{role: outlaw, life: {mine}}}
  C: {{role: outlaw, life: {friend}}}
  D: {{role: deputy, alive: false}}
  E: {{role: renegade, alive: false}}
turn: B
rolls: [{dice}]
steps:
  - B: stop
"""
DICE_HIT = """
name: an Outlaw is hit
game: dice
players:
  A: {{role: sheriff}}
  B: {{role: outlaw, character: {character}, life: {life}, arrows: {arrows}}}
  C: {{role: outlaw}}
  D: {{role: deputy}}
  E: {{role: renegade}}
rolls: [{dice} gatling dynamite dynamite]
steps:
  - A: stop
{shots}
"""


def dealt_as(text: str, folder: Path) -> Any:
    file = folder / "position.yaml"
    file.write_text(text, encoding="utf-8")
    t = played(read_file(file)[0]).table
    t.offer()
    return t


def tried_with_cards(folder: Path, card: str, sheriff: int = 4, friend: int = 4, lies: str = "") -> set[str]:
    """The kinds of moves that are tried at the table of Outlaws."""
    return tried_at(dealt_as(FULL_TABLE.format(card=card, sheriff=sheriff, friend=friend, lies=lies), folder))


def tried_at(t: Any) -> set[str]:
    bot = card_legend(Rng.seeded(1), Deck(t.rules))
    assert isinstance(bot, CardLegend)
    view = card_seen_by(t, t.top.seat)
    few = bot.worth_trying(view, t.moves, bot.first_thought(view, t.moves))
    return {" ".join(str(spell(t.rules, t.moves.items[at])).split()[:2]).split("/")[0] for at in few}


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_volley_that_may_eliminate_a_known_friend(card: str, tmp_path: Path) -> None:
    assert f"play {card}" not in tried_with_cards(tmp_path, card, friend=1)
    assert f"play {card}" in tried_with_cards(tmp_path, card, friend=4)


def test_such_a_volley_is_tried_where_it_may_win(tmp_path: Path) -> None:
    assert "play gatling" in tried_with_cards(tmp_path, "gatling", friend=1, sheriff=1)


def test_a_saloon_where_nobody_lacks_anything(tmp_path: Path) -> None:
    assert "play saloon" not in tried_with_cards(tmp_path, "saloon", sheriff=5)


@pytest.mark.parametrize(
    ("life", "beside", "tried"),
    [(1, "panic", {"play missed"}), (2, "panic", {"play missed", "pass"}), (1, "beer", {"play missed", "pass"})],
)
def test_to_be_eliminated_with_an_answer_in_hand(life: int, beside: str, tried: set[str], tmp_path: Path) -> None:
    assert tried_at(dealt_as(SHOT_AT.format(life=life, beside=beside), tmp_path)) == tried


def test_a_shot_at_a_known_friend_whatever_a_net_thinks_of_it(tmp_path: Path) -> None:
    t = dealt_as(FULL_TABLE.format(card="bang", sheriff=4, friend=4, lies=""), tmp_path)
    bot = card_myth(Rng.seeded(1), Deck(t.rules))
    assert isinstance(bot, CardLegend)
    bot.first_thought(card_seen_by(t, t.top.seat), t.moves)
    shots = {
        target: {unthinkable(bot.sight, m) for m in t.moves.ints() if str(spell(t.rules, m)).endswith(f"at {target}")}
        for target in "AC"
    }
    assert shots == {"A": {False}, "C": {True}}


def tried_with_dice(folder: Path, dice: str, mine: int = 8, friend: int = 8) -> set[str]:
    return tried_of(dice_legend(Rng.seeded(1)), dealt_as(DICE.format(dice=dice, mine=mine, friend=friend), folder))


def tried_of(bot: Any, t: Any) -> set[str]:
    assert isinstance(bot, DiceLegend)
    view = dice_seen_by(t, t.top.seat)
    return {str(to_move(m)) for m in bot.worth_trying(view, t.moves, bot.first_thought(view, t.moves))}


def test_a_beer_for_who_lacks_nothing_while_one_of_the_own_side_lacks(tmp_path: Path) -> None:
    tried = tried_with_dice(tmp_path, "beer arrow arrow gatling arrow", friend=3)
    assert "heal B" not in tried
    assert "heal C" in tried


@pytest.mark.parametrize(
    ("character", "life", "hits", "arrows", "tried"),
    [
        ("bart-cassidy", 1, 1, 0, {"arrow"}),
        ("bart-cassidy", 2, 1, 0, {"arrow", "hit"}),
        ("bart-cassidy", 2, 2, 0, {"arrow", "hit"}),  # the second may still be an arrow
        ("pedro-ramirez", 3, 1, 2, {"drop"}),
        ("pedro-ramirez", 4, 1, 2, {"drop", "keep"}),
    ],
)
def test_to_be_eliminated_by_a_hit_or_by_arrows_with_an_answer_at_hand(
    character: str, life: int, hits: int, arrows: int, tried: set[str], tmp_path: Path
) -> None:
    dice = " ".join(["1"] * hits + ["gatling"] * (2 - hits))
    position = {"character": character, "life": life, "arrows": arrows}
    text = DICE_HIT.format(dice=dice, shots="  - A: shoot B\n" * hits, **position)
    assert tried_of(dice_myth(Rng.seeded(1)), dealt_as(text, tmp_path)) == tried
