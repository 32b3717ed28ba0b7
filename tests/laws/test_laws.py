"""The laws, each over random games of every variant and table size; a failure names the game by its seed."""

import pytest

from sixgun.laws import LAWS, LONGEST, Law, Trial, conservation, memory, refusal, sameness, secret

from .games import CARD_VARIANTS, DICE_VARIANTS, VARIANTS, hold, some_deals

every_variant = pytest.mark.parametrize("variant", VARIANTS)
every_card_variant = pytest.mark.parametrize("variant", CARD_VARIANTS)
every_dice_variant = pytest.mark.parametrize("variant", DICE_VARIANTS)


@every_card_variant
def test_cards_are_conserved(variant: str) -> None:
    hold(conservation.cards_are_conserved, variant)
    hold(conservation.no_card_lies_in_two_places, variant, every=2)


@every_dice_variant
def test_arrows_are_conserved(variant: str) -> None:
    hold(conservation.arrows_are_conserved, variant, seeds=5)


@every_variant
def test_life_stays_within_bounds(variant: str) -> None:
    hold(conservation.life_stays_within_bounds, variant, seeds=3)


@every_variant
def test_a_dead_seat_is_never_asked(variant: str) -> None:
    hold(conservation.the_dead_are_never_asked, variant, seeds=3)


@every_variant
def test_options_are_never_empty(variant: str) -> None:
    hold(conservation.options_are_never_empty, variant, seeds=3)


@every_variant
def test_every_option_can_be_played_and_round_trips_through_the_notation(variant: str) -> None:
    hold(sameness.every_option_can_be_played_and_read_back, variant, every=11)


@every_variant
def test_a_clone_plays_on_exactly_like_its_original(variant: str) -> None:
    hold(sameness.a_clone_plays_on_exactly_like_its_original, variant, every=7)


@every_variant
def test_a_save_at_any_question_is_the_same_table(variant: str) -> None:
    hold(sameness.a_save_is_the_same_table, variant, every=9)


@every_variant
def test_asking_changes_nothing(variant: str) -> None:
    hold(sameness.asking_changes_nothing, variant, every=15)


@every_variant
def test_the_same_seed_and_moves_give_the_same_events(variant: str) -> None:
    law = Law(sameness.the_same_seed_and_moves_give_the_same_events, at_end=True)
    for deal in some_deals(variant, 2):
        assert Trial(deal).run([law]).violation is None, str(deal)


@every_variant
def test_every_game_ends(variant: str) -> None:
    for deal in some_deals(variant, 5):
        trial = Trial(deal)
        end = trial.run([])
        assert end.violation is None, str(end.violation)
        assert trial.t.over
        assert end.decisions < LONGEST / 4, f"a long game: {deal}"


@every_variant
def test_what_is_off_has_a_reason_and_nothing_else_has(variant: str) -> None:
    hold(refusal.what_is_off_has_a_reason_and_nothing_else_has, variant, every=3)


@every_variant
def test_the_numbers_of_a_reason_are_true(variant: str) -> None:
    hold(refusal.the_numbers_of_a_reason_are_true, variant, every=3)


@every_variant
def test_a_reason_tells_nothing_hidden(variant: str) -> None:
    hold(refusal.a_reason_tells_nothing_hidden, variant, every=7)


@every_card_variant
def test_who_is_not_asked_waits(variant: str) -> None:
    hold(refusal.who_is_not_asked_waits, variant, every=7)


@every_variant
def test_a_view_claims_nothing_untrue(variant: str) -> None:
    hold(secret.a_view_claims_nothing_untrue, variant, every=7)


@every_variant
def test_a_view_shows_the_open_roles_and_no_other(variant: str) -> None:
    hold(secret.a_view_shows_the_open_roles_and_no_other, variant, every=3)


@every_card_variant
def test_a_frame_names_no_hidden_card(variant: str) -> None:
    hold(secret.a_frame_names_no_hidden_card, variant)


@every_card_variant
def test_a_seat_can_name_what_it_was_shown_and_no_more(variant: str) -> None:
    hold(memory.a_seat_can_name_what_it_was_shown_and_no_more, variant, every=5)


@every_variant
def test_a_guess_looks_like_the_truth_and_has_luck_of_its_own(variant: str) -> None:
    hold(secret.a_guess_looks_like_the_truth, variant, every=7)


@every_variant
def test_a_guess_plays_on_like_the_truth_until_something_is_shown(variant: str) -> None:
    hold(secret.a_guess_plays_on_like_the_truth, variant, every=7)


@every_variant
def test_what_is_hidden_changes_nothing_that_a_seat_sees(variant: str) -> None:
    hold(secret.what_is_hidden_changes_nothing_a_seat_sees, variant, every=5)


def test_a_soak_looks_at_every_law_there_is() -> None:
    modules = (sameness, memory, conservation, secret, refusal)
    written = {
        check
        for module in modules
        for check in vars(module).values()
        if getattr(check, "__module__", "") == module.__name__
        and getattr(check, "__annotations__", {}) == {"trial": Trial, "return": None}
    }
    assert written == {law.check for law in LAWS}
