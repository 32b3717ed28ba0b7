"""Moves in words: every move of the card game as one line of text, and back."""

import re
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from sixgun.cardgame.move import (
    BECOME,
    HAND,
    IN_PLAY,
    NAME,
    NONE,
    PILE,
    SEAT,
    VERBS,
    card_of,
    first_of,
    move,
    seat_of,
    second_of,
    verb_of,
    what_of,
)
from sixgun.cardgame.rules import COLOURS, RANKS, SUIT_NAMES, SUITS, Rules
from sixgun.cardgame.shelf import CHARACTERS, numbered
from sixgun.errors import NotAMove, meant, quoted
from sixgun.kernel.choice import LETTERS, letter

CARD: Final = rf"[a-z][a-z-]*(?:/(?:{'|'.join(RANKS)})[{SUITS}])?|\?"
SHAPES: Final = {
    "play": re.compile(rf"(?P<card>{CARD})( discarding (?P<others>.+?))?( at (?P<at>\S+))?"),
    "use": re.compile(rf"(?P<card>{CARD})( discarding (?P<others>.+?))?( at (?P<at>\S+))?"),
    "ability": re.compile(r"(discarding (?P<others>.+?))?( ?at (?P<at>\S+))?"),
    "end": re.compile(""),
    "pass": re.compile(""),
    "discard": re.compile(rf"(?P<card>{CARD})"),
    "take": re.compile(rf"(?P<card>{CARD})"),
    "draw": re.compile(rf"((?P<what>{CARD}) from (?P<owner>[{LETTERS}])|from (?P<from>[{LETTERS}]|discard))?"),
    "return": re.compile(rf"(?P<card>{CARD})"),
    "choose": re.compile(rf"(?P<at>[{LETTERS}]:\S+)|(?P<card>{CARD})"),
    "copy": re.compile(rf"(?P<at>[{LETTERS}])"),
    "keep": re.compile(rf"(?P<card>{CARD})"),
    "name": re.compile(rf"(?P<named>{'|'.join(SUIT_NAMES)})"),
    "guess": re.compile(rf"(?P<named>{'|'.join(COLOURS)})"),
    "become": re.compile(r"(?P<named>[a-z][a-z0-9-]*|\?)"),
}
"""What may follow each verb."""

NAMES: Final = {"name": SUIT_NAMES, "guess": COLOURS}
"""Verbs that name a suit or a colour."""

OF_CHARACTERS: Final = VERBS[BECOME]
"""The verb that names a character."""

NO_CARDS: Final = ("hand", "discard", *SUIT_NAMES, *COLOURS)
"""What may be meant and is no card."""

AT: Final = re.compile(rf"(?P<seat>[{LETTERS}])(:(?P<what>{CARD}))?")


@dataclass(frozen=True)
class CardMove:
    """One move. Cards are written as kind/sign; when read, the sign may be missing and any card of the kind fits."""

    verb: str
    card: str = ""
    seat: int | None = None
    what: str = ""
    """The part of the target that is meant: hand, a card in play, or discard for the pile; or the suit or character."""
    others: tuple[str, ...] = ()
    """The price, or a pair."""

    def __reduce__(self) -> tuple[object, ...]:
        return CardMove, (self.verb, self.card, self.seat, self.what, self.others)

    def __str__(self) -> str:
        if self.verb == "draw":
            return self.draw_in_words()
        words = [self.verb]
        if self.card:
            words.append(self.card)
        if self.verb in NAMES or self.verb == OF_CHARACTERS:
            words.append(self.what)
        if self.others:
            words.append("discarding " + ", ".join(self.others))
        if self.seat is not None:
            target = letter(self.seat) + (f":{self.what}" if self.what else "")
            words.append(target if self.verb in ("choose", "copy") else f"at {target}")
        return " ".join(words)

    def draw_in_words(self) -> str:
        if self.seat is None:
            return "draw from discard" if self.what else "draw"
        return f"draw {self.what} from {letter(self.seat)}" if self.what else f"draw from {letter(self.seat)}"

    def __repr__(self) -> str:
        return f"<{self}>"


def spell(rules: Rules, m: int) -> CardMove:
    """The move that an int of the engine means."""
    faces = rules.faces
    card = card_of(m)
    others = tuple(faces[other] for other in (first_of(m), second_of(m)) if other != NONE)
    return CardMove(
        verb=VERBS[verb_of(m)],
        card="" if card == NONE else rules.name_of(card),
        seat=None if seat_of(m) == NONE else seat_of(m),
        what=spell_named(verb_of(m), what_of(m)) or spell_part(rules, what_of(m)),
        others=others,
    )


def spell_named(verb: int, what: int) -> str:
    """The suit, the colour or the character that a move names; nothing where it names none."""
    if verb == BECOME:
        return numbered(what).name
    return NAMES[VERBS[verb]][what] if VERBS[verb] in NAMES else ""


def spell_part(rules: Rules, what: int) -> str:
    """What of the target is meant; nothing for the target as such."""
    if what >= IN_PLAY:
        return rules.faces[what - IN_PLAY]
    return "hand" if what == HAND else "discard" if what == PILE else ""


def read_part(rules: Rules, text: str) -> int:
    """The number of what `spell_part` spells; of cards that look alike it is the first."""
    if not text:
        return SEAT
    if text == "hand":
        return HAND
    return PILE if text == "discard" else IN_PLAY + rules.faces.index(text)


def to_int(rules: Rules, option: CardMove) -> int:
    """The int of a move that is spelled out; of cards that look alike it names the first."""
    faces = rules.faces
    others = [faces.index(face) for face in option.others]
    return move(
        VERBS.index(option.verb),
        rules.number_of(option.card) if option.card else NONE,
        NONE if option.seat is None else option.seat,
        read_named(option) if option.verb in NAMES or option.verb == OF_CHARACTERS else read_part(rules, option.what),
        others[0] if others else NONE,
        others[1] if len(others) > 1 else NONE,
    )


