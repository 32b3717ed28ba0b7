"""The buffer that options are written into, and those that all tables share."""

from sixgun.dicegame import new_table
from sixgun.dicegame.rolling import ANSWERS
from sixgun.kernel.buffer import Buffer


def filled(*items: int) -> Buffer:
    buffer = Buffer()
    for item in items:
        buffer.add(item)
    return buffer


def test_it_is_filled_and_filled_again() -> None:
    buffer = filled(3, 1, 2)
    assert buffer.ints() == [3, 1, 2]
    buffer.n = 0
    buffer.add(7)
    assert buffer.ints() == [7]
    assert buffer.has(7)
    assert not buffer.has(1)


def test_of_its_items_those_with_a_mark_are_kept_in_their_order() -> None:
    buffer = filled(10, 11, 12, 13)
    buffer.keep(filled(5, 6, 5, 6), 6)
    assert buffer.ints() == [11, 13]


def test_moves_that_all_tables_share_are_never_written_into() -> None:
    shared = [answers.ints() for answers in ANSWERS]
    t = new_table(4, 1, {})
    t.offer()
    assert t.top.name == "rolling"
    assert t.moves.ints() in shared
    t.clear_moves()
    t.moves.add(99)
    assert t.moves.ints() == [99]
    assert [answers.ints() for answers in ANSWERS] == shared
