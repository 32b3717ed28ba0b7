"""What a card bot says about its move: the point of it by what it does, and to whom."""

from collections.abc import Sequence

from sixgun.bots.card.deck import MANNER, ROBS, SHOOTS, STAGECOACH, WELLS_FARGO
from sixgun.bots.card.sight import Sight
from sixgun.bots.reason import Arguments, Reason, Sentence, suspect, suspicions, weigh
from sixgun.cardgame.death import Reward
from sixgun.cardgame.flip import SecondCard
from sixgun.cardgame.move import (
    ABILITY,
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    END,
    NONE,
    PASS,
    RETURN,
    TAKE,
    card_of,
    seat_of,
    verb_of,
)
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.play import Play
from sixgun.cardgame.view import View

ANSWERS = {
    **{PASS: "reason-take-it", DISCARD: "reason-least-useful", RETURN: "reason-least-useful"},
    **{TAKE: "reason-most-useful", COPY: "reason-copy", CHOOSE: "reason-choose", DRAW: "reason-draw"},
    ABILITY: "reason-ability",
}


def explain(
    view: View, s: Sight, m: int, chosen: CardMove, options: Sequence[CardMove], scores: Sequence[float]
) -> Reason:
    """The reason for move `m`, after the bot has weighed all options."""
    hidden = [p.seat for p in view.players if p.alive and p.role is None]
    why = Sentence(key_of(view, s, m), arguments(s, m, chosen, hidden))
    acts = isinstance(view.work[-1], Play)
    return Reason(
        why, suspicions(hidden, s.chance), weigh(options, scores, lambda option: second_thought(option, s.me, acts))
    )


def key_of(view: View, s: Sight, m: int) -> str:
    """The message that says what the move is for."""
    verb, target, card = verb_of(m), seat_of(m), card_of(m)
    top = view.work[-1]
    if verb == PASS and isinstance(top, SecondCard | Reward):
        return "reason-let-be"
    if not isinstance(top, Play):
        return ANSWERS.get(verb, "reason-defend")
    if verb == END:
        return "reason-hold"
    if target != NONE and target != s.me:
        manner = SHOOTS if card == NONE else MANNER[s.deck.kind[card]]
        if s.enmity[target] < 0:
            return "reason-help"
        if manner == SHOOTS and s.life[target] == 1:
            return "reason-finish"
        return "reason-shoot" if manner == SHOOTS else "reason-rob" if manner == ROBS else "reason-hinder"
    if verb == ABILITY:
        return "reason-ability"
    kind = s.deck.kind[card]
    if kind in (STAGECOACH, WELLS_FARGO):
        return "reason-cards"
    rules = s.deck.rules
    return "reason-useful" if rules.kinds[rules.kind_of[card]].border == 0 else "reason-lay-down"


def arguments(s: Sight, m: int, chosen: CardMove, hidden: Sequence[int]) -> Arguments:
    """Everything a message may want: the card, the target, what he most likely is and how likely."""
    said: list[tuple[str, str | int]] = [("life", s.life[s.me])]
    if chosen.card:
        said.append(("card", chosen.card.partition("/")[0]))
    target = seat_of(m)
    if target != NONE:
        said += suspect(target, hidden, s.chance)
    return tuple(said)


def second_thought(move: CardMove, me: int, acts: bool) -> Sentence:
    """That a move was nearly made; `acts` when one's turn is played, not a question answered."""
    card: Arguments = (("card", move.card.partition("/")[0]),) if move.card else ()
    if move.verb in ("play", "use") and not acts:
        return Sentence("reason-second-answer", card)
    if move.verb == "choose":
        return Sentence("reason-second-choose")
    if move.seat is None or move.seat == me:
        return Sentence(f"reason-second-{move.verb}", card)
    return Sentence(f"reason-second-{move.verb}-at", (*card, ("target", move.seat)))
