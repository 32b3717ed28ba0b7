"""What speaks against an answer, as its player sees the table: page and terminal ask once more for the same reasons."""

from typing import Final, Literal

from sixgun import cardgame
from sixgun.cardgame.effect import ME
from sixgun.cardgame.effects import Drink, Heal
from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.shelf import KINDS
from sixgun.dicegame.notation import DiceMove
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move

Reason = Literal["dies", "lost", "could", "dynamite", "own", "jail", "two", "full", "lost-beer"]
"""The last life point goes; the game is lost, or could still be saved; the Dynamite may kill; one's own card or freedom
goes; a Beer does nothing with two players left, at full life, or for one who is."""

COSTS: Final = {"shot": 1, "raid": 1, "duel": 1, "volley": 1, "roulette": 2}
"""Questions of the card game that `pass` answers with life points, and how many."""

DYNAMITE_COSTS: Final = 3


def warning(view: cardgame.View | DiceView, choice: Choice, move: Move) -> Reason | None:
    """Why a move may not be what its player wants, or nothing."""
    if isinstance(view, DiceView):
        assert isinstance(move, DiceMove)
        return dice_warning(view, choice, move)
    assert isinstance(move, CardMove)
    if move.verb == "pass":
        return warning_of_passing(view, choice)
    return warning_of_playing(view, choice.seat, move) if move.verb in ("play", "use") else None


def warning_of_passing(view: cardgame.View, choice: Choice) -> Reason | None:
    if choice.why == "dying":
        can_help = count_living(view) > 2 or any(option.verb == "ability" for option in choice.options)
        return "could" if can_help else "lost"
    me = view.players[choice.seat]
    return "dies" if me.life <= COSTS.get(choice.why, 0) and not me.ghost else None


def warning_of_playing(view: cardgame.View, seat: int, move: CardMove) -> Reason | None:
    name = move.card.partition("/")[0]
    if move.seat == seat and move.what:
        return "own"
    if move.seat == seat and name == "jail":
        return "jail"
    if name == "dynamite" and view.players[seat].life <= DYNAMITE_COSTS:
        return "dynamite"
    if name not in KINDS or (move.verb == "play" and KINDS[name].border != BROWN):
        return None  # an event, or it is only laid down
    does = KINDS[name].does
    healing = does[0] if len(does) > 0 else None
    if not isinstance(healing, (Heal, Drink)):
        return None
    if isinstance(healing, Drink) and count_living(view) <= 2:
        return "two"
    for_me = move.seat == seat or (move.seat is None and healing.aim == ME)
    return "full" if for_me and view.players[seat].life == view.players[seat].max_life else None


def count_living(view: cardgame.View) -> int:
    return sum(player.alive for player in view.players)


def dice_warning(view: DiceView, choice: Choice, move: DiceMove) -> Reason | None:
    if move.verb == "hit":
        me = view.seats[choice.seat]
        taken = me.hits - dict(choice.facts)["left"]  # what has been decided so far
        return "dies" if taken + 1 >= me.life else None
    if move.verb == "heal" and move.seat is not None:
        patient = view.seats[move.seat]
        needy = any(seat.alive and seat.life < seat.max_life for seat in view.seats)
        return "lost-beer" if needy and patient.life == patient.max_life else None
    return None
