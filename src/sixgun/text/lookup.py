"""Looking things up by word: cards, characters, roles, words of the rules, and the rules themselves."""

from dataclasses import dataclass, field
from typing import Final

from sixgun.cardgame.kind import BORDERS
from sixgun.cardgame.ruleset import CHARACTERS as CARD_CHARACTERS
from sixgun.cardgame.ruleset import KINDS, SETS, deck_of
from sixgun.dicegame.characters import CHARACTERS as DICE_CHARACTERS
from sixgun.kernel.roles import ROLES
from sixgun.text.digest import Rule, find_rules
from sixgun.text.messages import Messages
from sixgun.text.wording import sign_of

TERMS: Final = (
    "turn",
    "checks",
    "distance",
    "reach",
    "life",
    "hand",
    "limit",
    "draw",
    "brown",
    "blue",
    "green",
    "price",
    "elimination",
    "reward",
    "penalty",
    "victory",
    "three",
    "eight",
    "arrow",
    "dynamite",
    "one",
    "two",
    "beer",
    "gatling",
)
"""The words of the rules that have a message, in the order in which they are offered."""

DICE: Final[dict[str, int]] = {ability.name: int(ability.life) for ability in DICE_CHARACTERS}
CARD: Final[dict[str, int]] = {
    name: int(ability.life) for name, ability in CARD_CHARACTERS.items() if name != "none"
}
"""The characters of each game with their life points."""


@dataclass(frozen=True)
class Found:
    """What was found by a word: names by group, and rules."""

    cards: list[str] = field(default_factory=list)
    characters: list[str] = field(default_factory=list)
    roles: list[str] = field(default_factory=list)
    terms: list[str] = field(default_factory=list)
    rules: list[Rule] = field(default_factory=list)

    @property
    def is_named(self) -> bool:
        """Whether anything but rules was found."""
        return bool(self.cards or self.characters or self.roles or self.terms)


def copies(kind: str) -> dict[str, list[str]]:
    """The signs of all cards of a kind, by set."""
    found = {
        name: [sign_of(card.face) for card in deck_of(box) if card.kind.name == kind]
        for name, box in SETS.items()
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


def character_help(say: Messages, name: str, game: str | None = None) -> str:
    """A character: life points and ability, in one game or in both."""
    parts = []
    for each, characters in (("card", CARD), ("dice", DICE)):
        if name in characters and game in (None, each):
            title = say.say(
                f"help-character-{each}", name=say.say(f"character-{name}"), life=characters[name]
            )
            parts.append(f"{title}\n{say.say(f'character-{name}.{each}')}")
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
        characters=[name for name in CARD | DICE if is_called(words, name, say.say(f"character-{name}"))],
        roles=[role for role in ROLES if is_called(words, role, say.say(f"role-{role}"))],
        terms=[
            term
            for term in TERMS
            if is_called(words, term, say.say(f"term-{term}"), say.say(f"term-{term}.also"))
        ],
    )


def by_text(say: Messages, words: list[str]) -> Found:
    """What is called so or speaks of it."""
    named = by_name(say, words)
    cards = [kind for kind in KINDS if speaks_of(words, say.say(f"card-{kind}.text"))]
    characters = [
        name
        for game, names in (("card", CARD), ("dice", DICE))
        for name in names
        if speaks_of(words, say.say(f"character-{name}.{game}"))
    ]
    return Found(
        cards=list(dict.fromkeys([*named.cards, *cards])),
        characters=list(dict.fromkeys([*named.characters, *characters])),
        roles=named.roles,
        terms=list(
            dict.fromkeys(
                [*named.terms, *(term for term in TERMS if speaks_of(words, say.say(f"term-{term}.text")))]
            )
        ),
        rules=find_rules(words),
    )


def is_called(words: list[str], *names: str) -> bool:
    """Whether each word begins some word of the names."""
    parts = [part for name in names for part in parts_of(name)]
    return all(any(part.startswith(wanted) for part in parts) for word in words for wanted in parts_of(word))


def parts_of(name: str) -> list[str]:
    """The words of a name, as people type them.

    >>> parts_of("Rev. Carabine"), parts_of("cat-balou"), parts_of("BANG!")
    (['rev', 'carabine'], ['cat', 'balou'], ['bang'])
    """
    cleaned = "".join(sign if sign.isalnum() else " " for sign in name.casefold().replace("é", "e"))
    return cleaned.split()


def speaks_of(words: list[str], text: str) -> bool:
    return all(word.casefold() in text.casefold() for word in words)
