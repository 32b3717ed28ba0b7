"""Why not: every reason there is, shown by a position, with the numbers that decided and words in every language."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

import sixgun
from sixgun.game import GAMES
from sixgun.kernel.loop import advance, settle
from sixgun.kernel.position import Position
from sixgun.kernel.refusal import Off, Refusal
from sixgun.scenario.language import LANGUAGES
from sixgun.text import Text, languages
from sixgun.text.refusal import why_not

Player = dict[str, object]
PHASE = {"card": "play", "dice": "start"}
SETS = {"card": ["base", "dodge-city", "high-noon", "fistful-of-cards"], "dice": ["base"]}


def of(*hand: str, table: tuple[str, ...] = (), role: str = "outlaw", who: str = "none", **more: object) -> Player:
    return {"role": role, "character": who, "hand": list(hand), "table": list(table), **more}


def at_table(me: Player, **others: Player) -> dict[str, Player]:
    """A is me; B is the Sheriff with a card, and C, D and E sit on round the table."""
    usual = {"B": of("beer/6H", role="sheriff"), "C": of("beer/7H"), "D": of("beer/8H"), "E": of("beer/9H")}
    return {"A": me, **usual, **others}


def with_dice(**players: Player) -> dict[str, Player]:
    usual = {name: {"role": role} for name, role in zip("ABCDE", DICE_ROLES, strict=True)}
    return {name: {**usual[name], **players.get(name, {})} for name in usual}


DICE_ROLES = ("outlaw", "sheriff", "renegade", "outlaw", "deputy")
OUT: Player = {"role": "outlaw", "character": "none", "alive": False}


@dataclass(frozen=True)
class Shown:
    """A position, the moves that lead to it, and what is off there for a seat."""

    code: str
    of: str | int | None
    players: dict[str, Player]
    moves: tuple[str, ...] = ()
    at: str | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    to: str = "A"
    game: str = "card"
    scene: dict[str, Any] = field(default_factory=dict)
    by: str = ""
    """The event that forbids it."""


ME = at_table(of("bang/AS"))
SHOWN = (
    Shown("not-your-turn", "beer/6H", ME, to="B", numbers={"seat": 0}),
    Shown("answer-only", "missed/10C", at_table(of("bang/AS"), C=of("missed/10C")), to="C"),
    Shown("wait", "beer/10H", at_table(of("bang/AS", "beer/10H")), ("play bang at B",), numbers={"seat": 1}),
    Shown("answer-only", "missed/10C", at_table(of("missed/10C"))),
    Shown("answer-only", "barrel/QS", at_table(of(table=("barrel/QS",)))),
    Shown(
        "bang-limit",
        "bang/2D",
        at_table(of("bang/AS", "bang/2D")),
        ("play bang/AS at B", "pass"),
        numbers={"limit": 1},
    ),
    Shown(
        "bang-limit",
        "missed/10C",
        at_table(of("bang/AS", "missed/10C", who="calamity-janet")),
        ("play bang/AS at B", "pass"),
        numbers={"limit": 1},
    ),
    Shown(
        "out-of-reach",
        "bang/AS",
        at_table(of("bang/AS"), B=of(table=("mustang/8H",), role="sheriff"), E=of(table=("mustang/9H",))),
        numbers={"distance": 2, "reach": 1},
    ),
    Shown("out-of-reach", "bang/AS", ME, at="C", numbers={"distance": 2, "reach": 1}),
    Shown("too-far", "panic/JH", at_table(of("panic/JH")), at="D", numbers={"distance": 2}),
    Shown(
        "too-far",
        "punch/10S",
        at_table(of("punch/10S"), B=of(table=("mustang/8H",), role="sheriff"), E=of(table=("hideout/KD",))),
        numbers={"distance": 2},
    ),
    Shown("no-cards", "panic/JH", at_table(of("panic/JH"), B=of(role="sheriff")), at="B"),
    Shown("no-cards", "panic/JH", at_table(of("panic/JH"), B=of(role="sheriff"), E=of())),
    Shown("yourself", "duel/QD", at_table(of("duel/QD")), at="A"),
    Shown("out", "duel/QD", at_table(of("duel/QD"), C=OUT), at="C"),
    Shown("never-jailed", "jail/JS", at_table(of("jail/JS")), at="B"),
    Shown("same-name", "jail/JS", at_table(of("jail/JS"), C=of(table=("jail/10S",))), at="C"),
    Shown(
        "nobody-free",
        "jail/JS",
        {"A": of("jail/JS", role="sheriff"), "B": of(table=("jail/10S",)), "C": of(table=("jail/4H",)), "D": OUT},
    ),
    Shown("same-name", "barrel/QS", at_table(of("barrel/QS", table=("barrel/KS",)))),
    Shown("no-price", "whisky/QH", at_table(of("whisky/QH"))),
    Shown("laid-this-turn", "knife/8H", at_table(of("knife/8H")), ("play knife",)),
    Shown("needs-missed", "beer/6H", ME, ("play bang at B",), to="B"),
    Shown(
        "tried",
        "barrel/QS",
        at_table(of("bang/AS"), B=of("beer/6H", table=("barrel/QS",), role="sheriff")),
        ("play bang at B", "use barrel"),
        to="B",
        scene={"deck": ["missed/2S"]},
    ),
    Shown(
        "silenced",
        "barrel/QS",
        at_table(of("bang/AS", who="belle-star"), B=of("beer/6H", table=("barrel/QS",), role="sheriff")),
        ("play bang at B",),
        to="B",
        numbers={"seat": 0},
    ),
    Shown(
        "forbidden", "beer/10H", at_table(of("beer/10H", life=2)), scene={"event": "the-reverend"}, by="the-reverend"
    ),
    Shown("forbidden", "bang/AS", ME, scene={"event": "the-sermon"}, by="the-sermon"),
    Shown(
        "forbidden",
        "bang/2C",
        at_table(of("duel/QD", "bang/2C", "beer/10H"), C=of("bang/3C")),
        ("play duel at C", "play bang"),
        scene={"event": "the-sermon"},
        by="the-sermon",
    ),
    Shown(
        "forbidden",
        "beer/10H",
        at_table(of("bang/AS"), E=of("beer/10H", life=1)),
        ("play bang at E", "pass"),
        to="E",
        scene={"event": "the-reverend"},
        by="the-reverend",
    ),
    Shown(
        "needs-blue",
        "beer/6H",
        at_table(of(table=("scope",)), B=of("beer/6H", table=("barrel/QS", "mustang/8H"), role="sheriff")),
        to="B",
        scene={"turn": "B", "phase": "start", "next_event": "the-daltons"},
    ),
    Shown(
        "forbidden",
        "barrel/QS",
        at_table(of("bang/AS"), B=of("beer/6H", table=("barrel/QS",), role="sheriff")),
        ("play bang at B",),
        to="B",
        scene={"event": "lasso"},
        by="lasso",
    ),
    Shown("forbidden", "knife/8H", at_table(of(table=("knife/8H",))), scene={"event": "lasso"}, by="lasso"),
    Shown("forbidden", "scope/AS", at_table(of("scope/AS")), scene={"event": "the-judge"}, by="the-judge"),
    Shown("needs-bang", "beer/6H", at_table(of("indians/KD")), ("play indians",), to="B"),
    Shown("needs-bang", "beer/7H", at_table(of("duel/QD")), ("play duel at C",), to="C"),
    Shown(
        "needs-beer",
        "missed/10C",
        at_table(of("bang/AS"), E=of("missed/10C", life=1)),
        ("play bang at E", "pass"),
        to="E",
    ),
    Shown("needs-discard", "knife/8H", at_table(of("beer/10H", "beer/JH", table=("knife/8H",), life=1)), ("end",)),
    Shown(
        "another-question",
        "beer/10H",
        at_table(of("beer/10H", who="jesse-jones")),
        scene={"phase": "draw"},
    ),
    Shown("no-cards", None, at_table(of(who="jesse-jones"), C=of()), at="C", scene={"phase": "draw"}),
    Shown(
        "nothing-in-play",
        None,
        at_table(of(who="pat-brennan"), C=of(table=("scope",))),
        at="D",
        scene={"phase": "draw"},
    ),
    Shown(
        "another-player",
        None,
        at_table(of("brawl/JS", "beer/10H"), B=of("beer/6H", table=("scope",), role="sheriff")),
        ("play brawl discarding beer/10H",),
        at="C",
        numbers={"seat": 1},
    ),
    Shown("full-life", "ability", at_table(of("beer/10H", "beer/JH", who="sid-ketchum")), numbers={"life": 4}),
    Shown("too-few-cards", "ability", at_table(of("beer/10H", who="sid-ketchum", life=2)), numbers={"needed": 2}),
    Shown("last-life", "ability", at_table(of(who="chuck-wengam", life=1))),
    Shown("no-blue", "ability", at_table(of("beer/10H", who="jose-delgado"))),
    Shown(
        "used-up",
        "ability",
        at_table(of("scope", "barrel/QS", "mustang/8H", who="jose-delgado")),
        ("ability discarding scope", "ability discarding barrel"),
        numbers={"limit": 2},
    ),
    Shown(
        "out-of-reach",
        "ability",
        at_table(of("beer/10H", "beer/JH", who="doc-holyday")),
        at="D",
        numbers={"distance": 2, "reach": 1},
    ),
    Shown("dynamite-stays", 1, with_dice(), game="dice", scene={"rolls": ["dynamite 1 1 2 beer"]}),
    Shown(
        "wrong-distance",
        None,
        with_dice(),
        ("stop",),
        at="C",
        numbers={"distance": 2, "reach": 1},
        game="dice",
        scene={"rolls": ["1 gatling arrow arrow arrow"]},
    ),
    Shown(
        "no-arrows",
        None,
        with_dice(A={"character": "kit-carlson"}, B={"arrows": 2}),
        ("stop",),
        at="C",
        game="dice",
        scene={"rolls": ["gatling dynamite dynamite arrow arrow"]},
    ),
    Shown(
        "another-player",
        None,
        with_dice(A={"character": "kit-carlson"}, B={"arrows": 3}, C={"arrows": 1}),
        ("stop", "remove B"),
        at="C",
        numbers={"seat": 1},
        game="dice",
        scene={"rolls": ["gatling gatling gatling arrow arrow"], "options": {"kit_split": "one"}},
    ),
)

UNSHOWN = {"not-now"}
"""Said where no rule says more, as a home-made set may leave it; the laws let no printed set do so."""


def off_at(shown: Shown) -> tuple[Off, ...]:
    """All that is off at a position."""
    rules = LANGUAGES[shown.game]
    scene = {"phase": PHASE[shown.game], "turn": "A", **shown.scene}
    sets = list(SETS[shown.game])
    table = rules.set_up(Position(shown.players, sets=sets, **scene))
    settle(table)
    book = GAMES[shown.game]
    for move in shown.moves:
        advance(table, book.answer(table, move).code)
    return book.off(table, "ABCDE".index(shown.to))


def name(shown: Shown) -> str:
    return f"{shown.code} {shown.of or 'question'}{f' at {shown.at}' if shown.at else ''}"


@pytest.mark.parametrize("shown", SHOWN, ids=name)
def test_what_is_off_says_why(shown: Shown) -> None:
    seat = None if shown.at is None else "ABCDE".index(shown.at)
    found = off_at(shown)
    mine = [off for off in found if off.seat == seat and (shown.of in off.things if shown.of else not off.things)]
    assert [off.why for off in mine] == [Refusal(shown.code, tuple(shown.numbers.items()), shown.by)], found


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_words(language: str) -> None:
    text = Text(language)
    in_general = {text.say("why-not-not-now"), text.say("why-not-at-not-now")}
    for shown in SHOWN:
        for off in off_at(shown):
            assert why_not(text, off) not in in_general, off


def test_every_reason_is_shown_by_a_position() -> None:
    """A new reason needs a position that shows it."""
    sources = Path(sixgun.__file__).parent.rglob("refusal.py")
    codes = {code for path in sources for code in re.findall(r'Refusal\("([a-z-]+)"', path.read_text())}
    assert codes - {shown.code for shown in SHOWN} == UNSHOWN
