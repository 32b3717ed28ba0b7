"""Saying no with a reason: why something that was typed is no answer now."""

from sixgun.cardgame.notation import CardMove, read
from sixgun.cardgame.shelf import EVENTS, KINDS
from sixgun.errors import NotAMove, clipped, closest
from sixgun.game import Game
from sixgun.kernel.choice import Choice, letter
from sixgun.text import Text
from sixgun.text.refusal import why_not as refusal_words
from sixgun.text.wording import CardView, View, card_words, kind_of
from sixgun.tui.helping import COMMANDS
from sixgun.tui.reply import notation


def refusal(text: Text, game: Game, choice: Choice, view: View, typed: str) -> str:
    """One sentence: what is wrong with it, and the way out."""
    if isinstance(view, CardView):
        move = written(view, notation(typed))
        reason = None if move is None else why_not(text, game, view, move)
        if reason is not None:
            return reason
    return wrong_word(text, choice, typed)


def wrong_word(text: Text, choice: Choice, typed: str, example: int = 0) -> str:
    """That a word is nothing here, with what may have been meant."""
    kinds = dict.fromkeys(kind_of(getattr(move, "card", "")) for move in choice.options)
    cards = [name for kind in kinds if kind in KINDS or kind in EVENTS for name in (text.say(f"card-{kind}"), kind)]
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


def why_not(text: Text, game: Game, view: CardView, move: CardMove) -> str | None:
    """What the rules say against a move with a card of one's own."""
    me = view.seats[view.asked or 0]
    if move.verb not in ("play", "use") or not move.card:
        return None
    mine = [card for card in (*me.hand, *me.in_play) if card is not None and is_same(move.card, card)]
    card = card_words(text, move.card)
    if move.card in EVENTS and move.card != view.event:
        return text.say("why-not-event", card=card)
    if not mine and move.card not in EVENTS:
        return text.say("why-not-yours", card=card)
    for off in game.rulebook.off(game.table, me.seat):
        if (mine or [move.card])[0] in off.things and off.seat in (None, move.seat):
            reason = refusal_words(text, off)
            if off.seat is None:
                return text.say("why-not-card", card=card, reason=reason)
            return text.say("why-not-target", card=card, target=letter(off.seat), reason=reason)
    return None


def is_same(wanted: str, held: str) -> bool:
    """Whether a card is the one that was written, with its sign or without."""
    return wanted in (held, kind_of(held))
