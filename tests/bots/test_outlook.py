"""The outlook of dreaming bots: the facts of the judge, and chances that are chances."""

from typing import Any

import numpy as np
import pytest

from sixgun.analysis.judge import FACTS
from sixgun.bots.card import levels as card
from sixgun.bots.card.outlook import FEATURES as CARD
from sixgun.bots.dice import levels as dice
from sixgun.bots.dice.outlook import FEATURES as DICE
from sixgun.bots.kind_of_table import SIZES
from sixgun.bots.outlook_numbers import read
from sixgun.kernel.roles import OUTLAW, RENEGADE, SHERIFF
from tools.judge_games import KINDS, Kind, Moment, games
from tools.outlook import foretold, openings

TABLES = [kind for kind in KINDS if kind.players in SIZES]


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind.players in (4, 8)], ids=str)
def test_it_goes_by_facts_of_the_judge(kind: Kind) -> None:
    names = CARD if kind.game == "card" else DICE
    at = [FACTS[kind.game].index(name) for name in names]
    seen = 0
    for moment in beginnings(kind):
        facts = moment.open()
        assert looked(kind, moment) == pytest.approx([facts[place] for place in at])
        seen += 1
    assert seen > 10


@pytest.mark.parametrize("kind", TABLES, ids=str)
def test_one_side_wins(kind: Kind) -> None:
    for moment in beginnings(kind):
        t = moment.table
        roles = {
            role: [seat for seat, s in enumerate(t.seats) if s.role == role] for role in (SHERIFF, OUTLAW, RENEGADE)
        }
        law, gang = (chance(kind, moment, roles[role][0]) for role in (SHERIFF, OUTLAW))
        alone = [chance(kind, moment, seat) for seat in roles[RENEGADE]]
        assert law + gang + sum(alone) == pytest.approx(1.0)
        assert min(law, gang, *alone) >= 0


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind.players == 5], ids=str)
def test_the_opening_is_what_the_fit_takes_for_it(kind: Kind) -> None:
    opened = []
    for moment in beginnings(kind):
        looked(kind, moment)
        opened.append(bool(outlook_of(kind).opens))
        assert opened[-1] == openings(kind, np.array([moment.open()]))[0]
    assert opened[0] or kind.game == "dice"  # where the first dice may have brought arrows
    assert not opened[-1]


@pytest.mark.parametrize("kind", [kind for kind in TABLES if kind.players == 5 and "events" not in kind.name], ids=str)
def test_it_weighs_as_it_was_fitted(kind: Kind) -> None:
    for moment in beginnings(kind):
        told = foretold(kind, np.array([moment.open()]), read()["fits"][kind.name])[0]
        sheriff = next(seat for seat, s in enumerate(moment.table.seats) if s.role == SHERIFF)
        everybody = {int(s.role) for s in moment.table.seats if s.life > 0}
        if {OUTLAW, RENEGADE} <= everybody:
            assert chance(kind, moment, sheriff) == pytest.approx(told[0])


def test_two_renegades_share_their_chance_by_their_lives() -> None:
    kind = Kind("dice", ((),), 8)
    moment = next(beginnings(kind))
    t = moment.table
    one, other = (seat for seat, s in enumerate(t.seats) if s.role == RENEGADE)
    t.seats[one].life, t.seats[other].life = 6, 2
    assert chance(kind, moment, one) == pytest.approx(3 * chance(kind, moment, other))
    t.seats[other].life = 0
    assert chance(kind, moment, other) == 0


@pytest.mark.parametrize(("lives", "more"), [((2, -2), 0.5), ((0, 0), 0.5), ((3, -1), 1.0)])
def test_renegades_at_the_point_of_death_share_too(lives: tuple[int, int], more: float) -> None:
    """A dynamite takes more than somebody has, and at a world's end he may not have answered yet."""
    kind = Kind("card", (("base", "dodge-city"),), 8)
    moment = next(beginnings(kind))
    renegades = [seat for seat, s in enumerate(moment.table.seats) if s.role == RENEGADE]
    for seat, life in zip(renegades, lives, strict=True):
        moment.table.seats[seat].life = life
    one, other = (chance(kind, moment, seat) for seat in renegades)
    assert one == pytest.approx(more * (one + other))
    assert one > 0


def test_the_numbers_say_how_they_were_made() -> None:
    assert read()["command"] == "python -m tools.outlook fit"
    assert set(read()["fits"]) >= {kind.name for kind in TABLES if "events" not in kind.name}


def beginnings(kind: Kind) -> Any:
    """The first questions of turns, in two games of the kind."""
    for _, playing in games(kind, 3, 0, 2):
        turn = 0
        for moment in playing.questions():
            if moment.turn != turn:
                turn = moment.turn
                yield moment


def looked(kind: Kind, moment: Moment) -> list[float]:
    outlook = outlook_of(kind)
    if kind.game == "card":
        outlook.look(moment.table.seats, moment.table.alive, moment.table.turn)
    else:
        outlook.look(moment.table.seats, moment.table.supply, moment.table.turn())
    return list(outlook.facts)


def chance(kind: Kind, moment: Moment, seat: int) -> float:
    t, outlook = moment.table, outlook_of(kind)
    if kind.game == "card":
        return float(outlook.chance(t.seats, t.alive, t.turn, seat))
    return float(outlook.chance(t.seats, t.supply, t.turn(), seat))


def outlook_of(kind: Kind) -> Any:
    return (card.fitted(kind.boxes[0]) if kind.game == "card" else dice.fitted())[kind.players]
