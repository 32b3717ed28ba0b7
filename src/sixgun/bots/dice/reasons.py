"""What a dice bot says about its move: the point of it by what it does, and to whom."""

from collections.abc import Sequence

from sixgun.bots.dice.sight import Sight
from sixgun.bots.reason import Arguments, Reason, Sentence, suspect, suspicions, tried_out, weigh
from sixgun.dicegame.face import DICE, FACES
from sixgun.dicegame.move import (
    ARROW_INSTEAD,
    BECOME,
    DOUBLE,
    DROP,
    FIRE,
    FIRE_KEEPING,
    HEAL,
    HIT,
    KEEP,
    PASS,
    REMOVE,
    REROLL,
    SHOOT,
    STOP,
    verb_of,
    what_of,
)
from sixgun.dicegame.notation import DiceMove, to_int
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT

PLAIN = {
    **{STOP: "reason-stop", HIT: "reason-bear-hit", ARROW_INSTEAD: "reason-arrow-instead"},
    **{DROP: "reason-drop-arrow", KEEP: "reason-keep-arrow", FIRE: "reason-fire", PASS: "reason-let-be"},
    **{FIRE_KEEPING: "reason-fire", BECOME: "reason-become"},
}
TARGETS = (SHOOT, DOUBLE, HEAL, REMOVE)


def explain(
    view: View,
    s: Sight,
    m: int,
    options: Sequence[DiceMove],
    scores: Sequence[float],
    shares: Sequence[float] = (),
) -> Reason:
    """The reason for move `m`, after the bot has weighed all options and tried some out."""
    hidden = [p.seat for p in view.players if p.alive and p.role is None]

    def thought(option: DiceMove) -> Sentence:
        return second_thought(option, s.me)

    chosen = [to_int(option) for option in options].index(m)
    return Reason(
        Sentence(key_of(s, m), arguments(s, m, hidden)),
        suspicions(hidden, s.chance),
        weigh(options, scores, thought),
        promised=tried_out(options, shares, chosen, thought),
    )


def key_of(s: Sight, m: int) -> str:
    """The message that says what the move is for."""
    verb, what = verb_of(m), what_of(m)
    if verb in (SHOOT, DOUBLE):
        if s.enmity[what] < 0:
            return "reason-must-shoot"
        left = s.life[what] - s.hits[what]
        return "reason-finish" if left == 1 else "reason-shoot"
    if verb == HEAL:
        if s.room[what] == 0:
            return "reason-waste-beer"
        return "reason-drink" if what == s.me else "reason-help"
    if verb == REMOVE:
        return "reason-remove-own" if what == s.me else "reason-remove"
    if verb == REROLL:
        return "reason-keep-dice" if any(not what & BIT[place] for place in range(DICE)) else "reason-reroll-all"
    return PLAIN[verb]


def arguments(s: Sight, m: int, hidden: Sequence[int]) -> Arguments:
    """Everything a message may want: the target, what he most likely is and how likely, the dice kept."""
    said: list[tuple[str, str | int]] = [("life", s.life[s.me]), ("arrows", s.arrows[s.me])]
    verb, what = verb_of(m), what_of(m)
    if verb in TARGETS:
        said += suspect(what, hidden, s.chance)
    elif verb == REROLL:
        kept = [s.faces[place] for place in range(DICE) if not what & BIT[place]]
        said += [("count", len(kept)), ("rolls", s.rolls_left), ("dice", " ".join(FACES[face] for face in kept))]
    return tuple(said)


def second_thought(move: DiceMove, me: int) -> Sentence:
    """That a move was nearly made."""
    if move.verb == "reroll":
        return Sentence("reason-second-reroll", (("count", len(move.dice)),))
    if move.character:
        return Sentence("reason-second-choose")
    if move.seat is None:
        return Sentence(f"reason-second-{move.verb}")
    if move.seat == me:
        return Sentence(f"reason-second-{move.verb}-own")
    return Sentence(f"reason-second-{move.verb}-at", (("target", move.seat),))
