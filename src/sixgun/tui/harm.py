"""Whether a move does more harm to its player than he may have noticed; then he is asked once more."""

from typing import Final

from sixgun.cardgame.effect import ME
from sixgun.cardgame.effects import Drink, Heal
from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.notation import Move as CardMove
from sixgun.cardgame.ruleset import KINDS
from sixgun.dicegame.notation import Move as DiceMove
from sixgun.kernel.choice import Choice, Move
from sixgun.text import Text
from sixgun.text.move import target
from sixgun.text.wording import CardView, DiceView, View, card_words, kind_of

COSTS_A_LIFE: Final = ("shot", "raid", "duel")
"""Questions that `pass` answers with a life point."""


def warning(text: Text, choice: Choice, view: View, move: Move) -> str | None:
    """What speaks against a move, in a sentence, or nothing."""
    if isinstance(view, CardView):
        assert isinstance(move, CardMove)
        return card_warning(text, choice, view, move)
    assert isinstance(move, DiceMove)
    return dice_warning(text, choice, view, move)


def card_warning(text: Text, choice: Choice, view: CardView, move: CardMove) -> str | None:
    me = view.seats[choice.seat]
    if move.verb == "pass" and len(choice.options) > 1:
        if choice.why == "dying":
            can_help = count_living(view) > 2 or any(option.verb == "ability" for option in choice.options)
            return text.say("warn-could") if can_help else None
        return text.say("warn-dies") if choice.why in COSTS_A_LIFE and me.life <= 1 else None
    if move.verb not in ("play", "use") or choice.why != "play":
        return None
    if move.seat == choice.seat:
        if move.what:
            return text.say("warn-own", card=card_words(text, move.what))
        if kind_of(move.card) == "jail":
            return text.say("warn-jail")
    return idle_warning(text, view, choice.seat, move)


def idle_warning(text: Text, view: CardView, seat: int, move: CardMove) -> str | None:
    """Healing that heals nobody."""
    does = KINDS[kind_of(move.card)].does
    if len(does) == 0 or not isinstance(does[0], (Heal, Drink)) or (move.verb == "play" and is_laid(move)):
        return None
    patient = move.seat if move.seat is not None else seat if does[0].aim == ME else None
    if patient is None:
        return None
    if isinstance(does[0], Drink) and count_living(view) <= 2:
        return text.say("warn-two")
    sick = view.seats[patient]
    if sick.life < sick.max_life:
        return None
    return text.say("warn-full") if patient == seat else None


def count_living(view: CardView) -> int:
    return sum(seat.alive for seat in view.seats)


def is_laid(move: CardMove) -> bool:
    return KINDS[kind_of(move.card)].border != BROWN


def dice_warning(text: Text, choice: Choice, view: DiceView, move: DiceMove) -> str | None:
    me = view.seats[choice.seat]
    if move.verb == "hit":
        taken = me.hits - dict(choice.facts)["left"]  # what has been decided so far
        return text.say("warn-dies") if taken + 1 >= me.life else None
    if move.verb == "heal" and move.seat is not None and len(choice.options) > 1:
        other = view.seats[move.seat]
        needy = [seat for seat in view.seats if seat.alive and seat.life < seat.max_life]
        if other.life == other.max_life and needy:
            return text.say("warn-lost-beer", target=target(text, move.seat, view))
    return None
