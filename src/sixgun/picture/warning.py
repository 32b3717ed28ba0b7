"""What speaks against an answer, as its player sees the table: page and terminal ask once more for the same reasons."""

from typing import Final, Literal

from sixgun import cardgame
from sixgun.cardgame.effect import ME
from sixgun.cardgame.effects import Drink, Heal
from sixgun.cardgame.kind import BROWN, Kind
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.shelf import KINDS
from sixgun.dicegame.notation import DiceMove
from sixgun.dicegame.view import View as DiceView
from sixgun.kernel.choice import Choice, Move

Reason = Literal[
    "dies", "lost", "could", "dynamite", "own", "jail", "two", "full", "lost-beer", "weaker", "ally", "unarmed", "arrow"
]
"""The last life point goes; the game is lost, or could still be saved; the Dynamite may kill; one's own card or freedom
goes; a Beer does nothing with two players left, at full life, or for one who is; a weapon that shoots no farther takes
the place of a better one; a Deputy harms his Sheriff; a duel without any BANG!; an arrow is kept that could go."""

COSTS: Final = {"shot": 1, "raid": 1, "duel": 1, "volley": 1, "roulette": 2}
"""Questions of the card game that `pass` answers with life points, and how many."""

DYNAMITE_COSTS: Final = 3

UNWELCOME: Final = ("jail/", "dynamite/")
"""Cards that nobody wants to lie in front of him."""


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
    me = view.players[seat]
    if move.seat == seat and move.what:
        return None if move.what.startswith(UNWELCOME) else "own"
    if move.seat == seat and name == "jail":
        return "jail"
    if name == "dynamite" and me.life <= DYNAMITE_COSTS:
        return "dynamite"
    if name not in KINDS:
        return None  # an event
    kind = KINDS[name]
    if move.verb == "play" and kind.border != BROWN:
        return "weaker" if is_weaker(view, me, kind) else None
    if move.seat is not None and harms(view, move) and is_my_sheriff(me.role, view.players[move.seat].role):
        return "ally"
    if name == "duel" and move.seat is not None and view.players[move.seat].hand_size > 0 and is_unarmed(me, move.card):
        return "unarmed"
    return warning_of_healing(view, me, move, kind)


def warning_of_healing(
    view: cardgame.View, me: cardgame.SeatView, move: CardMove, kind: Kind
) -> Literal["two", "full", "lost-beer"] | None:
    """A drink that does nothing: for oneself, for whom it is given to, or for anybody."""
    healing = kind.does[0] if len(kind.does) > 0 else None
    if not isinstance(healing, (Heal, Drink)):
        return None
    if isinstance(healing, Drink) and count_living(view) <= 2:
        return "two"
    if move.seat is not None and move.seat != me.seat:
        return "lost-beer" if is_well(view.players[move.seat]) else None
    if healing.aim != ME and move.seat is None:  # it is for everybody
        return "full" if all(is_well(player) for player in view.players if player.alive) else None
    return "full" if is_well(me) else None


def is_well(player: cardgame.SeatView) -> bool:
    return player.life == player.max_life


def is_weaker(view: cardgame.View, me: cardgame.SeatView, kind: Kind) -> bool:
    """Whether a weapon would take the place of one that shoots as far, and lets no more BANG! cards be played."""
    if not kind.is_weapon():
        return False
    mine = [KINDS[card.partition("/")[0]] for card in me.in_play]
    return any(one.is_weapon() and one.reach >= kind.reach and one.bang_limit >= kind.bang_limit for one in mine)


def is_unarmed(me: cardgame.SeatView, played: str) -> bool:
    """Whether nothing that answers a duel is left in the hand, whoever one is."""
    left = [KINDS[str(card).partition("/")[0]] for card in me.hand if card != played]
    return not any(kind.is_bang or kind.is_missed for kind in left)


def harms(view: cardgame.View, move: CardMove) -> bool:
    """Whether it takes life points or cards from the player at whom it is aimed, unless it frees him of something."""
    kind = KINDS[move.card.partition("/")[0]]
    heals = len(kind.does) > 0 and isinstance(kind.does[0], (Heal, Drink))
    return not heals and not move.what.startswith(UNWELCOME)


def is_my_sheriff(mine: str | None, his: str | None) -> bool:
    return mine == "deputy" and his == "sheriff"


def count_living(view: cardgame.View) -> int:
    return sum(player.alive for player in view.players)


def dice_warning(view: DiceView, choice: Choice, move: DiceMove) -> Reason | None:
    me = view.seats[choice.seat]
    if move.verb == "hit":
        taken = me.hits - dict(choice.facts)["left"]  # what has been decided so far
        return "dies" if taken + 1 >= me.life else None
    if move.verb == "heal" and move.seat is not None:
        patient = view.seats[move.seat]
        needy = any(seat.alive and seat.life < seat.max_life for seat in view.seats)
        return "lost-beer" if needy and patient.life == patient.max_life else None
    if move.verb == "shoot" and move.seat is not None and is_my_sheriff(me.role, view.seats[move.seat].role):
        return "ally"
    if move.verb == "keep" or (move.verb == "pass" and choice.why == "removing" and me.arrows > 0):
        return "arrow"
    return None
