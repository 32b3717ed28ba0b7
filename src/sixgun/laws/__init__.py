"""The laws: what must hold in every game, whoever plays. Each is a function whose name says it.

Cheap laws are looked at in every decision, costly ones in one of so many; the seed of the game decides in which.
"""

from typing import Final

from sixgun.laws.conservation import (
    arrows_are_conserved,
    cards_are_conserved,
    every_event_is_in_one_place,
    life_stays_within_bounds,
    no_card_lies_in_two_places,
    options_are_never_empty,
    the_dead_are_never_asked,
)
from sixgun.laws.memory import a_seat_can_name_what_it_was_shown_and_no_more
from sixgun.laws.refusal import (
    a_reason_tells_nothing_hidden,
    the_numbers_of_a_reason_are_true,
    what_is_off_has_a_reason_and_nothing_else_has,
    who_is_not_asked_waits,
)
from sixgun.laws.sameness import (
    a_clone_plays_on_exactly_like_its_original,
    a_save_is_the_same_table,
    asking_changes_nothing,
    every_option_can_be_played_and_read_back,
    the_same_seed_and_moves_give_the_same_events,
)
from sixgun.laws.secret import (
    a_frame_names_no_hidden_card,
    a_guess_looks_like_the_truth,
    a_guess_plays_on_like_the_truth,
    a_view_claims_nothing_untrue,
    a_view_shows_ones_own_characters_and_no_other,
    a_view_shows_the_open_roles_and_no_other,
    what_another_chooses_to_be_changes_nothing_a_seat_sees,
    what_is_hidden_changes_nothing_a_seat_sees,
)
from sixgun.laws.trial import LONGEST, Broken, Law, Trial, TrialOutcome, Violation, attempt, describe, retell

__all__ = ["LAWS", "LONGEST", "Broken", "Law", "Trial", "TrialOutcome", "Violation", "attempt", "describe", "retell"]

CARD: Final = ("card",)
DICE: Final = ("dice",)

LAWS: Final = (
    Law(options_are_never_empty),
    Law(the_dead_are_never_asked),
    Law(life_stays_within_bounds),
    Law(cards_are_conserved, games=CARD),
    Law(arrows_are_conserved, games=DICE),
    Law(no_card_lies_in_two_places, every=30, games=CARD),
    Law(every_event_is_in_one_place, every=30, games=CARD),
    Law(a_frame_names_no_hidden_card, every=30, games=CARD),
    Law(a_view_shows_the_open_roles_and_no_other, every=50),
    Law(a_view_shows_ones_own_characters_and_no_other, every=10),
    Law(what_another_chooses_to_be_changes_nothing_a_seat_sees),
    Law(a_view_claims_nothing_untrue, every=80),
    Law(what_is_hidden_changes_nothing_a_seat_sees, every=80),
    Law(what_is_off_has_a_reason_and_nothing_else_has, every=60),
    Law(who_is_not_asked_waits, every=100, games=CARD),
    Law(the_numbers_of_a_reason_are_true, every=60),
    Law(a_reason_tells_nothing_hidden, every=100),
    Law(every_option_can_be_played_and_read_back, every=80),
    Law(a_clone_plays_on_exactly_like_its_original, every=100),
    Law(a_seat_can_name_what_it_was_shown_and_no_more, every=150, games=CARD),
    Law(a_guess_looks_like_the_truth, every=150),
    Law(a_guess_plays_on_like_the_truth, every=150),
    Law(a_save_is_the_same_table, every=200),
    Law(asking_changes_nothing, every=400),
    Law(the_same_seed_and_moves_give_the_same_events, every=8, at_end=True),
)
"""Every law, with how often a soak looks at it. That every game ends is for the trial itself to see."""
