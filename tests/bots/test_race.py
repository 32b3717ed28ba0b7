"""A race: who may run, who is dropped, and what it takes to beat the first thought."""

from librt.vecs import vec
from mypy_extensions import i64

from sixgun.bots.race import Race, shortlist
from sixgun.kernel.buffer import Buffer


def runners(scores: list[float], gists: list[int], close: float = 2.0, few: int = 5) -> list[int]:
    """The shortlist of moves 10, 11, 12 and so on: their places."""
    moves = Buffer()
    for i in range(len(scores)):
        moves.add(10 + i)
    return list(shortlist(moves, vec[float](scores), vec[i64](gists), close, few))


def race(worlds: list[list[float]], at_least: int = 100, give_up: float = 1.0) -> Race:
    """A race after these worlds: for each how every move did."""
    run = Race(len(worlds[0]), at_least, give_up)
    for world in worlds:
        for i, won in enumerate(world):
            if not run.out[i]:
                run.count(i, won)
    return run


def test_the_best_run_in_the_order_of_their_scores() -> None:
    assert runners([1.0, 3.0, 2.5], [0, 1, 2]) == [1, 2]
    assert runners([1.0, 3.0, 2.5], [0, 1, 2], close=2.1) == [1, 2, 0]


def test_of_moves_that_come_to_the_same_one_runs() -> None:
    assert runners([3.0, 2.9, 2.8, 2.7], [5, 5, 6, 6]) == [0, 2]


def test_only_a_few_run() -> None:
    assert runners([3.0] * 9, list(range(9))) == [0, 1, 2, 3, 4]
    assert runners([3.0] * 9, list(range(9)), few=2) == [0, 1]


def test_the_first_thought_stands_when_nothing_is_clearly_better() -> None:
    assert race([[1.0, 1.0], [0.0, 0.0]]).winner() == 0
    assert race([[0.0, 1.0], [1.0, 0.0]]).winner() == 0
    assert race([[0.0, 1.0]]).winner() == 0  # one world more won is one standard error, and no more


def test_a_move_that_wins_clearly_more_often_wins() -> None:
    run = race([[0.0, 0.0, 1.0], [0.0, 1.0, 1.0], [0.0, 1.0, 1.0], [1.0, 1.0, 1.0]])
    assert run.winner() == 2
    assert run.share(2) == 1.0
    assert run.share(0) == 0.25
    assert run.tried == 12


def test_a_move_that_falls_behind_is_dropped_but_not_at_once() -> None:
    lost = [1.0, 0.0]
    assert not race([lost] * 4, at_least=4).out[1]
    run = race([lost] * 9, at_least=4)
    assert run.out[1]
    assert run.left == 0
    assert run.tried == 9 + 5


def test_who_gives_up_later_is_dropped_later() -> None:
    assert race([[1.0, 0.0]] * 4, at_least=0, give_up=1.0).tried == 4 + 2
    assert race([[1.0, 0.0]] * 9, at_least=0, give_up=2.0).tried == 9 + 5
