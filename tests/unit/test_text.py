"""The messages: everything that can be said has one, nothing has one that is never said."""

import ast
import re
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sixgun import Rng, new_game
from sixgun.analysis.numbers import numbers_of
from sixgun.cardgame.codec import FRAMES as CARD_FRAMES
from sixgun.cardgame.event import EVENTS as CARD_EVENTS
from sixgun.cardgame.kind import BORDERS
from sixgun.cardgame.move import VERBS as CARD_VERBS
from sixgun.cardgame.rules import COLOURS, SUIT_NAMES
from sixgun.cardgame.shelf import EVENTS, KINDS, SETS
from sixgun.dicegame.event import EVENTS as DICE_EVENTS
from sixgun.dicegame.face import FACES
from sixgun.dicegame.frames import FRAMES as DICE_FRAMES
from sixgun.dicegame.move import VERBS as DICE_VERBS
from sixgun.errors import BadOption
from sixgun.game import Game
from sixgun.kernel.frame import Frame
from sixgun.kernel.roles import ROLES
from sixgun.lessons import LESSONS, find
from sixgun.picture.parts import GameName
from sixgun.text import Text, languages, messages
from sixgun.text.event import UNTOLD
from sixgun.text.lookup import TERMS, people
from sixgun.text.story import Story

SOURCES = Path(messages.__file__).resolve().parents[1]
SPEAKERS = ("text", "tui", "cli", "server/web", "server/push")
"""The packages in which messages are asked for."""

TEXT = Text("en")


# what there is


