"""What `help` answers, with and without a word."""

from typing import Final

from sixgun.cardgame.kind import BORDERS
from sixgun.cardgame.shelf import KINDS
from sixgun.digest import find_rules
from sixgun.errors import closest
from sixgun.text import Text, lookup
from sixgun.text.wording import listed
from sixgun.tui.screen import Screen

COMMANDS: Final = ("help", "table", "log", "why", "hint", "odds", "warnings", "quit")
RULES_SHOWN: Final = 4
BOOKS_OF_OTHERS: Final = {
    "card": ("dice-game",),
    "dice": ("card-game", "dodge-city", "high-noon", "fistful-of-cards"),
}
"""The digests that are about the other game."""


def explain(screen: Screen, text: Text, game: str, words: list[str]) -> None:
    """Answer `help` or `help WORD`."""
    if words:
        look_up(screen, text, game, words)
    else:
        overview(screen, text, game)


def overview(screen: Screen, text: Text, game: str) -> None:
    """How to answer, which commands there are, what one may ask for."""
    screen.write(text.say(f"help-how-{game}"))
    screen.write(text.say("help-commands"))
    wide = max(len(text.say(f"help-command-{command}")) for command in COMMANDS)
    for command in COMMANDS:
        if command != "odds" or game == "dice":
            name = text.say(f"help-command-{command}")
            line = f"  {name:<{wide}} {text.say(f'help-command-{command}.text')}"
            screen.write(line, hang=" " * (wide + 3))
    screen.write(text.say(f"help-signs-{game}"))
    # a word without what tells it from a card of that name, as in "Beer (die)"
    terms = [text.say(f"term-{term}").partition(" (")[0] for term, games in lookup.TERMS.items() if game in games]
    screen.write(text.say("help-words", words=listed(text, terms)))


def look_up(screen: Screen, text: Text, game: str, words: list[str]) -> None:
    """What has that name; where nothing has, the rules that speak of it."""
    found = lookup.by_name(text, words)
    parts = [] if game == "dice" else [card_part(text, kind) for kind in found.cards]
    parts += [] if game == "dice" else [lookup.event_help(text, event) for event in found.events]
    parts += [text.character_help(who.name, game) for who in found.characters if who.game == game]
    parts += [lookup.role_help(text, role) for role in found.roles]
    parts += [lookup.term_help(text, term) for term in found.terms if game in lookup.TERMS[term]]
    for part in parts:
        title, _, rest = part.partition("\n")
        screen.write(title, "heading")
        screen.write(rest, indent="  ")
    if not parts:
        search(screen, text, game, words)


def card_part(text: Text, kind: str) -> str:
    """A card, and what its border means."""
    return f"{text.card_help(kind)}\n{text.say(f'border-{BORDERS[KINDS[kind].border]}.text')}"


def search(screen: Screen, text: Text, game: str, words: list[str]) -> None:
    """The first rules of the game that speak of the words."""
    rules = [rule for rule in find_rules(words) if rule.book not in BOOKS_OF_OTHERS[game]]
    close = [] if rules else closest(" ".join(words), lookup.names(text))
    if close:
        screen.write(text.say("help-nothing-like", word=" ".join(words), close=listed(text, close, "list-or")))
    elif not rules:
        screen.write(text.say("help-nothing", word=" ".join(words)))
    for rule in rules[:RULES_SHOWN]:
        said = f"{rule.title} {rule.text}".strip()
        screen.write(text.say("help-rule", id=rule.id, text=said), hang="  ")
    if len(rules) > RULES_SHOWN:
        screen.write(text.say("help-more", count=len(rules) - RULES_SHOWN, word=" ".join(words)))
