"""What each answer to a question is worth: dodging, discarding, choosing, drawing."""

from typing import Final

from mypy_extensions import i64

from sixgun.bots.card.ability_worth import ABILITY_WORTH
from sixgun.bots.card.deck import BEER, DODGE
from sixgun.bots.card.event_answer import ASKED_BY_EVENTS, score_event_answer, stake
from sixgun.bots.card.play import NEVER, robbery
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.weights import CARD, LYING, MISSED_RATE
from sixgun.cardgame.death import Reward
from sixgun.cardgame.flip import WANTS_HEARTS, Flip, SecondCard
from sixgun.cardgame.harm import Dying
from sixgun.cardgame.move import (
    ABILITY,
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    HAND,
    IN_PLAY,
    KEEP,
    NONE,
    PASS,
    PILE,
    PLAY,
    RETURN,
    TAKE,
    card_of,
    first_of,
    seat_of,
    second_of,
    verb_of,
    what_of,
)
from sixgun.cardgame.rules import HEARTS, SPADES
from sixgun.cardgame.sets.base.duel import Duel
from sixgun.cardgame.shot import Shot
from sixgun.cardgame.view import View

RANK_OF_9: Final = 7
LONG: Final = 300
"""After so many turns Pat Brennan draws: he and his copy would take the same card from each other for ever."""

ANOTHER_TRY: Final = 0.5
"""A card not yet turned over: better than one that fails, worse than one that fits."""


def score_answer(s: Sight, view: View, m: i64) -> float:
    """What an answer to the question on top is worth to me."""
    verb = verb_of(m)
    if verb == ABILITY:
        return score_rescue(s, view, m)
    if s.times.eventful and view.work[-1].name in ASKED_BY_EVENTS:
        return score_event_answer(s, view, m)
    if verb == PASS:
        return score_pass(s, view)
    card = card_of(m)
    if verb == DISCARD:
        return -s.worth(s.deck.kind[card])
    if verb == TAKE or verb == KEEP:  # noqa: SIM109 - a tuple would be made each time
        return s.worth(s.deck.kind[card])
    if verb == RETURN:
        return -s.worth(s.deck.kind[card])
    if verb == DRAW:
        return score_draw(s, view, m)
    if verb == CHOOSE:
        return score_choice(s, view, m)
    if verb == COPY:
        return ABILITY_WORTH.get(view.players[seat_of(m)].ability.name, 0.5)
    return score_spending(s, view, m, verb, card)


def score_pass(s: Sight, view: View) -> float:
    top = view.work[-1]
    if isinstance(top, Dying):
        return -s.w[CARD] * 20.0
    if isinstance(top, SecondCard):
        return score_turned(s, view.turned_over_numbers[0], top.wants)
    if isinstance(top, Reward):
        return 0.0
    return -stake(s, view)


def score_spending(s: Sight, view: View, m: i64, verb: i64, card: i64) -> float:
    """A card against a shot, the Indians, in a Duel or at the point of death."""
    top = view.work[-1]
    kind = s.deck.kind[card]
    if isinstance(top, Dying):
        return -s.worth(kind) * 0.1
    if isinstance(top, Shot):
        if verb != PLAY:
            if view.rules.kinds[view.rules.kind_of[card]].dodges:
                return 1.0
            return still_hit(s, view, top.needs, card) - s.w[LYING + kind]
        gain: float = s.w[CARD] if kind == DODGE else 0.0
        return still_hit(s, view, top.needs, card) + gain - s.worth(kind)
    if isinstance(top, Duel):
        return score_duel(s, top.other, kind)
    return -s.worth(kind)


def still_hit(s: Sight, view: View, needs: i64, card: i64) -> float:
    """What is still to be feared after one more Missed!; one that brings a card may bring another."""
    if needs <= 1 or count_shields(s, view) >= needs:
        return 0.0
    kind = view.rules.kinds[view.rules.kind_of[card]]
    hope = s.w[MISSED_RATE] if kind.misses and len(kind.does) > 1 else 0.0
    return (hope - 1.0) * stake(s, view)