def entries(language: str) -> dict[str, ftl.Message]:
    """Every message of a language by key; a file that cannot be read or a key given twice fails here."""
    found: dict[str, ftl.Message] = {}
    for path in sorted((SOURCES / "text" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{path.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


def keys(found: dict[str, ftl.Message]) -> set[str]:
    """The keys of messages and of their parts."""
    whole = {name for name, message in found.items() if message.value is not None}
    return whole | {f"{name}.{part.id.name}" for name, message in found.items() for part in message.attributes}


class References(Visitor):
    """Collects the messages that a message quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


def quoted(found: dict[str, ftl.Message]) -> set[str]:
    references = References()
    for message in found.values():
        references.visit(message)
    return references.names


# what is needed


def asking(frames: Iterable[type[Frame]]) -> Iterator[str]:
    """The frames that can ask something."""
    return (frame.name for frame in frames if frame.options is not Frame.options)


def needed() -> set[str]:
    """A key for everything the two games can show to a person."""
    names = {f"event-card-{what}" for what in CARD_EVENTS if what not in UNTOLD}
    names |= {f"event-dice-{what}" for what in DICE_EVENTS}
    names |= {f"question-card-{why}" for why in asking(CARD_FRAMES.values())}
    names |= {f"question-dice-{why}" for why in asking(DICE_FRAMES.values())}
    names |= {f"move-card-{verb}" for verb in CARD_VERBS} | {f"move-dice-{verb}" for verb in DICE_VERBS}
    names |= {f"card-{kind}{part}" for kind in (*KINDS, *EVENTS) for part in ("", ".text")}
    names |= {f"suit-{suit}" for suit in SUIT_NAMES} | {f"colour-{colour}" for colour in COLOURS}
    names |= {f"character-{who.name}{part}" for who in people() for part in ("", f".{who.game}")}
    names |= {f"character-none{part}" for part in ("", ".card", ".dice")}
    names |= {f"role-{role}{part}" for role in ROLES for part in ("", ".a", ".goal", ".three")}
    names |= {f"term-{term}{part}" for term in TERMS for part in ("", ".text", ".also")}
    names |= {f"set-{name}" for name in (*SETS, "dice")} | {
        f"border-{each}{part}" for each in BORDERS for part in ("", ".text")
    }
    names |= {f"face-{face}" for face in FACES} | {f"preview-{game}" for game in get_args(GameName)}
    names |= {f"analysis-number-{name}" for game in get_args(GameName) for name, _, _ in numbers_of(game, ())}
    for lesson in map(find, LESSONS):
        for step in lesson.steps:
            parts = ("", ".title", ".still") if step.line else ("", ".title")
            names |= {f"lesson-{lesson.name}-{step.name}{part}" for part in parts}
    return names


def codes() -> set[str]:
    """Every code of a reason why something cannot be done."""
    texts = [path.read_text(encoding="utf-8") for path in SOURCES.rglob("refusal.py")]
    return {code for text in texts for code in re.findall(r'Refusal\("([a-z-]+)"', text)}


FORMS = (
    rf"why-not-(at-)?({'|'.join(sorted(codes()))})(\.short)?",
    r"event-\w+-\w+\.(you|at|at-you|own|you-at|you-own)",
    r"move-card-(play|use|pass|ability|draw)-(shot|raid|duel|dying|pair|second_card|reward|identity|drinking|brothers|guessing|ranching|ricocheting|roulette|volley)(\.draw)?",
    r"move-card-(play|lay|use|ability|draw|choose)\.(at|hand|card|mine|self|discard)",
    r"move-dice-\w+\.(self|doubling|keeping|told)",
    r"move-card-(discard|take|return|choose|copy|name|guess|become)\.told",
    r"(start|dice-does|help-command|help-character|help-how|help-signs)-\w+(\.text|\.typed)?",
    r"face-\d\.die",
    r"analysis-head-\w+",
)
"""Keys that are put together when they are said: the forms of a sentence, and families of a few."""


def literals() -> set[str]:
    """Every string in the sources that ask for messages."""
    found: set[str] = set()
    for package in SPEAKERS:
        for path in (SOURCES / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found


def unused(there: set[str], wanted: set[str]) -> list[str]:
    return sorted(key for key in there - wanted if not any(re.fullmatch(form, key) for form in FORMS))


def said() -> Iterator[tuple[str, str]]:
    """Every key that the sources say as it stands, with the file."""
    for package in SPEAKERS:
        for path in (SOURCES / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in (
                    "say",
                    "has",
                ):
                    for part in node.args[:1]:
                        for one in (part.body, part.orelse) if isinstance(part, ast.IfExp) else (part,):
                            if isinstance(one, ast.Constant) and isinstance(one.value, str):
                                yield one.value, path.name


def test_everything_the_games_can_show_has_a_message() -> None:
    assert sorted(needed() - keys(entries("en"))) == []


def test_every_reason_why_not_has_a_message() -> None:
    there = keys(entries("en"))
    assert len(codes()) > 25
    assert [code for code in sorted(codes()) if not {f"why-not-{code}", f"why-not-at-{code}"} & there] == []


def test_every_key_the_program_says_has_a_message() -> None:
    there = keys(entries("en"))
    found = list(said())
    assert len(found) > 50
    assert [(key, where) for key, where in found if key not in there] == []


def test_no_message_is_unused() -> None:
    found = entries("en")
    assert unused(keys(found), needed() | literals() | quoted(found)) == []


def test_a_message_that_nobody_says_is_noticed() -> None:
    assert unused({"card-bang", "card-derringer-two"}, needed() | literals()) == ["card-derringer-two"]


@pytest.mark.parametrize("language", languages())
def test_a_language_says_only_what_english_says(language: str) -> None:
    """But for forms of its own: where English has "you" for both, German has "du" and "dich"."""
    assert unused(keys(entries(language)), keys(entries("en"))) == []


class Variables(Visitor):
    """Collects the facts that a message wants to be told."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def variables(found: dict[str, ftl.Message], key: str) -> set[str]:
    collected = Variables()
    collected.visit(found[key])
    return collected.names


@pytest.mark.parametrize("language", languages())
def test_every_language_has_every_message_and_no_fact_that_english_is_not_told(language: str) -> None:
    english, other = entries("en"), entries(language)
    assert sorted(set(english) - set(other)) == []
    told = {key: variables(english, key) for key in english}
    strange = {key: variables(other, key) - told[key] for key in other if variables(other, key) - told[key]}
    assert {key: names for key, names in strange.items() if not key.startswith("event-")} == {}


@pytest.mark.parametrize("language", languages())
def test_the_terminal_says_the_same_with_the_same_facts_in_every_language(language: str) -> None:
    def read(name: str) -> dict[str, ftl.Message]:
        text = (SOURCES / "text" / name / "terminal.ftl").read_text(encoding="utf-8")
        return {each.id.name: each for each in FluentParser().parse(text).body if isinstance(each, ftl.Message)}

    english, other = read("en"), read(language)
    assert keys(english) == keys(other)
    assert {key: variables(english, key) for key in english} == {key: variables(other, key) for key in other}


@pytest.mark.parametrize("language", languages())
def test_what_can_be_typed_means_one_thing(language: str) -> None:
    """And no command is the letter of a seat."""
    text = Text(language)
    commands = ("help", "table", "log", "why", "odds", "quit")
    typed = [word for name in commands for word in {name, *text.say(f"help-command-{name}.typed").split()}]
    assert len(typed) == len(set(typed))
    assert not set(typed) & set("abcdefgh")
    for name in commands:
        shown = text.say(f"help-command-{name}").split()[0]
        assert shown in (name, *text.say(f"help-command-{name}.typed").split())
    assert not set(text.say("confirm-yes").split()) & set(text.say("confirm-no").split())
    again = text.say("after-over.typed").split()
    assert not set(again) & set(typed)


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(messages.HERE / "en", tmp_path / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "role.ftl").write_text("role-outlaw = Bandit\n", encoding="utf-8")
    monkeypatch.setattr(messages, "HERE", tmp_path)
    text = Text("de")
    assert text.say("role-outlaw") == "Bandit"
    assert not text.has("role-outlaw.a")  # as for the forms of a sentence, which differ from language to language
    assert text.say("role-sheriff") == "Sheriff"
    assert text.say("role-outlaw.a") == "an Outlaw"


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"no language 'xx'; there is .*en"):
        Text("xx")


def test_no_sentence_for_people_stands_in_the_code() -> None:
    """Words in a row belong into the message files; docstrings, errors and the help of options do not count."""
    found = []
    for package in ("text", "tui"):
        for path in (SOURCES / package).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for node in loose_strings(tree):
                if re.search(r"[A-Za-z]{2,} [a-z]+ [a-z]+", node):
                    found.append(f"{path.name}: {node}")
    assert found == []


def loose_strings(node: ast.AST) -> Iterator[str]:
    """The strings of a tree that are neither docstrings nor part of an error."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Expr | ast.Raise | ast.Assert):
            if isinstance(child, ast.Expr) and not isinstance(child.value, ast.Constant):
                yield from loose_strings(child)
        elif isinstance(child, ast.Constant):
            if isinstance(child.value, str):
                yield child.value
        else:
            yield from loose_strings(child)


# what is heard in games


def heard(game: Game, seed: int, hear: set[str]) -> Iterator[str]:
    """Every sentence of a game at random, as seat A reads it: log, questions and answers."""
    story = Story(TEXT, 0, game.view(0))
    rng = Rng.seeded(seed)
    since = 0
    while True:
        view = game.view(0)
        lines = [*story.tell(game.events(since, 0), view), *story.finish(view)]
        since = game.happened
        hear |= {line.what for line in lines}
        yield from (line.sentence for line in lines)
        assert [max(0, life) for life in story.life] == [max(0, seat.life) for seat in view.seats]
        if game.deal.game == "dice":
            assert story.supply == view.supply
        if game.over:
            return
        choice = game.choice
        asked = game.view(choice.seat)
        hear.add(choice.why)
        yield TEXT.question(choice, asked)
        yield from (TEXT.move(move, choice.why, asked) for move in choice.options)
        game.play(choice.options[rng.below(len(choice.options))])


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("game", ["card", "dice"])
def test_every_sentence_of_a_game_reads_like_one(game: str, players: int) -> None:
    """And the counts in the log (life points, arrows in the middle) are those of the table."""
    hear: set[str] = set()
    sets = ["base", "dodge-city", "high-noon", "fistful-of-cards"] if game == "card" else None
    options = {"high_noon_extras": "both"} if game == "card" else None
    for seed in range(2):
        for sentence in heard(new_game(game, players=players, seed=seed, sets=sets, options=options), seed, hear):
            assert not sentence[0].islower(), sentence
            assert "{" not in sentence, sentence
            assert "  " not in sentence, sentence
            assert sentence == sentence.strip(), sentence
    assert len(hear) > 15


def test_the_reader_is_told_of_himself_as_you() -> None:
    game = new_game(players=4, seed=2, roles=["sheriff"], characters=["willy-the-kid"])
    drew = [seen for seen in game.events(seat=0) if seen.what == "drew"]
    assert TEXT.event(drew[0], 0, game.view(0)).startswith("You draw ")
    hidden = [seen for seen in game.events(seat=1) if seen.what == "drew"]
    assert TEXT.event(hidden[0], 1, game.view(1)) == "A draws 1 card."
