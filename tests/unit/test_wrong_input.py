"""Whatever is given to a public function: it does its work, or says in a sentence what would fit, and nothing else.

The functions are found by looking, so that a new one is tried without being named here.
"""

import inspect
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sixgun
from sixgun import Game, SixgunError, new_game
from sixgun.analysis import QUICK
from tests.effort import effort

VALUES = {"CardMove", "CardView", "Choice", "DiceMove", "DiceView", "Rng", "Seen"}
"""What the engine hands out. It is plain and compiled: nobody has to make one, and the compiler checks its types."""

MARK = "Ж"
"""A sign that no message has of itself, so that it can be counted what a message repeats."""

ESCAPED = r"\xd0\x96"
"""The same in bytes, as Python writes them."""

ECHO = 200


class Awkward:
    """Something that cannot even be printed."""

    def __repr__(self) -> str:
        raise RuntimeError("not to be printed")

    __str__ = __repr__


PLAIN = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**62, 2**63, -(2**64), 10**4400, -(10**4400)]),
    st.floats(),
    st.text(max_size=8),
    st.binary(max_size=8),
    st.sampled_from([MARK * 300, MARK * 20_000, MARK.encode() * 300, bytearray(b"sixgun"), 3j, Awkward(), object, len]),
)
ANYTHING = st.one_of(
    PLAIN,
    st.lists(PLAIN, max_size=4),
    st.tuples(PLAIN, PLAIN),
    st.dictionaries(st.one_of(st.text(max_size=4), st.integers(), st.just(MARK * 500)), PLAIN, max_size=3),
    st.frozensets(st.integers(-1, 9), max_size=3),
    st.lists(st.lists(PLAIN, max_size=2), max_size=2),
)

WORDS = st.sampled_from(["card", "dice", "base", "dodge-city", "sheriff", "outlaw", "none", "rose-doolan", "keyed"])
OPTIONS = st.sampled_from(["edition", "barrel", "cards", "characters", "simplified", "kit_carlson_life", "gatling"])
MOVES = st.sampled_from(["end", "stop", "play bang at B", f"play {MARK * 400}", f"reroll {MARK * 400}", "reroll 1"])
ALMOST_RIGHT = st.one_of(
    WORDS,
    MOVES,
    st.lists(st.one_of(st.none(), WORDS, st.just(MARK * 400)), max_size=9),
    st.lists(st.integers(-1, 9), max_size=3),
    st.dictionaries(OPTIONS, st.one_of(PLAIN, WORDS, st.lists(WORDS, max_size=3)), max_size=3),
    st.integers(-1, 9),
)
GIVEN = st.one_of(ANYTHING, ALMOST_RIGHT)


def public_functions() -> Iterator[tuple[str, Callable[..., Any]]]:
    """Everything that `sixgun` offers and that takes arguments, the makers and methods of Game included."""
    for name in sixgun.__all__:
        thing = getattr(sixgun, name)
        if inspect.isclass(thing):
            if issubclass(thing, SixgunError) or name in VALUES:
                continue
            yield name, thing
            for method, made in vars(thing).items():
                if not method.startswith("_") and callable(getattr(thing, method)):
                    yield f"{name}.{method}", made.__func__ if isinstance(made, staticmethod) else made
        else:
            yield name, thing


FUNCTIONS = dict(public_functions())


def played(game: str, moves: int) -> Game:
    """A short game, as it is gone through again and again."""
    made = new_game(game, players=4, seed=12)
    while not made.over and len(made.journal) < moves:
        made.play(made.choice.options[0])
    return made


@cache
def some_games() -> list[Game]:
    """Before, in the middle of and after a game."""
    return [played(game, moves) for game in ("card", "dice") for moves in (0, 7, 5000)]


@pytest.fixture(autouse=True)
def quick_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much is tried out has nothing to do with what is given."""
    monkeypatch.setattr("sixgun.analysis.Effort", lambda: QUICK)


def state(game: Game) -> tuple[object, ...]:
    return game.rulebook.encode(game.table), len(game.journal), game.entropy, game.happened


@st.composite
def arguments(draw: st.DrawFn, function: Callable[..., Any]) -> tuple[list[Any], dict[str, Any]]:
    """Something for every parameter that must be given and for at most two others; often a game where one is due."""
    by_place: list[Any] = []
    by_name: dict[str, Any] = {}
    parameters = inspect.signature(function).parameters
    optional = [name for name in parameters if parameters[name].default is not inspect.Parameter.empty]
    chosen = draw(st.sets(st.sampled_from(optional), max_size=2)) if optional else set()
    for name, parameter in parameters.items():
        if name in optional and name not in chosen:
            continue
        is_game = name == "self" or (name == "game" and name not in optional and draw(st.booleans()))
        value = draw(st.sampled_from(some_games())).copy() if is_game else draw(GIVEN)
        if name in optional:
            by_name[name] = value
        else:
            assert parameter.kind is not parameter.KEYWORD_ONLY
            by_place.append(value)
    return by_place, by_name


def test_the_functions_are_found() -> None:
    assert {"new_game", "next_game", "Game", "Game.play", "Game.read", "Game.view", "Game.events"} <= set(FUNCTIONS)
    assert {"Game.stir", "Game.load"} <= set(FUNCTIONS)
    assert set(sixgun.__all__) >= VALUES


@pytest.mark.slow
@pytest.mark.parametrize("name", FUNCTIONS)
@settings(
    derandomize=True,
    max_examples=effort(60, 400),
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
)
@given(data=st.data())
def test_whatever_is_given_only_a_sentence_comes_back(name: str, data: st.DataObject) -> None:
    by_place, by_name = data.draw(arguments(FUNCTIONS[name]))
    games = [one for one in by_place if isinstance(one, Game)]
    before = [state(game) for game in games]
    try:
        FUNCTIONS[name](*by_place, **by_name)
    except SixgunError as refused:
        said = str(refused)
        assert len(said.split()) > 4, said
        assert said.count(MARK) + said.count(ESCAPED) * len(ESCAPED) <= ECHO, said
        assert [state(game) for game in games] == before, "a refusal changes nothing"