def count_shields(s: Sight, view: View) -> i64:
    """The cards that could answer: those in hand, and green ones in play."""
    count = s.shields
    mine = view.players[s.me]
    for card in mine.in_play_numbers:
        if mine.cards_work and view.rules.kinds[view.rules.kind_of[card]].misses and card not in mine.waiting_numbers:
            count += 1
    return count


def score_duel(s: Sight, other: i64, kind: i64) -> float:
    """One more BANG! in a Duel: it may end with his loss or with mine."""
    if s.enmity[other] < 0.0 and s.life[s.me] > 1:
        return NEVER  # a friend, who may not know it yet, is not worth a fight
    return -s.worth(kind) + 0.4 * max(s.hit(other), 0.0) - 0.4 * s.hurt()


def score_rescue(s: Sight, view: View, m: i64) -> float:
    """An ability outside phase 2: a draw! against a shot is free, two cards for a life point are not."""
    if second_of(m) == NONE:
        return 2.0
    price = s.worth(s.deck.kind[first_of(m)]) + s.worth(s.deck.kind[second_of(m)])
    top = view.work[-1]
    if isinstance(top, Dying):
        return -0.1 * price - 0.2
    if s.beers() > 0 and (s.deck.kind[first_of(m)] == BEER or s.deck.kind[second_of(m)] == BEER):
        return NEVER  # alone it does the same, and at the point of death
    gain = s.healed(s.me) - price
    return gain + 3.0 if gain > 0.0 else NEVER


def score_draw(s: Sight, view: View, m: i64) -> float:
    """The first card of phase 1, or a card in play instead of all of them."""
    target = seat_of(m)
    what = what_of(m)
    if isinstance(view.work[-1], SecondCard):
        return ANOTHER_TRY
    if what == PILE:
        return s.worth(s.deck.kind[view.discards_numbers[len(view.discards_numbers) - 1]])
    if target == NONE:
        return drawn_as_usual(s, view, 2 if takes_from_play(view) else 1)
    if what >= IN_PLAY:
        if view.turns > LONG and takes_from_play(view):
            return s.w[CARD]
        kind = s.deck.kind[what - IN_PLAY]
        return s.take_from_table(target, kind) + s.worth(kind)
    return s.w[CARD] + s.take_from_hand(target)


def drawn_as_usual(s: Sight, view: View, count: i64) -> float:
    """What so many cards of phase 1 are worth: unknown ones, or those on top of the discards (F6)."""
    gain: float = 0.0
    pile = view.discards_numbers
    for i in range(count):
        if s.times.event.mines and i < len(pile):
            gain += s.worth(s.deck.kind[pile[len(pile) - 1 - i]])
        else:
            gain += s.w[CARD]
    return gain


def takes_from_play(view: View) -> bool:
    """Whether the question is Pat Brennan's, where the other choice is a whole phase 1."""
    return view.work[-1].name == "from_play"


def score_choice(s: Sight, view: View, m: i64) -> float:
    """A card turned over, a card of somebody who has to discard one, or an heir's."""
    top = view.work[-1]
    if isinstance(top, Flip):
        return score_turned(s, card_of(m), top.wants)
    what = what_of(m)
    target = seat_of(m)
    if s.life[target] <= 0:
        return s.w[CARD] if what == HAND else s.worth(s.deck.kind[what - IN_PLAY])
    return robbery(s, target, NONE, what, False) + opens(s, view, target, what) * s.hit(target)


def opens(s: Sight, view: View, target: i64, what: i64) -> float:
    """How much likelier a shot hits a player once that card is gone: what stands before him, or one of his hand."""
    if what == HAND:
        return s.uncovered[target] * (1.0 - s.unguarded[target]) / float(s.cards[target])
    past = s.past(s.deck.kind[what - IN_PLAY])
    if past == 0.0 or not view.players[target].cards_work:
        return 0.0
    return s.unguarded[target] * s.uncovered[target] * (1.0 / past - 1.0)


def score_turned(s: Sight, card: i64, wants: i64) -> float:
    """Hearts are good for Barrel and Jail, spades from 2 to 9 bad with Dynamite."""
    suit = s.times.suit(card)
    if wants == WANTS_HEARTS:
        return 1.0 if suit == HEARTS else 0.0
    return 0.0 if suit == SPADES and s.deck.rules.rank[card] <= RANK_OF_9 else 1.0
