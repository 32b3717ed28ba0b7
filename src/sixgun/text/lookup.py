"""Looking things up by word: cards, characters, roles, words of the rules, and the rules themselves."""

import unicodedata
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sixgun.cardgame.kind import BORDERS
from sixgun.cardgame.shelf import EVENTS, KINDS, SETS, deck_of
from sixgun.dicegame.characters import CHARACTERS as DICE_CHARACTERS
from sixgun.digest import Rule, find_rules, rules
from sixgun.kernel.roles import ROLES
from sixgun.text.messages import Messages
from sixgun.text.wording import sign_of

BOTH: Final = ("card", "dice")
TERMS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("turn", "life", "elimination", "victory", "three", "eight"), BOTH),
    **dict.fromkeys(("checks", "distance", "reach", "hand", "limit", "draw"), ("card",)),
    **dict.fromkeys(("brown", "blue", "green", "price", "reward", "penalty"), ("card",)),
    **dict.fromkeys(("arrow", "dynamite", "one", "two", "beer", "gatling"), ("dice",)),
}
"""The words of the rules that have a message, and the games that use them."""


class Person(NamedTuple):
    """A character of one game."""

    name: str
    game: str
    set: str
    life: int


def people() -> list[Person]:
    """Every character of both games, set by set; the dice game counts as a set."""
    return [
        *(Person(who.name, "card", box.name, int(who.life)) for box in SETS.values() for who in box.characters),
        *(Person(who.name, "dice", "dice", int(who.life)) for who in DICE_CHARACTERS),
    ]


@dataclass(frozen=True)
class Found:
    """What was found by a word: names by group, and rules."""

    cards: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    characters: list[Person] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    terms: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)

    @property
    def is_named(self) -> bool:
        """Whether anything but rules was found."""
        return bool(self.cards or self.events or self.characters or self.roles or self.terms)


def copies(kind: str) -> dict[str, list[str]]:
    """The signs of all cards of a kind, by set."""
    found = {
        name: [sign_of(card.face) for card in deck_of(box) if card.kind.name == kind] for name, box in SETS.items()
    }
    return {name: signs for name, signs in found.items() if signs}


def card_title(say: Messages, kind: str) -> str:
    """The name of a card with its border and its copies."""
    groups = [f"{say.say(f'set-{name}')} {' '.join(signs)}" for name, signs in copies(kind).items()]
    border = say.say(f"border-{BORDERS[KINDS[kind].border]}")
    return say.say("help-card", name=say.say(f"card-{kind}"), border=border, copies=", ".join(groups))


def card_help(say: Messages, kind: str) -> str:
    """A card: title and what it does."""
    return f"{card_title(say, kind)}\n{say.say(f'card-{kind}.text')}"


def event_help(say: Messages, name: str) -> str:
    """An event: its set and what it changes."""
    (box,) = [box for box in SETS.values() if EVENTS[name] in box.events]
    title = say.say("help-event", name=say.say(f"card-{name}"), set=say.say(f"set-{box.name}"))
    return f"{title}\n{say.say(f'card-{name}.text')}"


def character_help(say: Messages, name: str, game: str | None = None) -> str:
    """A character: life points and ability, in one game or in both."""
    parts = []
    for who in people():
        if who.name == name and game in (None, who.game):
            called = say.say(f"character-{name}")
            title = say.say(f"help-character-{who.game}", name=called, life=who.life)
            parts.append(f"{title}\n{say.say(f'character-{name}.{who.game}')}")
    return "\n".join(parts)


def role_help(say: Messages, role: str) -> str:
    """A role and its goal."""
    return f"{say.say(f'role-{role}')}\n{say.say(f'role-{role}.goal')}"


def term_help(say: Messages, term: str) -> str:
    """A word of the rules."""
    return f"{say.say(f'term-{term}')}\n{say.say(f'term-{term}.text')}"


def by_name(say: Messages, words: list[str]) -> Found:
    """What is called so: every word begins a word of its name, or is another word for it."""
    return Found(
        cards=[kind for kind in KINDS if is_called(words, kind, say.say(f"card-{kind}"))],
        events=[event for event in EVENTS if is_called(words, event, say.say(f"card-{event}"))],
        characters=[who for who in people() if is_called(words, who.name, say.say(f"character-{who.name}"))],
        roles=[role for role in ROLES if is_called(words, role, say.say(f"role-{role}"))],
        terms=[term for term in TERMS if is_called(words, term, say.say(f"term-{term}"), say.say(f"term-{term}.also"))],
    )


def by_text(say: Messages, words: list[str]) -> Found:
    """What is called so or speaks of it; the id of a rule finds that rule alone."""
    about = find_rules(words)
    if any(rule.id.casefold() in [word.casefold() for word in words] for rule in about):
        return Found(rules=about)
    named = by_name(say, words)
    cards = [kind for kind in KINDS if speaks_of(say, words, f"card-{kind}", "text")]
    events = [event for event in EVENTS if speaks_of(say, words, f"card-{event}", "text")]
    speaking = [who for who in people() if speaks_of(say, words, f"character-{who.name}", who.game)]
    terms = [term for term in TERMS if speaks_of(say, words, f"term-{term}", "text")]
    return Found(
        cards=list(dict.fromkeys([*named.cards, *cards])),
        events=list(dict.fromkeys([*named.events, *events])),
        characters=list(dict.fromkeys([*named.characters, *speaking])),
        roles=named.roles,
        terms=list(dict.fromkeys([*named.terms, *terms])),
        rules=about,
    )


def names(say: Messages) -> list[str]:
    """Everything that can be looked up by name: for those who mistype."""
    kinds = [f"card-{name}" for name in (*KINDS, *EVENTS)]
    characters = [f"character-{who.name}" for who in people()]
    others = [*(f"role-{role}" for role in ROLES), *(f"term-{term}" for term in TERMS)]
    return [*(say.say(key) for key in (*kinds, *characters, *others)), *(rule.id for rule in rules())]


def is_called(words: list[str], *names: str) -> bool:
    """Whether each word begins some word of the names."""
    parts = [part for name in names for part in parts_of(name)]
    return all(any(part.startswith(wanted) for part in parts) for word in words for wanted in parts_of(word))


def parts_of(name: str) -> list[str]:
    """The words of a name, as people type them.

    >>> parts_of("Rev. Carabine"), parts_of("cat-balou"), parts_of("BANG!")
    (['rev', 'carabine'], ['cat', 'balou'], ['bang'])
    """
    cleaned = "".join(sign if sign.isalnum() else " " for sign in without_accents(name.casefold()))
    return cleaned.split()


def without_accents(text: str) -> str:
    """The text in plain letters, for those whose keyboard has no others.

    >>> without_accents("José Delgado"), without_accents("Nyílvessző")
    ('Jose Delgado', 'Nyilvesszo')
    """
    return "".join(sign for sign in unicodedata.normalize("NFKD", text) if not unicodedata.combining(sign))


def speaks_of(say: Messages, words: list[str], key: str, part: str) -> bool:
    """Whether the words all stand in the name or in the text of something."""
    text = f"{say.say(key)} {say.say(f'{key}.{part}')}".casefold()
    return all(word.casefold() in text for word in words)
