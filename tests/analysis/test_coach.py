"""The coach: he advises what the analysis finds no fault with, in time, and sees what the seat sees."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sixgun import Game, new_game
from sixgun.analysis import coach
from sixgun.analysis.coach import Advice, advise
from sixgun.analysis.decision import Trial
from sixgun.analysis.estimate import Effort
from sixgun.analysis.judge import judge_of
from sixgun.kernel.rng import Rng
from sixgun.kernel.roles import ROLES
from sixgun.lab.stats import Z
from sixgun.laws.redeal import dealt_otherwise
from tests.effort import effort

LITTLE = Effort(choosing=8, few=4)
KINDS = [("card", 5, "base"), ("card", 6, "base", "dodge-city"), ("dice", 5)]


def questions(kind: tuple[str | int, ...], count: int, seed: int) -> Iterator[Game]:
    """So many moments of games at which somebody has a choice."""
    name, players, *sets = kind
    luck = random.Random(seed)
    found = 0
    while found < count:
        seed += 1
        game = new_game(str(name), players=int(players), seed=seed, sets=[str(one) for one in sets] or None)
        for _ in range(luck.randrange(5, 60)):
            if not game.over:
                game.play(luck.choice(game.choice.options))
        if not game.over and len(game.choice.options) > 1:
            found += 1
            yield game


def otherwise(game: Game, seed: int) -> Game:
    """The same game to the seat that is asked; whatever it cannot know is dealt anew."""
    other = game.copy()
    code = game.read(game.choice.options[0]).code
    real: Any = game.table
    other.table = dealt_otherwise(real, game.choice.seat, code, Rng.seeded(seed))
    other.table.log = game.table.log
    return other


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_is_hidden_changes_nothing_that_the_coach_says(kind: tuple[str | int, ...]) -> None:
    """The law of the redeal, which holds for views, holds for hints."""
    for game in questions(kind, effort(4, 40), seed=1):
        for deal in range(2):
            assert advise(otherwise(game, deal), LITTLE, seed=3) == advise(game, LITTLE, seed=3)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_coach_who_looks_into_the_cards_is_caught(
    kind: tuple[str | int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same law with a leak: worlds are made of the table as it is, with other luck only."""
    minds = dict(coach.MINDS)

    def peeking(game: Game) -> Advice:
        def leaks(t: object, seat: int, events: object) -> object:
            mind = minds[game.deal.game](t, seat, events)  # type: ignore[arg-type]
            real: Any = game.table
            mind.world = lambda rng: real.copy()  # type: ignore[method-assign]
            return mind

        monkeypatch.setattr(coach, "MINDS", {game.deal.game: leaks})
        return advise(game, LITTLE, seed=3)

    assert any(peeking(otherwise(game, 0)) != peeking(game) for game in questions(kind, 8, seed=1))


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_what_he_advises_is_no_mistake_in_the_analysis(kind: tuple[str | int, ...]) -> None:
    for game in questions(kind, effort(3, 20), seed=50):
        advice = advise(game, Effort(choosing=40, few=6), seed=1)
        t, seat = game.table, game.choice.seat
        mind = coach.MINDS[game.deal.game](t, seat, game.events(0, seat))
        trial = Trial(mind, judge_of(game.deal), game.rulebook.view, seat, Effort(), Rng.seeded(9))
        cost = trial.decide(game.read(advice.ways[0].moves[0]).code).cost
        assert cost.value < 0.03 or cost.value < Z * cost.error, game.record()


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_every_way_can_be_played_and_the_best_comes_first(kind: tuple[str | int, ...]) -> None:
    for game in questions(kind, 6, seed=20):
        advice = advise(game, LITTLE)
        assert advice.ways[0].cost == 0.0
        assert advice.ways[0].reasons
        for way in advice.ways:
            assert set(way.moves) <= set(game.choice.options)
            assert way.moves[0] in way.alike
        assert all(len(way.moves) == 1 for way in advice.ways[1:])
        for seat, chances in enumerate(advice.beliefs):
            assert sum(chances) == pytest.approx(1.0)
            role = game.view(game.choice.seat).seats[seat].role
            assert role is None or chances[ROLES.index(role)] == pytest.approx(1.0)


def test_some_ways_are_of_several_cards() -> None:
    found = [advise(game, LITTLE).ways[0].moves for game in questions(("card", 5, "base"), 30, seed=3)]
    assert any(len(moves) == 2 for moves in found)


def test_he_says_what_he_has_when_the_time_is_up() -> None:
    (game,) = questions(("card", 5, "base"), 1, seed=3)
    assert advise(game, Effort(choosing=10**6, few=4), seconds=0.0).ways
