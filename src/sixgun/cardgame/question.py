"""A question put to a seat: what it may answer, in words, and what the answer is inside the engine."""

from sixgun.cardgame.move import END, PASS, card_of, first_of, second_of, verb_of, what_of
from sixgun.cardgame.notation import fits, read, spell
from sixgun.cardgame.table import CardTable
from sixgun.cardgame.view import canonical
from sixgun.errors import GameOver, NotAMove
from sixgun.kernel.choice import NOBODY_ASKED, Answer, Choice, no_move, not_on_offer


def choice(t: CardTable) -> Choice:
    """What the seat asked may answer. A clock that ran out ends the phase or answers nothing."""
    codes = offered(t)
    options = tuple(spell(t.rules, m) for m in codes)
    quiet = [move for m, move in zip(codes, options, strict=True) if verb_of(m) in (END, PASS)]
    top = t.top
    facts = tuple(zip(top.fields, canonical(t.rules, top), strict=True))
    return Choice(top.seat, top.name, options, quiet[0] if quiet else options[0], facts)


def offered(t: CardTable) -> list[int]:
    if t.over:
        raise GameOver(NOBODY_ASKED)
    t.offer()
    return t.moves.ints()


def answer(t: CardTable, said: object) -> Answer:
    """The option that a move or a text means: of several that fit, the one with the first cards of the deck."""
    codes = offered(t)
    if isinstance(said, Answer):
        if said.code in codes and spell(t.rules, said.code) == said.move:
            return said
        said = said.move
    options = [spell(t.rules, m) for m in codes]
    if isinstance(said, str):
        try:
            wanted = read(t.rules, said)
        except NotAMove as wrong:
            raise no_move(t.top.seat, str(wrong), options) from None
        fitting = [n for n in range(len(codes)) if fits(wanted, options[n])]
        said = " ".join(said.split())
    else:
        fitting = [n for n in range(len(codes)) if said == options[n]]
    if not fitting:
        raise not_on_offer(t.top.seat, said, options)
    first = min(fitting, key=lambda n: deck_order(codes[n]))
    return Answer(options[first], codes[first])


def deck_order(m: int) -> tuple[int, ...]:
    return card_of(m), what_of(m), first_of(m), second_of(m)
