"""What `sixgun new` writes: the files of a home-made set, and in them a character or a card with everything it needs.

What is written holds at once: the rule says what the class does, and the scenario shows it. Its author then changes
all of them together.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from sixgun.errors import BadOption, SixgunError, quoted

WORD: Final = re.compile("[a-z]+")
RULE_ID: Final = re.compile(r"\*\*Z(\d+)\*\*")

PACKAGE: Final = '''\
"""{title}: a home-made set."""

from sixgun.cardgame.cardset import CardSet

from .cards import DECK, KINDS, RULES
from .characters import CHARACTERS

{constant} = CardSet(name="{name}", kinds=KINDS, deck=DECK, rules=RULES, characters=CHARACTERS)
'''
CARDS: Final = '''\
"""The cards of {title}: what each is, its copies in the deck, and the rules it rests on."""

from sixgun.cardgame.effect import ALL_OTHERS, ANY_OTHER, ANY_PLAYER, DISTANCE_1, ME, REACHABLE  # noqa: F401
from sixgun.cardgame.effects import Draw, Heal, Miss, Shoot, Take, Toss  # noqa: F401
from sixgun.cardgame.kind import BLUE, BROWN, GREEN, Kind, Weapon  # noqa: F401

KINDS: tuple[Kind, ...] = ()

DECK = """
"""

RULES = """
"""
'''
CHARACTERS: Final = '''\
"""The characters of {title}: only how each differs."""

from sixgun.cardgame.ability import Ability
from sixgun.cardgame.table import CardTable

CHARACTERS: tuple[Ability, ...] = ()
'''
DIGEST: Final = "# {title}\n\n## Characters and cards\n\n"
WORDS: Final = "### {title}: the name of everything, and what it does.\n\nset-{name} = {title}\n"

CHARACTER: Final = '''\
class {constant}(Ability):
    """Draws three cards in phase 1 ({rule})."""

    def draws_more(self, t: CardTable, me: int) -> int:
        return 1
'''
CHARACTER_RULE: Final = "- **{rule}** {title} ({life}): draws three cards in phase 1.\n"
CHARACTER_WORDS: Final = "\ncharacter-{name} = {title}\n    .card = In phase 1 you draw three cards instead of two.\n"
CHARACTER_SCENARIO: Final = """\
name: {title} draws three cards in phase 1
rules: [{rule}]
sets: [base, ..]
players:
  A: {{role: sheriff, character: {name}}}
  B: {{role: outlaw}}
  C: {{role: renegade}}
  D: {{role: outlaw}}
phase: draw
deck: [beer, barrel, mustang]
steps:
  - expect: {{A: {{hand: [beer, barrel, mustang]}}}}
"""

CARD_RULE: Final = "- **{rule}** {title} (brown): its player draws a card.\n"
CARD_WORDS: Final = "\ncard-{name} = {title}\n    .text = Draw a card from the deck.\n"
CARD_SCENARIO: Final = """\
name: {title} lets its player draw a card
rules: [{rule}]
sets: [base, ..]
players:
  A: {{role: sheriff, hand: [{name}]}}
  B: {{role: outlaw}}
  C: {{role: renegade}}
  D: {{role: outlaw}}
deck: [barrel]
steps:
  - A: play {name}
  - expect: {{A: {{hand: [barrel]}}, discard: {name}}}
