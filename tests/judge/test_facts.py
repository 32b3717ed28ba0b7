"""The facts of the judge: who sits where, who each character is, and the same whatever else there is."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sixgun.analysis.judge import FACTS
from sixgun.game import GAMES
from sixgun.judge import card, dice
from sixgun.judge.facts import ALONE, open_chances, who_is_left
from sixgun.kernel.roles import OUTLAW, RENEGADE, ROLES, SHERIFF
from tools.judge_games import Kind, Moment, games

DICE = Kind("dice", ((),), 6)
CARD = Kind("card", (("base", "dodge-city"),), 5)
GHOST_TOWN = Path(__file__).resolve().parents[2] / "examples" / "ghost_town"


def moments(kind: Kind) -> Iterator[tuple[Moment, dict[str, float]]]:
    """The questions of two games, with the facts by name."""
    for _, playing in games(kind, 7, 0, 2):
        for moment in playing.questions():
            yield moment, dict(zip(FACTS[kind.game], moment.open(), strict=True))


def test_players_are_in_the_order_in_which_they_play() -> None:
    seen = 0
    for moment, fact in moments(DICE):
        view = GAMES["dice"].view(moment.table, None)
        players = [view.players[(view.turn + step) % len(view.players)] for step in range(len(view.players))]
        living = [p for p in players if p.life > 0]
        for place in range(dice.ORDER):
            p = living[place] if place < len(living) else None
            for number, role in enumerate(ROLES):
                held = p is not None and p.role_number == number
                assert fact[f"{role}-in-{place}"] == held
                assert fact[f"{role}-arrows-in-{place}"] == (p.arrows / 3 if p is not None and held else 0.0)
            for name in dice.CHARACTERS:
                assert fact[f"{name}-in-{place}"] == (p is not None and p.character == name)
        seen += len(living) < len(players)
    assert seen > 10


def test_what_is_said_of_seats_in_their_order_adds_up_to_what_is_said_of_roles() -> None:
    for _, fact in moments(DICE):
        for role in ROLES:
            for what in ("life", "danger", "arrows"):
                parts = [fact[f"{role}-{what}-in-{place}"] for place in range(dice.ORDER)]
                assert sum(parts) == pytest.approx(fact[f"{role}-{what}"])
            assert fact[f"turn-{role}"] == fact[f"{role}-in-0"]
            assert fact[f"next-{role}"] == fact[f"{role}-in-1"]


@pytest.mark.parametrize(("kind", "names"), [(DICE, dice.CHARACTERS), (CARD, card.CHARACTERS)], ids=["dice", "card"])
def test_a_character_counts_for_who_he_is_while_he_lives(kind: Kind, names: tuple[str, ...]) -> None:
    for moment, fact in moments(kind):
        view = GAMES[kind.game].view(moment.table, None)
        role_of = {p.character: p.role_number for p in view.players if p.alive}
        for name in names:
            role = role_of.get(name)
            told = (fact[f"{name}-of-law"], fact[f"{name}-outlaw"], fact[f"{name}-renegade"])
            law = 0 if role in (None, RENEGADE) else -1 if role == OUTLAW else 1
            assert told == (law, role == OUTLAW, role == RENEGADE)


def test_a_shot_that_was_fired_this_turn_is_known() -> None:
    fired = 0
    for moment, fact in moments(CARD):
        view = GAMES["card"].view(moment.table, None)
        whose = view.players[view.turn]
        assert fact[f"{ROLES[whose.role_number]}-has-shot"] == whose.bangs
        fired += whose.bangs > 0
    assert fired > 5


def test_whoever_is_at_the_point_of_death_has_no_life_points_to_divide_by() -> None:
    chances = open_chances([SHERIFF, RENEGADE])
    found = dict(zip(ALONE, who_is_left([0, 1], [-1.0, 3.0], [-1.0, 3.0], chances), strict=True))
    assert found["law-part"] == 0.0
    assert 0.9 < found["renegade-part"] < 1.0


def test_a_set_from_elsewhere_changes_no_fact() -> None:
    program = (
        "from sixgun import new_game\n"
        f"new_game(players=4, sets=['base', {str(GHOST_TOWN)!r}])\n"
        "from sixgun.judge.card import FACTS\n"
        "print(len(FACTS))\n"
    )
    from_source = {**os.environ, "SIXGUN_PURE": "1"}  # as games with such a set are played
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=from_source)
    assert done.stdout.split() == [str(len(card.FACTS))], done.stderr
