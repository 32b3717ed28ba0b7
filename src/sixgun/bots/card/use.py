"""The best that a hand card could do in this turn, before anybody has said what is on offer."""

from mypy_extensions import i64

from sixgun.bots.card.deck import STAGECOACH, WELLS_FARGO
from sixgun.bots.card.glance import FLAG
from sixgun.bots.card.play import NEVER, score_play
from sixgun.bots.card.sight import Sight
from sixgun.bots.card.weights import FIRST, SET_UP
from sixgun.cardgame.effect import ALL_OTHERS, ANSWER, ANY_PLAYER, DISTANCE_1, ME, REACHABLE
from sixgun.cardgame.kind import BROWN, GREEN, Kind
from sixgun.cardgame.move import HAND, PLAY, SEAT, move
from sixgun.kernel.roles import SHERIFF


def best_use(s: Sight, card: i64) -> float:
    """What it is worth to play that card, at whom it is best played; NEVER if it cannot be."""
    kind = s.deck.rules.kinds_by_card[card]
    if kind.goes_before_others:
        return best_target(s, card, kind)
    if kind.border == GREEN or kind.aim in (ME, ALL_OTHERS):
        lies_there = s.lies[s.me] & FLAG[s.deck.kind[card]] != 0
        return NEVER if lies_there else score_play(s, move(PLAY, card)) - haste(s, card, kind)
    return NEVER if kind.aim == ANSWER else best_target(s, card, kind)


def haste(s: Sight, card: i64, kind: Kind) -> float:
    """What its score has over its worth only so that it comes before other cards."""
    if kind.border != BROWN:
        return s.w[SET_UP]
    return s.w[FIRST] if s.deck.kind[card] in (STAGECOACH, WELLS_FARGO) else 0.0


def best_target(s: Sight, card: i64, kind: Kind) -> float:
    """What it is worth at the player at whom it is best played."""
    of_cards = len(kind.does) > 0 and kind.does[0].of_cards
    best: float = NEVER
    for seat in range(s.n):
        if s.life[seat] > 0 and is_target(s, seat, kind) and not (of_cards and s.cards[seat] == 0):
            best = max(best, score_play(s, move(PLAY, card, seat, HAND if of_cards else SEAT)))
    return best


def is_target(s: Sight, seat: i64, kind: Kind) -> bool:
    """Whether it can be played at that player, as far as one sees."""
    if seat == s.me:
        return kind.aim == ANY_PLAYER
    if kind.goes_before_others:
        return s.chance[4 * seat + SHERIFF] < 1.0
    if kind.aim == REACHABLE:
        return s.far[seat] <= s.reach
    return kind.aim != DISTANCE_1 or s.far[seat] <= 1
