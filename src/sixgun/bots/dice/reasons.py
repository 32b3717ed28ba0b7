"""What a dice bot says about its move: the point of it by what it does, and to whom."""

from collections.abc import Sequence

from sixgun.bots.dice.sight import Sight
from sixgun.bots.reason import Arguments, Reason, Sentence, Suspicion, Weighed
from sixgun.dicegame.face import DICE, FACES
from sixgun.dicegame.move import (
    ARROW_INSTEAD,
    DOUBLE,
    DROP,
    FIRE,
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
from sixgun.dicegame.notation import Move
from sixgun.dicegame.view import View
from sixgun.kernel.bits import BIT
from sixgun.kernel.roles import ROLES

TOLD = 3
"""How many options a reason lists."""

PLAIN = {
    **{STOP: "reason-stop", HIT: "reason-bear-hit", ARROW_INSTEAD: "reason-arrow-instead"},
    **{DROP: "reason-drop-arrow", KEEP: "reason-keep-arrow", FIRE: "reason-fire", PASS: "reason-let-be"},
}
TARGETS = (SHOOT, DOUBLE, HEAL, REMOVE)


def explain(view: View, s: Sight, m: int, options: Sequence[Move], scores: Sequence[float]) -> Reason:
    """The reason for move `m`, after the bot has weighed all options."""
    order = sorted(range(len(options)), key=lambda at: -scores[at])[:TOLD]
    weighed = tuple(Weighed(str(options[at]), round(100 * scores[at])) for at in order)
    return Reason(Sentence(key_of(s, m), arguments(s, m)), suspicions(view, s), weighed)


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


def arguments(s: Sight, m: int) -> Arguments:
    """Everything a message may want: the target, what he most likely is and how likely, the dice kept."""
    said: list[tuple[str, str | int]] = [("life", s.life[s.me]), ("arrows", s.arrows[s.me])]
    verb, what = verb_of(m), what_of(m)
    if verb in TARGETS:
        role, percent = likeliest(s, what)
        said += [("target", what), ("role", role), ("percent", percent)]
    elif verb == REROLL:
        kept = [s.faces[place] for place in range(DICE) if not what & BIT[place]]
        said += [("count", len(kept)), ("rolls", s.rolls_left), ("dice", " ".join(FACES[face] for face in kept))]
    return tuple(said)


def suspicions(view: View, s: Sight) -> tuple[Suspicion, ...]:
    """What each living seat with a hidden role most likely is."""
    found = []
    for p in view.players:
        if p.alive and p.role is None:
            role, percent = likeliest(s, p.seat)
            found.append(Suspicion(p.seat, role, percent))
    return tuple(found)


def likeliest(s: Sight, seat: int) -> tuple[str, int]:
    chances = [s.chance[4 * seat + role] for role in range(4)]
    best = max(range(4), key=lambda role: chances[role])
    return ROLES[best], round(100 * chances[best])
