"""The laws, each over random games of every ruleset and table size; a failure names the game by its seed."""

import pytest

from sixgun.laws import LAWS, LONGEST, Law, Trial, again, memory, order, secret

from .games import CARD_RULESETS, DICE_RULESETS, RULESETS, hold

every_ruleset = pytest.mark.parametrize("ruleset", RULESETS)
every_card_ruleset = pytest.mark.parametrize("ruleset", CARD_RULESETS)
every_dice_ruleset = pytest.mark.parametrize("ruleset", DICE_RULESETS)


@every_card_ruleset
def test_cards_are_conserved(ruleset: str) -> None:
    hold(order.cards_are_conserved, ruleset)
    hold(order.no_card_lies_in_two_places, ruleset, every=2)


@every_dice_ruleset
def test_arrows_are_conserved(ruleset: str) -> None:
    hold(order.arrows_are_conserved, ruleset, seeds=5)


@every_ruleset
def test_life_stays_within_bounds(ruleset: str) -> None:
    hold(order.life_stays_within_bounds, ruleset, seeds=3)


@every_ruleset
def test_a_dead_seat_is_never_asked(ruleset: str) -> None:
    hold(order.the_dead_are_never_asked, ruleset, seeds=3)


@every_ruleset
def test_options_are_never_empty(ruleset: str) -> None:
    hold(order.options_are_never_empty, ruleset, seeds=3)


@every_ruleset
def test_every_option_can_be_played_and_round_trips_through_the_notation(ruleset: str) -> None:
    hold(again.every_option_can_be_played_and_read_back, ruleset, every=11)


@every_ruleset
def test_a_clone_plays_on_exactly_like_its_original(ruleset: str) -> None:
    hold(again.a_clone_plays_on_exactly_like_its_original, ruleset, every=7)


@every_ruleset
def test_a_save_at_any_question_is_the_same_table(ruleset: str) -> None:
    hold(again.a_save_is_the_same_table, ruleset, every=9)


@every_ruleset
def test_asking_changes_nothing(ruleset: str) -> None:
    hold(again.asking_changes_nothing, ruleset, every=15)


@every_ruleset
def test_the_same_seed_and_moves_give_the_same_events(ruleset: str) -> None:
    law = Law(again.the_same_seed_and_moves_give_the_same_events, at_end=True)
    for deal in RULESETS[ruleset].deals(2):
        assert Trial(deal).run([law]).violation is None, str(deal)


@every_ruleset
def test_every_game_ends(ruleset: str) -> None:
    for deal in RULESETS[ruleset].deals(5):
        trial = Trial(deal)
        end = trial.run([])
        assert end.violation is None, str(end.violation)
        assert trial.t.over
        assert end.decisions < LONGEST / 4, f"a long game: {deal}"


@every_ruleset
def test_a_view_claims_nothing_untrue(ruleset: str) -> None:
    hold(secret.a_view_claims_nothing_untrue, ruleset, every=7)


@every_ruleset
def test_a_view_shows_the_open_roles_and_no_other(ruleset: str) -> None:
    hold(secret.a_view_shows_the_open_roles_and_no_other, ruleset, every=3)


@every_card_ruleset
def test_a_frame_names_no_hidden_card(ruleset: str) -> None:
    hold(secret.a_frame_names_no_hidden_card, ruleset)


@every_card_ruleset
def test_a_seat_can_name_what_it_was_shown_and_no_more(ruleset: str) -> None:
    hold(memory.a_seat_can_name_what_it_was_shown_and_no_more, ruleset, every=5)


@every_ruleset
def test_a_guess_looks_like_the_truth_and_has_luck_of_its_own(ruleset: str) -> None:
    hold(secret.a_guess_looks_like_the_truth, ruleset, every=7)


@every_ruleset
def test_a_guess_plays_on_like_the_truth_until_something_is_shown(ruleset: str) -> None:
    hold(secret.a_guess_plays_on_like_the_truth, ruleset, every=7)


@every_ruleset
def test_what_is_hidden_changes_nothing_that_a_seat_sees(ruleset: str) -> None:
    hold(secret.what_is_hidden_changes_nothing_a_seat_sees, ruleset, every=5)


def test_a_soak_looks_at_every_law_there_is() -> None:
    modules = (again, memory, order, secret)
    written = {
        check
        for module in modules
        for check in vars(module).values()
        if getattr(check, "__module__", "") == module.__name__
        and getattr(check, "__annotations__", {}) == {"trial": Trial, "return": None}
    }
    assert written == {law.check for law in LAWS}
