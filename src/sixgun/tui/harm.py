"""Whether a move does more harm to its player than he may have noticed; then he is asked once more."""

from typing import Any, Final

from sixgun.cardgame.effect import ME
from sixgun.cardgame.effects import Drink, Heal
from sixgun.cardgame.ruleset import KINDS
from sixgun.kernel.choice import Choice, Move
from sixgun.text import Text
from sixgun.text.move import target
from sixgun.text.wording import CardView, DiceView, View, card_words, kind_of

COSTS_A_LIFE: Final = ("shot", "raid", "duel")
"""Questions that `pass` answers with a life point."""


def warning(text: Text, choice: Choice, view: View, move: Move) -> str | None:
    """What speaks against a move, in a sentence, or nothing."""
    if isinstance(view, CardView):
        return card_warning(text, choice, view, move)
    return dice_warning(text, choice, view, move)


def card_warning(text: Text, choice: Choice, view: CardView, move: Any) -> str | None:
    me = view.seats[choice.seat]
    if move.verb == "pass" and len(choice.options) > 1:
        if choice.why == "dying":
            return text.say("warn-could")
        return text.say("warn-dies") if choice.why in COSTS_A_LIFE and me.life <= 1 else None
    if move.verb not in ("play", "use") or choice.why != "play":
        return None
    if move.seat == choice.seat:
        if move.what:
            return text.say("warn-own", card=card_words(text, move.what))
        if kind_of(move.card) == "jail":
            return text.say("warn-jail")
    return idle_warning(text, view, choice.seat, move)


def idle_warning(text: Text, view: CardView, seat: int, move: Any) -> str | None:
    """Healing that heals nobody."""
    does = KINDS[kind_of(move.card)].does
    if len(does) == 0 or not isinstance(does[0], (Heal, Drink)) or (move.verb == "play" and is_laid(move)):
        return None
    patient = move.seat if move.seat is not None else seat if does[0].aim == ME else None
    if patient is None:
        return None
    if isinstance(does[0], Drink) and sum(other.alive for other in view.seats) <= 2:
        return text.say("warn-two")
    sick = view.seats[patient]
    if sick.life < sick.max_life:
        return None
    return text.say("warn-full") if patient == seat else None


def is_laid(move: Any) -> bool:
    return KINDS[kind_of(move.card)].border != 0


def dice_warning(text: Text, choice: Choice, view: DiceView, move: Any) -> str | None:
    me = view.seats[choice.seat]
    if move.verb == "hit" and me.hits >= me.life:
        return text.say("warn-dies")
    if move.verb == "heal" and len(choice.options) > 1:
        other = view.seats[move.seat]
        needy = [seat for seat in view.seats if seat.alive and seat.life < seat.max_life]
        if other.life == other.max_life and needy:
            return text.say("warn-lost-beer", target=target(text, move.seat, view))
    return None
