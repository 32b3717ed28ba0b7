"""Saying no with a reason: why something that was typed is no answer now."""

from sixgun.cardgame.effect import ANSWER, DISTANCE_1, REACHABLE
from sixgun.cardgame.kind import BROWN
from sixgun.cardgame.notation import CardMove, read
from sixgun.cardgame.shelf import KINDS
from sixgun.errors import NotAMove, clipped, closest
from sixgun.kernel.choice import Choice, letter
from sixgun.text import Text
from sixgun.text.wording import CardView, Facts, View, card_words, kind_of
from sixgun.tui.helping import COMMANDS
from sixgun.tui.reply import notation


def refusal(text: Text, choice: Choice, view: View, typed: str) -> str:
    """One sentence: what is wrong with it, and the way out."""
    if isinstance(view, CardView) and choice.why == "play":
        move = written(view, notation(typed))
        reason = None if move is None else why_not(text, choice, view, move)
        if reason is not None:
            return reason
    return wrong_word(text, choice, typed)


def wrong_word(text: Text, choice: Choice, typed: str, example: int = 0) -> str:
    """That a word is nothing here, with what may have been meant."""
    kinds = dict.fromkeys(kind_of(getattr(move, "card", "")) for move in choice.options)
    cards = [name for kind in kinds if kind in KINDS for name in (text.say(f"card-{kind}"), kind)]
    verbs = dict.fromkeys(move.verb for move in choice.options)
    commands = [word for command in COMMANDS for word in text.say(f"help-command-{command}.typed").split()]
    close = closest(typed.partition(" ")[0], [*cards, *verbs, *COMMANDS, *(word for word in commands if len(word) > 1)])
    if close:
        return text.say("wrong-word-like", text=clipped(typed), close=close[0])
    return text.say("wrong-word", text=clipped(typed), example=str(choice.options[example]))


def written(view: CardView, said: str) -> CardMove | None:
    """The move that was written, legal or not; a card alone is taken for playing it."""
    kind, _, at = said.partition(" ")
    for text in (said, f"play {kind} at {at}" if at else f"play {kind}"):
        try:
            return read(view.rules, text)
        except NotAMove:
            continue
    return None


def why_not(text: Text, choice: Choice, view: CardView, move: CardMove) -> str | None:
    """The rule against a move of phase 2, where it is a simple one."""
    me = view.seats[choice.seat]
    if move.verb not in ("play", "use") or not move.card:
        return None
    kind = kind_of(move.card)
    card = card_words(text, move.card)
    if move.verb == "use":
        waits = any(kind_of(waiting) == kind for waiting in me.waiting)
        return text.say("why-not-waits", card=card) if waits else None
    if all(held is None or not is_same(move.card, held) for held in me.hand):
        return text.say("why-not-yours", card=card)
    if KINDS[kind].border != BROWN:
        two = any(kind_of(lying) == kind for lying in me.in_play)
        return text.say("why-not-two", card=card) if two else None
    offered = [option for option in choice.options if kind_of(getattr(option, "card", "")) == kind]
    if kind == "bang" and not offered and me.bangs > 0:
        return text.say("why-not-again")
    if KINDS[kind].aim == ANSWER and not offered:
        return text.say("why-not-answer", card=card)
    if KINDS[kind].costs_card and me.hand_size < 2:
        return text.say("why-not-price", card=card)
    return too_far(text, view, choice.seat, move)


def too_far(text: Text, view: CardView, me: int, move: CardMove) -> str | None:
    """That a target is out of reach, if it is."""
    if move.seat is None or move.seat >= len(view.seats) or not view.seats[move.seat].alive:
        return None
    far = int(view.distance(me, move.seat))
    aim = KINDS[kind_of(move.card)].aim
    facts: Facts = {"target": letter(move.seat), "distance": far, "card": card_words(text, move.card)}
    if aim == REACHABLE and far > view.seats[me].reach:
        return text.say("why-not-far", **facts)
    return text.say("why-not-far-one", **facts) if aim == DISTANCE_1 and far > 1 else None


def is_same(wanted: str, held: str) -> bool:
    """Whether a card is the one that was written, with its sign or without."""
    return wanted in (held, kind_of(held))
