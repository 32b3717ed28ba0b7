"""What must hold of whole games of dice, beside the laws that tests/laws holds against both games."""

from sixgun.dicegame import encode, events, new_table, view
from sixgun.kernel.rng import Rng
from tests.rules.dice.games import LONGEST, decisions, play_out, tables


def test_whoever_has_the_turn_is_alive() -> None:
    for where, t in decisions(1):
        assert t.seats[t.turn()].life > 0, where


def test_a_clone_shares_nothing_that_changes() -> None:
    for n, (where, t) in enumerate(decisions(1)):
        if n % 40 == 0:
            before = encode(t)
            play_out(t.copy(), n)
            assert encode(t) == before, where


def test_every_game_ends_and_somebody_is_told_so() -> None:
    for name, t in tables(1):
        assert len(play_out(t, 1)) < LONGEST, name
        told = events(t, 0, None)
        assert sum(seen.what == "game_over" for seen in told) == 1, name
        last = [seen for seen in told if seen.what in ("won", "game_over")]
        assert told[-len(last) :] == tuple(last), name


def test_seeds_deal_unlike_games() -> None:
    dealt = {repr(view(new_table(5, seed, {}), None)) for seed in range(50)}
    assert len(dealt) == 50


def test_stirring_the_generator_changes_what_comes() -> None:
    t = new_table(5, 1, {})
    stirred = t.copy()
    stirred.rng.stir(12345)
    assert play_out(t, 1) != play_out(stirred, 1)


def test_the_log_tells_every_life_point_and_arrow() -> None:
    for name, t in tables(1):
        life = [seat.max_life for seat in t.seats]
        arrows = [0 for _ in t.seats]
        play_out(t, int(Rng.seeded(len(name)).below(1000)))
        for seen in events(t, 0, None):
            if seen.seat is None:
                continue
            if seen.what == "hurt":
                life[seen.seat] -= seen.amount
            elif seen.what == "healed":
                life[seen.seat] += seen.amount
            elif seen.what == "took_arrow":
                arrows[seen.seat] += 1
            elif seen.what == "returned_arrows":
                arrows[seen.seat] -= seen.amount
        assert life == [seat.life for seat in t.seats], name
        assert arrows == [seat.arrows for seat in t.seats], name
