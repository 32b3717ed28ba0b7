"""Turning a game into pictures: what one viewer may see of it, built from his View and from nothing else.

A viewer is a seat, SPECTATOR, or None for whom everything is open. Everything hidden stays hidden because the
rulebook's `view` and `events` hide it; nothing here looks at the table.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec.structs import replace

from sixgun import cardgame
from sixgun.cardgame.event_card import COUNTER_CLOCKWISE, NO_SUIT
from sixgun.cardgame.rules import SUIT_NAMES, Rules
from sixgun.dicegame.frames import FRAMES
from sixgun.dicegame.notation import DiceMove
from sixgun.dicegame.view import View as DiceTableView
from sixgun.game import Game
from sixgun.kernel.choice import Choice as Question
from sixgun.kernel.choice import Seen as Happened
from sixgun.kernel.roles import DEALT, ROLES, SPECTATOR
from sixgun.picture.choosing import chosen, own_pair
from sixgun.picture.hint import dodges, event_in_force, fill_in
from sixgun.picture.parts import (
    Asked,
    CardSeat,
    CardView,
    Choice,
    DiceSeat,
    DiceView,
    InPlay,
    Option,
    Reveal,
    Role,
    Seen,
    View,
    WhyNot,
    Work,
)

NO_FACTS: Final = ("seat", "card", "kind", "what")
"""Numbers of a frame that mean something only inside the engine; card and seat are said in words."""

CAUSES: Final = ("resolving", "each", "check")
"""Frames of the card game whose card has caused whatever is asked above them."""

CULPRITS: Final = ("by", "other", "giver", "owner", "dead")
"""Numbers of a frame that name the player who caused the question."""


def view(game: Game, to: int | None, public: View | None = None) -> View:
    """The table as a viewer sees it.

    `public` is what a spectator sees of the same moment; given it, only what a seat knows beyond that is painted.
    """
    seen = game.rulebook.view(game.table, to)
    if isinstance(public, CardView):
        return own_card_view(seen, public)
    return picture(seen) if public is None else own_dice_view(seen, public)


def picture(seen: cardgame.View | DiceTableView) -> View:
    """The table in a view of the engine."""
    return card_view(seen) if isinstance(seen, cardgame.View) else dice_view(seen)


def events(game: Game, since: int, to: int | None) -> list[Seen]:
    """What has happened from the `since`-th event on, as a viewer saw it."""
    return [event(seen) for seen in game.rulebook.events(game.table, since, to)]


def why_not(game: Game, to: int) -> list[WhyNot]:
    """What a seat cannot do now, each with the reason: nobody but that seat gets them, for they tell of its hand."""
    return [
        WhyNot(
            code=off.why.code,
            of=[thing for thing in off.things if isinstance(thing, str)],
            dice=[thing for thing in off.things if isinstance(thing, int)],
            seat=off.seat,
            numbers=dict(off.why.numbers),
            by=off.why.card or None,
        )
        for off in game.rulebook.off(game.table, to)
    ]


def event(seen: Happened) -> Seen:
    return Seen(seen.what, seen.seat, seen.other, seen.card, seen.amount, list(seen.could), seen.part)


def reveal(game: Game, seat: int, public: View) -> Reveal:
    """The role card of a seat, turned over."""
    return Reveal(
        role=cast("Role", game.view(seat).seats[seat].role),
        dealt=cast("dict[Role, int]", dict(Counter(ROLES[role] for role in DEALT[game.players]))),
        open=[each.seat for each in public.seats if each.role is not None],
    )


# the card game


def card_view(v: cardgame.View) -> CardView:
    n = len(v.players)
    far = list(v.far)
    event = event_in_force(v)
    return CardView(
        viewer=v.seat,
        seats=[card_seat(v, player) for player in v.players],
        distances=[far[seat * n : seat * n + n] for seat in range(n)],
        in_reach=[list(v.in_reach(seat)) for seat in range(n)],
        turn=v.turn,
        turns=v.turns,
        deck=v.deck_size,
        deck_top=list(v.deck_top),
        discards=list(v.discards),
        store=list(v.store),
        looked_at=list(v.looked_at),
        turned_over=list(v.turned_over),
        played=list(v.played),
        work=[work(frame.name, frame.fields, tuple(frame.numbers()), v.rules) for frame in v.work],
        over=v.over,
        winners=list(v.winners),
        event=v.event,
        next_event=v.next_event,
        events_left=v.packet_size,
        named=v.named,
        must_play=v.must_play,
        turns_up=v.turns_up,
        apart=event.distance_is,
        counts_as=None if event.counts_as_suit == NO_SUIT else SUIT_NAMES[event.counts_as_suit],
        backwards=event.direction == COUNTER_CLOCKWISE,
        stilled=event.stills,
        pair=own_pair(v),
        chosen=chosen(v),
    )


def own_card_view(v: cardgame.View, public: CardView) -> CardView:
    """What a seat sees: in public, and then its own role, hands as far as it knows them, the deck, its draws."""
    return replace(
        public,
        viewer=v.seat,
        seats=[own_card_seat(seat, p) for seat, p in zip(public.seats, v.players, strict=True)],
        deck_top=list(v.deck_top),
        looked_at=list(v.looked_at),
        pair=own_pair(v),
        chosen=chosen(v),
    )


def own_card_seat(seat: CardSeat, p: cardgame.SeatView) -> CardSeat:
    """A player for somebody who may know more of him than everybody does: for most, nothing."""
    hand = list(p.hand)
    if (seat.role, seat.second, seat.hand) == (p.role, p.second, hand):
        return seat
    return replace(seat, role=cast("Role | None", p.role), hand=hand, second=p.second)


def card_seat(v: cardgame.View, p: cardgame.SeatView) -> CardSeat:
    is_somebody = len(v.pairs_numbers) == 0
    waiting = list(p.waiting_numbers)
    faces = v.rules.faces
    closer, farther = bends(v, p)
    return CardSeat(
        seat=p.seat,
        character=p.character,
        borrowed=p.borrowed,
        role=cast("Role | None", p.role),
        life=p.life if is_somebody else 0,
        max_life=p.max_life if is_somebody else 0,
        alive=p.alive,
        hand=list(p.hand),
        hand_limit=p.hand_limit,
        in_play=[InPlay(faces[card], card in waiting) for card in p.in_play_numbers],
        reach=p.reach,
        sees_closer=closer,
        seen_farther=farther,
        ghost=p.ghost,
        second=p.second,
        off=p.ability.name != "none" and p.ability not in p.in_force,
    )


def bends(v: cardgame.View, p: cardgame.SeatView) -> tuple[list[str], list[str]]:
    """What makes others closer for a player, and him farther for others, each as often as it counts."""
    closer: list[str] = []
    farther: list[str] = []
    for ability in () if event_in_force(v).abilities_are_flat(v.rules.options) else p.in_force:
        closer += [ability.name] * ability.sees_closer
        farther += [ability.name] * ability.seen_farther
    for card in p.in_play_numbers if p.cards_work else ():
        kind = v.rules.kinds[v.rules.kind_of[card]]
        closer += [v.rules.faces[card]] * kind.sees_closer
        farther += [v.rules.faces[card]] * kind.seen_farther
    return closer, farther


def work(name: str, fields: tuple[str, ...], numbers: tuple[int, ...], rules: Rules | None) -> Work:
    """A frame in words: whose it is, its card, its other public numbers."""
    named = dict(zip(fields, numbers, strict=True))
    seat = named.get("seat", -1)
    card = named.get("card", -1)
    return Work(
        name=name,
        seat=seat if seat >= 0 else None,
        card=rules.faces[card] if rules is not None and card >= 0 else None,
        facts={field: number for field, number in named.items() if field not in NO_FACTS},
    )


# the dice game


def dice_view(v: DiceTableView) -> DiceView:
    return DiceView(
        viewer=None if v.seat == SPECTATOR else v.seat,
        seats=[
            DiceSeat(
                seat=s.seat,
                character=s.character,
                role=cast("Role | None", s.role),
                life=0 if v.pairs else s.life,
                max_life=0 if v.pairs else s.max_life,
                alive=s.alive,
                arrows=s.arrows,
                hits=s.hits,
            )
            for s in v.seats
        ],
        turn=v.turn,
        dice=list(v.dice),
        rolls=v.rolls,
        rolls_allowed=v.rolls_allowed,
        supply=v.supply,
        work=[work(name, FRAMES[name].fields, numbers, None) for name, numbers in v.frames],
        over=v.over,
        winners=list(v.winners),
        pair=own_pair(v),
        chosen=chosen(v),
    )


def own_dice_view(v: DiceTableView, public: DiceView) -> DiceView:
    """What a seat sees: in public, and then the roles that it knows, and its own characters while they are chosen."""
    return replace(
        public,
        viewer=v.seat,
        seats=[
            seat if seat.role == s.role else replace(seat, role=cast("Role | None", s.role))
            for seat, s in zip(public.seats, v.seats, strict=True)
        ],
        pair=own_pair(v),
        chosen=chosen(v),
    )


# the question


def asked(question: Question, under: Sequence[Work]) -> Asked:
    """Who is asked and why, from the question and the work under it, which is public; clock and bot come later."""
    facts = {name: number for name, number in question.facts if name not in NO_FACTS}
    culprit = next((facts[name] for name in CULPRITS if facts.get(name, -1) >= 0), None)
    card = under[-1].card
    for frame in reversed(under):
        if frame.name in CAUSES:
            card = card or frame.card
            if culprit is None and frame.seat != question.seat:
                culprit = frame.seat
            break
    return Asked(seat=question.seat, why=question.why, facts=facts, card=card, by=culprit, clock=None, bot=None)


def choice(seen: cardgame.View | DiceTableView, question: Question) -> Choice:
    """What the seat asked may answer, with what can be said about each answer from its own view."""
    options = [option(move) for move in question.options]
    for move, each in zip(question.options, options, strict=True):
        fill_in(seen, question, move, each)
    nobody: list[float | None] = [None] * len(seen.seats)
    chances = dodges(seen) if isinstance(seen, cardgame.View) else nobody
    return Choice(question.seat, options, str(question.default), chances)


def option(move: Any) -> Option:
    """A move of either game in parts."""
    if isinstance(move, cardgame.CardMove):
        return Option(
            text=str(move),
            verb=move.verb,
            card=move.card or None,
            seat=move.seat,
            what=move.what or None,
            others=list(move.others),
            dice=[],
            doubling=False,
            keeping=False,
            chance=None,
            life=None,
            warn=None,
        )
    assert isinstance(move, DiceMove)
    return Option(
        text=str(move),
        verb=move.verb,
        card=None,
        seat=move.seat,
        what=move.character or None,
        others=[],
        dice=list(move.dice),
        doubling=move.doubling,
        keeping=move.keeping,
        chance=None,
        life=None,
        warn=None,
    )
