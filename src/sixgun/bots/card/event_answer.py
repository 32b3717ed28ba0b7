"""What each answer to a question is worth that only events ask: a suit, a guess, a drink, a life point for a friend."""

from typing import Final

from mypy_extensions import i64

from sixgun.bots.card.ability_worth import ABILITY_WORTH
from sixgun.bots.card.deck import BANG
from sixgun.bots.card.play import NEVER
from sixgun.bots.card.sight import KEPT, Sight
from sixgun.bots.card.times import LIFE_POINT, SHOTS
from sixgun.bots.card.use import best_use
from sixgun.bots.card.weights import CARD, DEATH, IN_HAND, LIFE, LOW, LYING
from sixgun.cardgame.move import DRAW, PASS, card_of, seat_of, verb_of, what_of
from sixgun.cardgame.rules import DIAMONDS, HEARTS
from sixgun.cardgame.view import View
from sixgun.kernel.roles import DEPUTY, SHERIFF

ASKED_BY_EVENTS: Final = (
    *("brothers", "drinking", "guessing", "identity", "naming", "picking_final", "ranching", "robbed"),
)
"""The questions by the names of their frames."""

HURT_TWICE: Final = 2
AFRESH: Final = 2
"""The life points with which one goes on as another character."""
AT_LEAST: Final = 0.01
"""What it is worth that a card could be played at all."""
EXCHANGED: Final = 0.5
"""A card worth so much of any card, or less, is given up for one."""
ON_THE_BRINK: Final = 0.2
"""How much of being eliminated it is to have one life point."""
LEFT_OVER: Final = 1.5
"""Cards that one has left when a turn begins and every one of them draws a shot."""
WELL: Final = 0.6
"""How much of a life point is worth a draw to who has more than two."""


def score_event_answer(s: Sight, view: View, m: i64) -> float:
    """What an answer to the question of an event is worth to me; 0 for leaving things as they are."""
    verb = verb_of(m)
    asks = view.work[-1].name
    if verb == PASS:
        return 0.0
    if asks == "naming":
        return suit_worth(s, view, what_of(m))
    if asks == "guessing":
        return guess_worth(s, view, what_of(m) == 1)
    if asks == "ranching":
        return EXCHANGED * mean_worth(s) - s.worth(s.deck.kind[card_of(m)])
    if asks == "robbed":
        return -s.w[LYING + s.deck.kind[card_of(m)]]
    if asks == "brothers":
        return gift_worth(s, seat_of(m))
    if asks == "identity":
        return identity_worth(s, view)
    if asks == "drinking":
        return drink_worth(s) if verb != DRAW else s.drawn(2)
    return final_worth(s, card_of(m) - s.deck.rules.first_event)


def final_worth(s: Sight, number: i64) -> float:
    """What a final event costs me in each of my turns: a life point that nothing saves, or a shot for every card kept.

    Gunslingers who are Sheriff win more often with the shots at every size of table, for a hand can be emptied.
    """
    told = s.times.told[number]
    if told & LIFE_POINT != 0:
        return -s.w[LIFE]
    return -KEPT * s.w[LIFE] * LEFT_OVER if told & SHOTS != 0 else 0.0


def stake(s: Sight, view: View) -> float:
    """What it costs me to leave a question unanswered: a life point, two of them, or a card in front of me."""
    if s.times.eventful:
        asks = view.work[-1]
        if asks.name == "roulette":
            return s.hurt(HURT_TWICE)
        if asks.name == "ricocheting":
            aimed_at = dict(zip(asks.fields, asks.numbers(), strict=True))["card"]
            return s.w[LYING + s.deck.kind[aimed_at]]
    return s.hurt()


def suit_worth(s: Sight, view: View, suit: i64) -> float:
    """What the cards of a suit could do in this turn, BANG! cards up to their limit."""
    gain: float = 0.0
    bangs: i64 = 0
    for card in view.players[s.me].hand_numbers:
        if s.deck.rules.suit[card] == suit:
            if s.deck.kind[card] == BANG:
                bangs += 1
                if bangs > s.bang_limit:
                    continue
            use = best_use(s, card)
            gain += max(use, 0.0) + (AT_LEAST if use > NEVER else 0.0)
    return gain


def mean_worth(s: Sight) -> float:
    """What any card of the game is worth in my hand."""
    total: float = 0.0
    for card in range(s.deck.rules.first_event):
        total += s.w[IN_HAND + s.deck.kind[card]]
    return total / float(s.deck.rules.first_event)


def guess_worth(s: Sight, view: View, red: bool) -> float:
    """A card for a right guess; nobody guesses what cannot be."""
    chance = chance_of_red(s, view)
    right = chance if red else 1.0 - chance
    return s.w[CARD] * right if right > 0.0 else NEVER


def chance_of_red(s: Sight, view: View) -> float:
    """How likely the next card is red, from all cards that I can see: the top one, the discards, or the rest."""
    if len(view.deck_top_numbers) > 0:
        return 1.0 if is_red(s, view.deck_top_numbers[0]) else 0.0
    red: i64 = 0
    count: i64 = 0
    if view.deck_size == 0:  # the discards are shuffled first
        for card in view.discards_numbers:
            red += is_red(s, card)
            count += 1
    else:
        for card in range(s.deck.rules.first_event):
            red += is_red(s, card)
            count += 1
        for zone in (view.discards_numbers, view.store_numbers, view.turned_over_numbers, view.played_numbers):
            for card in zone:
                red -= is_red(s, card)
                count -= 1
        for p in view.players:
            for card in p.hand_numbers:
                red -= is_red(s, card)
                count -= 1
            for card in p.in_play_numbers:
                red -= is_red(s, card)
                count -= 1
    return float(red) / float(count) if count > 0 else 0.5


def is_red(s: Sight, card: i64) -> i64:
    suit = s.times.suit(card)
    return 1 if suit == HEARTS or suit == DIAMONDS else 0  # noqa: SIM109 - a tuple would be made each time


def gift_worth(s: Sight, seat: i64) -> float:
    """A life point of mine for somebody: a friend who may be about to fall, while I can spare it."""
    his = s.life[seat]
    if s.role == SHERIFF or his > 2 or s.life[s.me] < his + 2:
        return NEVER
    gain = s.healed(seat) * (1.0 + s.w[LOW])
    if s.role == DEPUTY and his == 1:
        gain += s.chance[4 * seat + SHERIFF] * s.w[DEATH] * 0.5  # with him we all lose
    return gain - s.hurt()


def identity_worth(s: Sight, view: View) -> float:
    """Another character with two life points in place of mine with those I have."""
    mine = view.players[s.me]
    gain = ABILITY_WORTH.get(mine.second_ability.name, 0.5) - ABILITY_WORTH.get(mine.ability.name, 0.5)
    if s.ghost:
        return gain
    return gain + s.w[LIFE] * float(AFRESH - s.life[s.me]) - (s.hurt() if s.is_doomed(AFRESH - 1) else 0.0)


def drink_worth(s: Sight) -> float:
    """A life point in place of phase 1: dear to who is low, and no match for new cards to who is well."""
    gain = s.healed(s.me)
    if s.life[s.me] > 2:
        return gain * WELL
    return gain + (s.w[DEATH] * ON_THE_BRINK if s.life[s.me] == 1 else 0.0)
