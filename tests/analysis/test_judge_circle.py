"""Tables of three: with every role moved on to the one it hunts, the facts are those of the same table."""

import numpy as np
import pytest

from sixgun.analysis.judge import FACTS, LOOK
from sixgun.analysis.side import group_of
from sixgun.game import GAMES
from sixgun.judge.facts import open_chances
from sixgun.judge.numbers import OPEN
from sixgun.kernel.roles import PREY, ROLES
from tools.judge_circle import HUNTED, Circle, won
from tools.judge_games import DODGE_CITY, Kind, games
from tools.judge_net import Examples, Manner, foretold, train


@pytest.mark.parametrize("game", ["card", "dice"])
def test_facts_move_on_as_the_roles_do(game: str) -> None:
    circle, seen = Circle(FACTS[game]), 0
    for _, playing in games(Kind(game, (DODGE_CITY,) if game == "card" else ((),), 3), 5, 0, 4):
        for moment in playing.questions():
            view = GAMES[game].view(moment.table, None)
            roles = [p.role_number for p in view.players]
            begun = np.array([LOOK[game](view, open_chances(roles))])
            for steps in (1, 2):
                roles = [PREY[role] for role in roles]
                assert circle.facts(begun, steps)[0] == pytest.approx(LOOK[game](view, open_chances(roles)), abs=1e-6)
                seen += 1
    assert seen > 50


@pytest.mark.parametrize("role", [1, 2, 3])
def test_whoever_wins_has_the_role_that_he_hunted(role: int) -> None:
    one, moved = np.eye(3)[[group_of(role)]], np.eye(3)[[group_of(PREY[role])]]
    assert won(one, 1).tolist() == moved.tolist()
    assert won(one, 3).tolist() == one.tolist()


def test_three_are_learned_from_one() -> None:
    """Who has cards wins: that is seen of the Deputy alone, and then known of the other two."""
    names = ("one", *(f"{role}-{fact}" for role in HUNTED for fact in ("life", "cards")), "law-part", "renegade-part")
    luck = np.random.default_rng(1)
    facts = np.zeros((60_000, len(names)), np.float32)
    facts[:, 0], facts[:, names.index("deputy-cards")] = 1.0, luck.integers(0, 2, len(facts))
    wins = np.where(facts[:, names.index("deputy-cards")] > 0, 0, luck.integers(0, 3, len(facts)))
    numbers = train({OPEN: Examples(facts, wins, np.ones(len(facts), bool))}, Manner(4, 0.01, 1), Circle(names))
    for role in (1, 2):
        table = np.zeros((1, len(names)), np.float32)
        table[0, [0, names.index(f"{ROLES[role]}-cards")]] = 1.0
        assert foretold(table, numbers, OPEN)[0, role] > 0.6
