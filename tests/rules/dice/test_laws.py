"""What must hold at every question of every game, whoever plays."""

from sixgun.dicegame import answer, choice, decode, encode, events, new_table, view
from sixgun.dicegame.face import ARROWS
from sixgun.kernel.loop import advance, asked
from sixgun.kernel.rng import Rng
from tests.rules.dice.games import LONGEST, answer_at_random, decisions, play_out, tables


def test_arrows_are_conserved_and_one_always_lies_in_the_middle() -> None:
    for where, t in decisions(3):
        assert t.supply + sum(seat.arrows for seat in t.seats) == ARROWS, where
        assert t.supply > 0, where


def test_life_stays_between_nothing_and_the_number_at_the_start() -> None:
    for where, t in decisions(3):
        assert all(0 <= seat.life <= seat.max_life for seat in t.seats), where


def test_the_eliminated_hold_no_arrows_and_are_never_asked() -> None:
    for where, t in decisions(3):
        assert t.seats[asked(t)].life > 0, where
        assert t.seats[t.turn()].life > 0, where
        assert all(seat.arrows == 0 for seat in t.seats if seat.life == 0), where


def test_options_are_never_empty_and_never_print_alike() -> None:
    for where, t in decisions(3):
        asks = choice(t)
        printed = [str(move) for move in asks.options]
        assert printed, where
        assert len(set(printed)) == len(printed), where
        assert asks.default in asks.options, where


def test_every_option_can_be_played_and_round_trips_through_the_notation() -> None:
    for where, t in decisions(1):
        for move in choice(t).options:
            assert answer(t, str(move)).move == move, where
            after = t.copy()
            advance(after, answer(after, move).code)
            assert after.over or choice(after).options, f"{where}: {move}"


def test_asking_changes_nothing() -> None:
    for where, t in decisions(1):
        before = encode(t)
        choice(t), view(t, 0), events(t, 0, 0)
        assert encode(t) == before, where


def test_a_clone_plays_on_exactly_like_its_original() -> None:
    for name, t in tables(3):
        rng = Rng.seeded(len(t.seats))
        for _ in range(rng.below(60)):
            if not t.over:
                answer_at_random(t, rng)
        assert play_out(t.copy(), 1) == play_out(t, 1), name


def test_a_clone_shares_nothing_that_changes() -> None:
    for n, (where, t) in enumerate(decisions(1)):
        if n % 40 == 0:
            before = encode(t)
            play_out(t.copy(), n)
            assert encode(t) == before, where


def test_a_save_at_every_question_is_the_same_table() -> None:
    for n, (where, t) in enumerate(decisions(1)):
        again = decode(encode(t))
        assert encode(again) == encode(t), where
        assert view(again, None) == view(t, None), where
        assert repr(choice(again)) == repr(choice(t)), where
        if n % 40 == 0:
            assert play_out(again, n) == play_out(t.copy(), n), where


def test_every_game_ends_and_somebody_is_told_so() -> None:
    for name, t in tables(5):
        assert len(play_out(t, 1)) < LONGEST, name
        told = events(t, 0, None)
        assert sum(seen.what == "game_over" for seen in told) == 1, name
        last = [seen for seen in told if seen.what in ("won", "game_over")]
        assert told[-len(last) :] == tuple(last), name


def test_the_same_seed_and_answers_give_the_same_events() -> None:
    for name, t in tables(2):
        seed = int(name.split()[-1])
        edition = name.split()[2].rstrip(",")
        twin = new_table(len(t.seats), seed, {"edition": edition})
        assert play_out(t, 3) == play_out(twin, 3), name
        assert events(t, 0, None) == events(twin, 0, None), name


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
