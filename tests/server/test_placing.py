"""New tables are shared among servers: nobody gets a whole burst of them because he has not told of the first yet."""

import math

from sixgun.server.nodes.placing import LATE, Placing, Standing


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def place(placing: Placing, servers: list[Standing], tables: int) -> list[str]:
    """Tables placed one after the other, before any server says more."""
    got = []
    for _ in range(tables):
        got.append(placing.idlest(servers))
        placing.note(got[-1])
    return got


def test_a_burst_of_tables_is_shared_evenly() -> None:
    servers = [Standing(node, 0.0, 0, said=99.0) for node in ("a", "b", "c")]
    got = place(Placing(Clock()), servers, 60)
    assert [got.count(node) for node in ("a", "b", "c")] == [20, 20, 20]


def test_who_has_fewer_tables_gets_the_next_ones() -> None:
    servers = [Standing("a", 0.0, 5, said=99.0), Standing("b", 0.0, 2, said=99.0)]
    assert place(Placing(Clock()), servers, 4) == ["b", "b", "b", "a"]


def test_who_works_harder_gets_none_and_little_differences_do_not_count() -> None:
    placing = Placing(Clock())
    assert place(placing, [Standing("a", 0.3, 0, said=99.0), Standing("b", 0.1, 50, said=99.0)], 3) == ["b"] * 3
    assert placing.idlest([Standing("c", 0.24, 1, said=99.0), Standing("d", 0.21, 2, said=99.0)]) == "c"


def test_a_table_counts_once_as_soon_as_its_server_tells_of_it() -> None:
    clock = Clock()
    placing = Placing(clock)
    place(placing, [Standing("a", 0.0, 0, said=99.0)], 10)
    told = 100.0 + LATE
    assert placing.idlest([Standing("a", 0.0, 10, said=told), Standing("b", 0.0, 11, said=told)]) == "a"


def test_one_knows_of_ones_own_tables_at_once() -> None:
    placing = Placing(Clock())
    assert place(placing, [Standing("me", 0.0, 0, said=math.inf)], 3) == ["me"] * 3
    assert placing.untold(Standing("me", 0.0, 3, said=math.inf)) == 0
