"""What a card bot says about its move: the point of it by what it does, and to whom."""

from collections.abc import Sequence

from sixgun.bots.card.deck import DYNAMITE, HELPS, JAIL, MANNER, ROBS, SHOOTS, STAGECOACH, WELLS_FARGO
from sixgun.bots.card.event_answer import ASKED_BY_EVENTS, chance_of_red
from sixgun.bots.card.sight import Sight
from sixgun.bots.reason import Arguments, Reason, Sentence, suspect, suspicions, tried_out, weigh
from sixgun.cardgame.death import Reward
from sixgun.cardgame.flip import SecondCard
from sixgun.cardgame.move import (
    ABILITY,
    BECOME,
    CHOOSE,
    COPY,
    DISCARD,
    DRAW,
    END,
    GUESS,
    IN_PLAY,
    KEEP,
    NAME,
    NONE,
    PASS,
    PLAY,
    RETURN,
    TAKE,
    USE,
    card_of,
    seat_of,
    verb_of,
    what_of,
)
from sixgun.cardgame.notation import CardMove
from sixgun.cardgame.play import Play
from sixgun.cardgame.view import View

ANSWERS = {
    **{PASS: "reason-take-it", DISCARD: "reason-least-useful", RETURN: "reason-least-useful"},
    **{TAKE: "reason-most-useful", COPY: "reason-copy", CHOOSE: "reason-choose", DRAW: "reason-draw"},
    **{BECOME: "reason-become", ABILITY: "reason-ability", KEEP: "reason-most-useful", NAME: "reason-name-suit"},
}

TO_EVENTS = {"brothers": "reason-give-life", "identity": "reason-new-identity", "drinking": "reason-drink-instead"}
"""Why somebody makes use of an event that asks whether he wants to."""


def explain(
    view: View,
    s: Sight,
    m: int,
    chosen: CardMove,
    options: Sequence[CardMove],
    scores: Sequence[float],
    shares: Sequence[float] = (),
) -> Reason:
    """The reason for move `m`, after the bot has weighed all options and tried some out."""
    hidden = [p.seat for p in view.players if p.alive and p.role is None]
    is_forced = all(option.verb != "end" for option in options)
    why = Sentence(key_of(view, s, m, is_forced), arguments(s, m, chosen, hidden))
    acts = isinstance(view.work[-1], Play)

    def thought(option: CardMove) -> Sentence:
        return second_thought(option, s.me, acts)

    promised = tried_out(options, shares, options.index(chosen), thought)
    return Reason(why, suspicions(hidden, s.chance), weigh(options, scores, thought), promised=promised)


def key_of(view: View, s: Sight, m: int, is_forced: bool) -> str:
    """The message that says what the move is for; `is_forced` where the turn cannot be ended before it."""
    verb, target, card = verb_of(m), seat_of(m), card_of(m)
    top = view.work[-1]
    if verb == PASS and (isinstance(top, SecondCard | Reward) or top.name in ASKED_BY_EVENTS):
        return "reason-let-be"
    if verb == GUESS:
        return "reason-guess-sure" if chance_of_red(s, view) in (0.0, 1.0) else "reason-guess-likely"
    if verb == USE and top.name in ASKED_BY_EVENTS:
        return TO_EVENTS.get(top.name, "reason-choose")
    if not isinstance(top, Play):
        return ANSWERS.get(verb, "reason-defend")
    if verb == END:
        return "reason-hold"
    if is_forced and verb == PLAY and s.deck.rules.first_alike[card] == view.must_play_number:
        return "reason-must-play"
    if target != NONE and target != s.me:
        if s.ghost:
            return "reason-nothing-to-lose"
        manner = manner_of(s, m, card)
        if s.enmity[target] < 0:
            return "reason-help" if does_good(s, m, manner) else "reason-against-friend"
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


def does_good(s: Sight, m: int, manner: int) -> bool:
    """Whether the move is kind to the player at whom it is aimed: it heals him, or frees him of what endangers him."""
    frees = manner == ROBS and what_of(m) >= IN_PLAY and s.deck.kind[what_of(m) - IN_PLAY] in (JAIL, DYNAMITE)
    return manner == HELPS or frees


def manner_of(s: Sight, m: int, card: int) -> int:
    """What the move does to the player at whom it is aimed."""
    if card >= s.deck.rules.first_event:
        return ROBS if what_of(m) >= IN_PLAY else SHOOTS
    return SHOOTS if card == NONE else MANNER[s.deck.kind[card]]


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
    if move.verb in ("choose", "become"):
        return Sentence("reason-second-choose")
    if move.verb == "keep":  # the dice game has arrows to keep
        return Sentence("reason-second-keep-card", card)
    if move.seat is None or move.seat == me:
        return Sentence(f"reason-second-{move.verb}", card)
    return Sentence(f"reason-second-{move.verb}-at", (*card, ("target", move.seat)))
