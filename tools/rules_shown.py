"""Which scenario or test shows which rule: write docs/rules-shown.md, or check that nothing is missing."""

import ast
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from typing import Final

from sixgun.digest import BOOKS, FOLDER, Rule, read_rules
from sixgun.errors import BadScenario
from sixgun.scenario.document import read_documents
from sixgun.scenario.read import NOT_SHOWN, find_files, read_file
from tools import made_file

PAGE: Final = Path("docs", "rules-shown.md")
DIGESTS: Final = Path("src", "sixgun") / FOLDER
COMMAND: Final = "python -m tools.rules_shown"


@dataclass(frozen=True)
class Claim:
    """A scenario or a test that says it shows a rule."""

    name: str
    file: Path
    is_test: bool


@dataclass
class Coverage:
    """The rules, who shows them, and the reasons for those that nobody can show."""

    rules: list[Rule]
    claims: dict[str, list[Claim]] = field(default_factory=lambda: defaultdict(list))
    reasons: dict[str, str] = field(default_factory=dict)
    scenarios: list[str] = field(default_factory=list)
    tests: int = 0


def survey(root: Path) -> Coverage:
    """Everything the project says about its rules."""
    found = Coverage(read_rules(root / DIGESTS))
    for file in find_files([root / "scenarios"]):
        for scenario in read_file(file):
            found.scenarios.append(scenario.name)
            for rule in scenario.rules:
                found.claims[rule].append(Claim(scenario.name, file.relative_to(root), is_test=False))
    for file in sorted((root / "tests").rglob("test_*.py")):
        for name, rules in marked_tests(ast.parse(file.read_text(encoding="utf-8"))):
            found.tests += 1
            for rule in rules:
                found.claims[rule].append(Claim(name, file.relative_to(root), is_test=True))
    for file in sorted((root / "scenarios").rglob(NOT_SHOWN)):
        for document in read_documents(file):
            if not isinstance(document.value, dict):
                raise BadScenario(f"{file}:{document.line(())}: this is a mapping of rules to reasons")
            found.reasons |= {str(rule): str(reason) for rule, reason in document.value.items()}
    return found


def marked_tests(tree: ast.AST) -> Iterator[tuple[str, list[str]]]:
    """The tests marked with rules, by name.

    >>> list(marked_tests(ast.parse('@pytest.mark.rule("C8", "C9")\\ndef test_roles(): ...')))
    [('test_roles', ['C8', 'C9'])]
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            rules = [rule for decorator in node.decorator_list for rule in marks(decorator)]
            if rules:
                yield node.name, rules


def marks(decorator: ast.expr) -> list[str]:
    """The ids of a decorator `@pytest.mark.rule(…)`; none of any other."""
    if not (isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule"):
        return []
    return [str(argument.value) for argument in decorator.args if isinstance(argument, ast.Constant)]


def complaints(found: Coverage) -> list[str]:
    """What is missing or wrong, a line each."""
    known = {rule.id for rule in found.rules}
    wrong = [f"{times} scenarios are called {name!r}; give each a name of its own" for name, times in twice(found)]
    for rule, claims in sorted(found.claims.items()):
        if rule not in known:
            wrong.append(f"{claims[0].file} claims to show {rule}, which no digest has")
        if rule in found.reasons:
            wrong.append(f"{rule} is in {NOT_SHOWN} though {claims[0].file} shows it")
    wrong += [f"{NOT_SHOWN} lists {rule}, which no digest has" for rule in found.reasons if rule not in known]
    for each in found.rules:
        if not (each.id in found.claims or each.id in found.reasons or each.optional):
            wrong.append(f"{each.id} is shown by no scenario and no test: {each.about}")
    return wrong


def twice(found: Coverage) -> list[tuple[str, int]]:
    return [(name, times) for name, times in Counter(found.scenarios).items() if times > 1]


# the page


def page(found: Coverage) -> str:
    """The page, in the order of the digests."""
    rules = len(found.rules)
    shown = sum(rule.id in found.claims for rule in found.rules)
    lines = [
        "# Where each rule is shown",
        "",
        f"Written by `{COMMAND}` from the digests in {DIGESTS.as_posix()}, the scenarios and the tests;",
        "`./check` fails when a rule is shown by nothing or this page is out of date.",
        "",
        f"Of {rules} rules {shown} are shown, by {len(found.scenarios)} scenarios and {found.tests} tests;",
        f"{len(found.reasons)} cannot be shown by any program, each with the reason;",
        f"{rules - shown - len(found.reasons)} are shown by nothing.",
    ]
    for book, of_book in groupby(found.rules, key=lambda rule: rule.book):
        lines += ["", f"## {BOOKS[book]} ([{book}.md](../{DIGESTS.as_posix()}/{book}.md))"]
        for section, of_section in groupby(of_book, key=lambda rule: rule.section):
            lines += ["", f"### {section}", ""]
            for rule in of_section:
                lines += entry(found, rule)
    return "\n".join(lines) + "\n"


def entry(found: Coverage, rule: Rule) -> list[str]:
    """The lines of one rule: what it says, then what shows it, a line a file."""
    sure = f" *(confidence: {rule.sure})*" if rule.sure else ""
    head = f"- **{rule.id}** {rule.about}{sure}"
    if rule.id in found.reasons:
        return [head, f"  - *cannot be shown:* {found.reasons[rule.id]}"]
    if rule.id not in found.claims:
        return [head, f"  - *not shown:* {rule.optional or 'nothing shows it yet'}"]
    by_file: dict[Path, list[str]] = defaultdict(list)
    for claim in found.claims[rule.id]:
        by_file[claim.file].append(f"`{claim.name}`" if claim.is_test else claim.name)
    return [head, *(f"  - [{file}](../{file}): {'; '.join(names)}" for file, names in by_file.items())]


def main(words: Sequence[str] | None = None) -> int:
    """0 done or all well, 1 something is missing or stale, 2 wrong use."""
    parser = made_file.command("rules_shown", __doc__)
    parser.add_argument(
        "--root", type=Path, default=Path(), metavar="FOLDER", help="the project (default: this folder)"
    )
    args = parser.parse_args(words)
    try:
        found = survey(args.root)
    except BadScenario as error:
        print(error, file=sys.stderr)
        return 2
    text = page(found)
    file = args.root / PAGE
    if not args.check:
        made_file.write(file, text)
        print(f"{file}: {len(found.rules)} rules")
        return 0
    wrong = complaints(found) + made_file.complaints(parser, file, text)
    print("\n".join(wrong) or f"{len(found.rules)} rules, none missing")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