def read_named(option: CardMove) -> int:
    """The number of what `spell_named` spells."""
    return CHARACTERS[option.what].number if option.verb == OF_CHARACTERS else NAMES[option.verb].index(option.what)


def plain(rules: Rules, m: i64) -> i64:
    """The move with the first of cards that look alike, so that it means the same on another table."""
    alike = rules.first_alike
    card = card_of(m)
    what = what_of(m)
    first = first_of(m)
    second = second_of(m)
    if first >= 0:
        first = alike[first]
    if second >= 0:
        second = alike[second]
        if second < first:  # a pair is the same pair in either order
            first, second = second, first
    if what >= IN_PLAY and verb_of(m) < NAME:
        what = IN_PLAY + alike[what - IN_PLAY]
    if 0 <= card < rules.first_event:
        card = alike[card]
    return move(verb_of(m), card, seat_of(m), what, first, second)


def read(rules: Rules, text: str) -> CardMove:
    """The move that a text means; bare names of cards stay bare. It need not be legal.

    >>> from sixgun.cardgame.box import make_rules
    >>> read(make_rules(["base"], {}), "play panic at C:barrel")
    <play panic at C:barrel>
    """
    words = " ".join(text.split())
    verb, _, rest = words.partition(" ")
    if verb not in SHAPES:
        raise NotAMove(f"{quoted(text)} is no move; a move begins with {', '.join(VERBS)}")
    match = SHAPES[verb].fullmatch(rest)
    if match is None:
        raise NotAMove(f"{quoted(text)} is no move; {verb} is written {EXAMPLES[verb]}")
    parts = match.groupdict()
    seat, what = read_target(text, parts)
    others = tuple(sorted(part.strip() for part in parts["others"].split(","))) if parts.get("others") else ()
    meant = CardMove(verb, parts.get("card") or "", seat, what, others)
    if verb == OF_CHARACTERS:
        check_character(text, what)
        return meant
    for card in (meant.card, *others, what if what not in NO_CARDS else ""):
        check_card(rules, text, card)
    return meant


EXAMPLES: Final = {
    "play": "'play bang at B', 'play panic at C:barrel' or 'play tequila discarding beer at B'",
    "use": "'use barrel' or 'use knife at B'",
    "ability": "'ability', 'ability at B' or 'ability discarding beer, bang'",
    "end": "'end'",
    "pass": "'pass'",
    "discard": "'discard bang/AS'",
    "take": "'take beer'",
    "draw": "'draw', 'draw from B', 'draw from discard' or 'draw barrel from B'",
    "return": "'return beer'",
    "choose": "'choose beer/6H', 'choose B:hand' or 'choose B:barrel'",
    "copy": "'copy B'",
    "keep": "'keep beer'",
    "name": "'name hearts'",
    "guess": "'guess red'",
    "become": "'become rose-doolan'",
}


def read_target(text: str, parts: dict[str, str | None]) -> tuple[int | None, str]:
    """Seat and part of it, from wherever the verb's shape has them."""
    if parts.get("owner"):
        return LETTERS.index(str(parts["owner"])), str(parts["what"])
    if parts.get("named"):
        return None, str(parts["named"])
    if parts.get("from"):
        source = str(parts["from"])
        return (None, "discard") if source == "discard" else (LETTERS.index(source), "")
    at = parts.get("at")
    if not at:
        return None, ""
    match = AT.fullmatch(at)
    if match is None or match["what"] == "discard":
        raise NotAMove(f"{quoted(text)} is no move; a target is a seat such as B, B:hand or B:barrel")
    return LETTERS.index(match["seat"]), match["what"] or ""


def check_card(rules: Rules, text: str, card: str) -> None:
    if card in ("", "?"):
        return
    kind, _, sign = card.partition("/")
    if any(card == event.name for event in rules.events):
        return
    if all(kind != known.name for known in rules.kinds):
        close = meant(kind, [known.name for known in rules.kinds])
        why = f"{quoted(text)} is no move; there is no card {quoted(kind)} in this game"
        raise NotAMove(f"{why}; {close}" if close else why)
    if sign and card not in rules.faces:
        raise NotAMove(f"{quoted(text)} is no move; there is no {card} in this game")


def check_character(text: str, name: str) -> None:
    if name != "?" and name not in CHARACTERS:
        close = meant(name, CHARACTERS)
        why = f"{quoted(text)} is no move; there is no character {quoted(name)}"
        raise NotAMove(f"{why}; {close}" if close else why)


def fits(wanted: CardMove, offered: CardMove) -> bool:
    """Whether a move as it was written means that option: bare names fit any card of the name, pairs in any order."""
    return (
        wanted.verb == offered.verb
        and wanted.seat == offered.seat
        and card_fits(wanted.card, offered.card)
        and card_fits(wanted.what, offered.what)
        and cards_fit(list(wanted.others), list(offered.others))
    )


def card_fits(wanted: str, card: str) -> bool:
    return wanted == card or (bool(wanted) and "/" not in wanted and card.startswith(f"{wanted}/"))


def cards_fit(wanted: list[str], cards: list[str]) -> bool:
    """Whether the cards can be paired off with the wanted ones, the signed ones first."""
    if len(wanted) != len(cards):
        return False
    left = list(cards)
    for one in sorted(wanted, key=lambda card: "/" not in card):
        found = next((card for card in left if card_fits(one, card)), None)
        if found is None:
            return False
        left.remove(found)
    return True
