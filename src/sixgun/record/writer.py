"""Writing a record, and the two numbers of its check."""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from sixgun.deal import Entry
from sixgun.game import Game, begin
from sixgun.kernel.choice import Seen, letter
from sixgun.kernel.pairs import TWO
from sixgun.kernel.roles import ROLES
from sixgun.record.seal import first_seal, next_seal

VERSION: Final = 2
SECRET: Final = ("return", "keep", "become")
"""Moves whose card or character nobody else sees."""
OR: Final = " or "


def write(game: Game) -> str:
    """The game so far as text.

    >>> from sixgun import new_game
    >>> game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
    >>> _ = game.play("end")
    >>> print(write(game))
    sixgun record 2
    game: card
    rules: 2
    sets: base
    generator: fast
    seed: 2
    A: willy-the-kid (fixed), sheriff (fixed)
    ...
    <BLANKLINE>
    1 A end
    <BLANKLINE>
    result: ... is asked
    seal: ...
    check: table ... text ...
    """
    moves = [move_line(number, entry) for number, entry in enumerate(game.journal, 1)]
    if game.entropy is not None:
        moves.append(f"luck: {game.entropy:x}")
    if game.taken_up is not None:
        moves.append(f"taken up: {game.taken_up}")
    lines = [*header(game), "", *moves, "", f"result: {result(game)}", f"seal: {game.seal}"]
    table = table_check(game)
    return "\n".join([*lines, f"check: table {table} text {text_check([*lines, table])}", ""])


def header(game: Game) -> Iterator[str]:
    deal = game.deal
    yield f"sixgun record {VERSION}"
    yield f"game: {deal.game}"
    yield f"rules: {deal.rules}"
    if deal.sets:
        yield f"sets: {', '.join(deal.sets)}"
    for name, value in deal.options:
        yield f"option: {name} = {spell_value(value)}"
    yield f"generator: {deal.generator}"
    yield f"seed: {deal.seed}"
    for seat, share in enumerate(deal.shares):
        if share:
            yield f"share: {letter(seat)} {share}"
    for seat, (character, role) in enumerate(who_is_who(game)):
        drawn, dealt = fixed(deal.characters, seat), fixed(deal.roles, seat)
        yield f"{letter(seat)}: {character}{drawn}, {role}{dealt}"


def fixed(given: Sequence[str | None], seat: int) -> str:
    return " (fixed)" if seat < len(given) and given[seat] is not None else ""


def who_is_who(game: Game) -> tuple[tuple[str, str], ...]:
    """Character and role of each seat, as they were dealt; both characters of a seat that may choose."""
    chooses = dict(game.deal.options).get("characters_dealt") == TWO
    v = (begin(game.deal) if chooses else game).view(None)
    pairs = v.pairs or [(getattr(seat, "dealt", seat.character),) for seat in v.seats]
    return tuple((OR.join(pair), seat.role) for pair, seat in zip(pairs, v.seats, strict=True))


def spell_value(value: object) -> str:
    """The value of an option: a word, a number, true or false, or a list of words in brackets."""
    if isinstance(value, list | tuple):
        return f"[{', '.join(value)}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def seal_game(game: Game) -> None:
    """Bring the seals of a game up to its last move."""
    if not game.seals:
        game.seals.append(first_seal(header(game)))
    for number in range(len(game.seals), len(game.journal) + 1):
        game.seals.append(next_seal(game.seals[-1], move_line(number, game.journal[number - 1])))


def move_line(number: int, entry: Entry) -> str:
    luck = "" if entry.entropy is None else f" [luck {entry.entropy:x}]"
    return f"{number} {letter(entry.seat)} {entry.move}{luck}"


def as_seen(entry: Entry, to: int | None) -> str:
    """A move as a seat saw it, None seeing everything: what Kit Carlson puts back is secret, and who one will be.

    >>> as_seen(Entry(0, "return beer/6H"), 0), as_seen(Entry(0, "return beer/6H"), 1)
    ('return beer/6H', 'return ?')
    """
    verb, _, _ = entry.move.partition(" ")
    hidden = verb in SECRET and to is not None and to != entry.seat
    return f"{verb} ?" if hidden else entry.move


def result(game: Game) -> str:
    """How it stands, in a few words."""
    asked = game.asked
    if asked is not None:
        return f"{letter(asked)} is asked"
    return f"won by {', '.join(map(letter, game.winners)) or 'nobody'}"


def text_check(lines: Sequence[str]) -> str:
    """A number for the lines of a record and the check of its table."""
    return digest([line for line in lines if line])


def table_check(game: Game, version: int = VERSION) -> str:
    """A number for where the game stands: lives, the question that is open and its answers, and the luck to come.

    What has happened is not in it, for how that is told may change; the first records had it.
    """
    facts = [] if version > 1 else told_at_first(game)
    facts += [f"{seat.character} {seat.role} {seat.life}" for seat in game.view(None).seats]
    facts.append(result(game))
    if not game.over:
        facts += sorted(map(str, game.choice.options))
    return digest([*facts, *map(str, game.table.rng.numbers())])


def told_at_first(game: Game) -> list[str]:
    """All that has happened, in the form of the first records."""
    told = [as_told_at_first(game, seen) for seen in game.events() if seen.what != "finished"]
    return [f"{e.what} {e.seat} {e.other} {e.card} {e.amount}" for e in told]


def as_told_at_first(game: Game, seen: Seen) -> Seen:
    """An event in the form of the first records: the card game had a role, and the winners, as a number.

    >>> from sixgun import new_game
    >>> as_told_at_first(new_game(players=4, seed=2), Seen("eliminated", 1, 0, "renegade"))
    B eliminated 2 (A)
    """
    if game.deal.game == "card" and seen.what == "eliminated" and seen.card is not None:
        return replace(seen, card=None, amount=ROLES.index(seen.card))
    if game.deal.game == "card" and seen.what == "game_over":
        return replace(seen, amount=sum(1 << winner for winner in game.winners))
    return seen


def digest(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
