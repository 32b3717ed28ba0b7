"""The encoding of the card game, described."""

from sixgun.cardgame.codec import FRAMES
from sixgun.env.spec import (
    A_SEAT,
    ALL_SEATS,
    ASKED,
    HISTORY,
    ONE_OF_PAIR,
    PAIR,
    ROLE,
    TURN,
    VERSION,
    Part,
    Spec,
    questions_of,
    side_by_side,
)
from sixgun.rows.card import layout as card
from sixgun.rows.card import whereabouts as where
from sixgun.rows.history import SEATS

PLACES = {
    where.UNKNOWN: "where the seat cannot know",
    where.IN_MY_HAND: "in its own hand",
    where.IN_PLAY_OF: "in play: 2 to 9, by the seat",
    where.FRESH_IN_PLAY_OF: "in play since this turn: 10 to 17, by the seat",
    where.IN_HAND_OF: "known to be in a hand: 18 to 25, by the seat",
    where.ON_TOP_OF_DECK: "known to be on top of the deck",
    where.DISCARDED: "on the discards",
    where.TOP_DISCARD: "on top of the discards",
    where.IN_STORE: "turned up for a General Store",
    where.TURNED_OVER: "turned over for a draw!",
    where.LOOKED_AT: "looked at in phase 1",
    where.UNDER_WAY: "under way to the discards",
}
SEAT = ("takes part", "life", "most life", "hand", ROLE, "character", "borrowed character", "reach", "distance")
SEAT_USED = ("BANG! cards played", "ability used")
TABLE = ("players", TURN, "deck", "discards", "turn number, up to 255")
ANSWERS = ("answers it still takes", "card it is about + 1, or 0")
EVENTS = ("in force", "next", "still to come", "suit named + 1")
WORDS = ("end", "pass", "use the ability", "draw", "take from the discards")
EVENT_WORDS = (
    *("use the event", "name spades", "name hearts", "name diamonds", "name clubs"),
    *("guess black", "guess red"),
)


def card_spec(layout: card.Layout) -> Spec:
    """Of a card game with that layout."""
    row = [
        Part("cards", (layout.cards,), "where each card is; those that look alike stand sorted", codes=PLACES),
        Part("seats", (SEATS, card.SEAT_NUMBERS), ALL_SEATS, (*SEAT, *SEAT_USED)),
        Part("table", (card.TABLE_NUMBERS,), "the table, and the question asked", (*TABLE, *ASKED, *ANSWERS)),
        Part(
            "below",
            (card.BELOW, card.BELOW_NUMBERS),
            "the questions that wait below, the next one first; zeros where there is none",
            (*ASKED, "seat asked + 1, counted clockwise"),
        ),
        Part("prefix", (card.PREFIX,), "the tokens + 1 already chosen of this move, for the player to move only"),
    ]
    if layout.has_events:
        second = tuple(f"second character, seat {seat} clockwise" for seat in range(SEATS))
        row.append(Part("events", (card.EVENT_NUMBERS,), "events by their numbers, 0 for none", (*EVENTS, *second)))
    if layout.has_pairs:
        row.append(PAIR)
    if layout.has_history:
        row.append(HISTORY)
    words = (*WORDS, *EVENT_WORDS) if layout.has_events else WORDS
    tokens = [
        Part("card", (layout.cards,), "a card, at the place where the row has it"),
        Part("seat", (SEATS,), A_SEAT),
        Part("hand", (SEATS,), "the hand of a seat, counted likewise"),
        Part("word", (len(words),), "a move, or the beginning of one, that names no card", words),
    ]
    if layout.has_pairs:
        tokens.append(ONE_OF_PAIR)
    return Spec(VERSION, side_by_side(row), side_by_side(tokens), questions_of(FRAMES))