"""


@dataclass
class Draft:
    """Files as they shall be, written all together or not at all."""

    folder: Path
    texts: dict[str, str] = field(default_factory=dict)

    def read(self, file: str) -> str:
        if file not in self.texts:
            try:
                self.texts[file] = (self.folder / file).read_text(encoding="utf-8")
            except OSError:
                raise SixgunError(f"{self.folder} has no {file}; make another set, or write the file anew") from None
        return self.texts[file]

    def append(self, file: str, text: str) -> None:
        above = self.read(file)
        self.texts[file] = above + ("" if above.endswith("\n") else "\n") + text

    def insert(self, file: str, name: str, line: str, before: str = "") -> None:
        """Add a line to the end of the list of that name, and something before the list."""
        text = re.sub(rf"^({name}\b.*= *\()\)$", r"\1\n)", self.read(file), flags=re.MULTILINE)
        found = re.search(rf"^{name}\b.*=.*[(\"]\n(?:.*\n)*?(?=(?:\)|\"\"\")$)", text, re.MULTILINE)
        if found is None:
            raise SixgunError(f"{self.folder / file} has no {name} that ends in a line of its own; let it end so")
        above = text[: found.start()]
        if before:
            above = f"{above.rstrip()}\n\n\n{before}\n\n"
        self.texts[file] = f"{above}{found[0]}    {line}\n{text[found.end() :]}"

    def write(self) -> None:
        try:
            for file, text in self.texts.items():
                (self.folder / file).parent.mkdir(parents=True, exist_ok=True)
                (self.folder / file).write_text(text, encoding="utf-8")
        except OSError as wrong:
            raise SixgunError(f"{self.folder} cannot be written ({wrong.strerror}); name another folder") from None


def kebab(name: str) -> str:
    """A name as moves and keys have it.

    >>> kebab("Calm Carla"), kebab("old-boot")
    ('calm-carla', 'old-boot')
    """
    words = re.split(r"[\s_-]+", name.strip().casefold())
    if not all(WORD.fullmatch(word) for word in words):
        raise BadOption(f"nothing can be called {quoted(name)}; a name is plain letters, as in calm-carla")
    return "-".join(words)


def titled(name: str) -> str:
    """The name as people read it.

    >>> titled("calm-carla")
    'Calm Carla'
    """
    return " ".join(word.capitalize() for word in name.split("-"))


def new_set(folder: Path) -> Draft:
    """A set with nothing in it."""
    name = kebab(folder.name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption(f"there is something in {folder} already; name a folder that is not there")
    facts = {"name": name, "title": titled(name), "constant": name.replace("-", "_").upper()}
    texts = {
        "__init__.py": PACKAGE,
        "cards.py": CARDS,
        "characters.py": CHARACTERS,
        "rules.md": DIGEST,
        "text/en.ftl": WORDS,
    }
    return Draft(folder, {file: text.format(**facts) for file, text in texts.items()})


def opened(folder: Path) -> Draft:
    """The set in a folder, or a new one."""
    return Draft(folder) if (folder / "__init__.py").is_file() else new_set(folder)


def new_character(folder: Path, called: str, life: int) -> tuple[Draft, dict[str, str]]:
    """A set with one character more, and the facts about him."""
    draft = opened(folder)
    facts = facts_about(draft, "character", called) | {"life": str(life)}
    entry = f'{facts["constant"]}("{facts["name"]}", {life}),'
    draft.insert("characters.py", "CHARACTERS", entry, CHARACTER.format(**facts))
    add(draft, facts, CHARACTER_RULE, CHARACTER_WORDS, CHARACTER_SCENARIO)
    return draft, facts


def new_card(folder: Path, called: str, sign: str) -> tuple[Draft, dict[str, str]]:
    """A set with one card more, and the facts about it."""
    draft = opened(folder)
    facts = facts_about(draft, "card", called)
    name = facts["name"]
    draft.insert("cards.py", "KINDS", f'Kind("{name}", BROWN, (Draw(1),)),')
    draft.insert("cards.py", "DECK", f"{name}: {sign}")
    draft.insert("cards.py", "RULES", f"{name}: {facts['rule']}")
    add(draft, facts, CARD_RULE, CARD_WORDS, CARD_SCENARIO)
    return draft, facts


def facts_about(draft: Draft, what: str, called: str) -> dict[str, str]:
    """What the templates tell of a new thing: names, and the next rule that is free."""
    name = kebab(called)
    if re.search(rf"^{what}-{name} *=", draft.read("text/en.ftl"), re.MULTILINE):
        raise BadOption(f"{draft.folder} has a {what} {quoted(name)} already; choose another name")
    if (draft.folder / "scenarios" / f"{name}.yaml").exists():
        raise BadOption(f"{draft.folder} has a scenario {name}.yaml already; choose another name")
    rule = max((int(number) for number in RULE_ID.findall(draft.read("rules.md"))), default=0) + 1
    title = titled(name)
    return {"name": name, "title": title, "constant": title.replace(" ", ""), "rule": f"Z{rule}"}


def add(draft: Draft, facts: dict[str, str], rule: str, words: str, scenario: str) -> None:
    draft.append("rules.md", rule.format(**facts))
    draft.append("text/en.ftl", words.format(**facts))
    draft.texts[f"scenarios/{facts['name']}.yaml"] = scenario.format(**facts)
