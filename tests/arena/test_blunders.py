"""Blunders are counted where they are made, and not where there was nothing better."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sixgun.arena.plan import Plan
from sixgun.bots.card.deck import Deck
from sixgun.bots.card.levels import LEVELS as CARD_LEVELS
from sixgun.bots.dice.levels import LEVELS as DICE_LEVELS
from sixgun.cardgame.notation import CardMove, spell
from sixgun.cardgame.view import seen_by as card_seen_by
from sixgun.dicegame.move import VERBS, what_of
from sixgun.dicegame.move import verb_of as dice_verb_of
from sixgun.dicegame.view import seen_by as dice_seen_by
from sixgun.kernel.choice import letter
from sixgun.kernel.loop import advance
from sixgun.kernel.rng import Rng
from sixgun.scenario.read import read_file
from sixgun.scenario.run import Running
from tools.blunders import MEANINGS, count_some, judge_of

Watched = Callable[..., list[str]]


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    """The blunders that are found when these moves are made after the steps of a position."""

    def watch(text: str, *said: str) -> list[str]:
        file = tmp_path / "here.yaml"
        file.write_text(text, encoding="utf-8")
        (scenario,) = read_file(file)
        running = Running(scenario)
        for step in scenario.steps:
            assert running.take(step) == []
        t = running.table
        judge = judge_of(scenario.game, t, 1)
        found: list[str] = []
        for words in said:
            t.offer()
            seat = t.top.seat
            options = {in_words(scenario.game, t, m): m for m in t.moves.ints()}
            bot = thinker(scenario.game, t)
            bot.pick((card_seen_by if scenario.game == "card" else dice_seen_by)(t, seat), t.moves)
            found += [blunder.name for blunder in judge.watch(bot, seat, options[words])]
            advance(t, options[words])
        return found + [blunder.name for blunder in judge.watch(bot, -1, -1)]

    return watch


def thinker(game: str, t: Any) -> Any:
    return CARD_LEVELS["ranger"](Rng(1), Deck(t.rules)) if game == "card" else DICE_LEVELS["ranger"](Rng(1))


def in_words(game: str, t: Any, m: int) -> str:
    """A move of either game, of cards only the names."""
    if game == "dice":
        return f"{VERBS[dice_verb_of(m)]} {letter(what_of(m))}"
    move = spell(t.rules, m)
    bare = [card.partition("/")[0] for card in (move.card, move.what, *move.others)]
    return str(CardMove(move.verb, bare[0], move.seat, bare[1], tuple(bare[2:])))


CARD = """
sets: [base, dodge-city]
name: here
players:
  A: {role: sheriff, life: LIFE, table: [TABLE]}
  B: {role: ROLE, hand: [HAND]}
  C: {role: outlaw, life: 3}
  D: {role: outlaw}
  E: {role: renegade}
turn: B
steps:
  - expect: {turn: B}
"""


def card(life: int, role: str, hand: str, table: str = "") -> str:
    named = {"LIFE": str(life), "ROLE": role, "HAND": hand, "TABLE": table}
    text = CARD
    for word, value in named.items():
        text = text.replace(word, value)
    return text if role == "deputy" else text.replace("E: {role: renegade}", "E: {role: deputy}")


def test_a_shot_at_ones_sheriff_is_friendly_fire(watched: Watched) -> None:
    assert watched(card(4, "deputy", "bang"), "play bang at A") == ["friendly fire"]
    assert watched(card(4, "deputy", "bang"), "play bang at C") == []


def test_a_volley_is_friendly_fire_if_a_friend_falls(watched: Watched) -> None:
    assert watched(card(1, "deputy", "gatling"), "play gatling") == ["friendly fire"]
    assert watched(card(4, "deputy", "gatling"), "play gatling") == []


def test_who_lacks_nothing_is_healed_in_vain(watched: Watched) -> None:
    assert watched(card(5, "deputy", "tequila, beer"), "play tequila discarding beer at A") == ["healed in vain"]
    assert watched(card(4, "deputy", "tequila, beer"), "play tequila discarding beer at A") == []


def test_a_win_let_go_is_one_of_at_most_two_moves(watched: Watched) -> None:
    strip = card(1, "outlaw", "bang, cat-balou", "bible")
    assert watched(strip, "play bang at A", "use bible", "end") == ["win let go"]
    assert watched(strip, "play cat-balou at A:bible", "play bang at A") == []
    assert watched(card(4, "outlaw", "bang, cat-balou", "bible"), "end") == []


def test_no_win_is_let_go_by_a_plan_as_good_that_fails_by_what_another_holds(watched: Watched) -> None:
    barrel = card(1, "outlaw", "bang, cat-balou", "barrel").replace("[barrel]", "[barrel], hand: [missed]")
    barrel = barrel.replace("steps:", "deck: [volcanic, volcanic]\nsteps:")
    assert watched(barrel, "play cat-balou at A:hand", "play bang at A") == []
    assert watched(barrel, "play cat-balou at A:barrel", "play bang at A", "play missed", "end") == []
    assert watched(barrel, "end") == ["win let go"]


SHOT = """
name: here
players:
  A: {role: sheriff, character: CHARACTER, hand: [bang]}
  B: {role: outlaw, life: 1, hand: [HAND]}
  C: {role: outlaw}
  D: {role: renegade}
steps:
  - expect: {turn: A}
"""


@pytest.mark.parametrize(
    ("character", "hand", "found"),
    [
        ("none", "missed", ["answer withheld"]),
        ("slab-the-killer", "missed", []),
        ("slab-the-killer", "missed, missed", ["answer withheld"]),
    ],
)
def test_an_answer_is_withheld_if_it_would_have_saved(
    watched: Watched, character: str, hand: str, found: list[str]
) -> None:
    text = SHOT.replace("CHARACTER", character).replace("HAND", hand)
    assert watched(text, "play bang at B", "pass") == found


DICE = """
name: here
game: dice
players:
  A: {role: sheriff, life: LIFE}
  B: {role: ROLE}
  C: {role: outlaw, life: 8}
  D: {role: outlaw, alive: false}
  E: {role: renegade, alive: false}
turn: B
rolls: [1 beer beer beer beer]
steps:
  - B: stop
"""


@pytest.mark.parametrize(
    ("role", "life", "said", "found"),
    [
        ("deputy", 5, "shoot A", ["friendly fire"]),
        ("deputy", 5, "shoot C", []),
        ("outlaw", 1, "shoot C", ["win let go"]),
        ("outlaw", 1, "shoot A", []),
    ],
)
def test_shots_of_the_dice_game(watched: Watched, role: str, life: int, said: str, found: list[str]) -> None:
    assert watched(DICE.replace("LIFE", str(life)).replace("ROLE", role), said) == found


def test_a_win_by_the_shots_of_the_next_player_was_not_let_go(watched: Watched) -> None:
    rolled = "1 dynamite dynamite dynamite arrow"
    text = DICE.replace("1 beer beer beer beer", f"{rolled}, {rolled}").replace("B: stop", "expect: {turn: B}")
    assert watched(text.replace("LIFE", "2").replace("ROLE", "outlaw"), "shoot C") == []


@pytest.mark.parametrize("game", ["card", "dice"])
def test_whole_games_are_watched(game: str) -> None:
    found = count_some(Plan(game, (5,), 1, ("greenhorn",), ("base",) if game == "card" else ()), 0, 6)
    assert found.games == 6
    assert set(found.counts) == set(MEANINGS)
    assert sum(found.counts.values()) == len(found.cases) > 0, "greenhorns do what comes to hand"
