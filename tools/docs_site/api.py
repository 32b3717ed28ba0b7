"""The API reference, read from the sources: signatures and docstrings, as Markdown.

Sources are parsed and never imported, so that it is the same where the modules are compiled.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Definition = ast.ClassDef | ast.FunctionDef
WANTED: Final = re.compile(r"<!-- api: (?P<module>[\w.]+)(?P<names>(?: \w+)*) -->")
"""Where a document wants the reference of a module: of these names, or of those in its `__all__`."""
ERROR: Final = "SixgunError"


class Source:
    """One module's source, parsed."""

    def __init__(self, sources: Path, name: str) -> None:
        place = sources.joinpath(*name.split("."))
        path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        self.sources = sources
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    def exported(self) -> list[str]:
        """The names in `__all__`."""
        for node in self.tree.body:
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
                return [str(name) for name in ast.literal_eval(node.value)]
        return []

    def find(self, name: str) -> Definition | None:
        """A definition by name, here or in the module that it is imported from; None for anything else."""
        for node in ast.walk(self.tree):
            if isinstance(node, Definition) and node.name == name and node in self.tree.body:
                return node
            if isinstance(node, ast.ImportFrom) and node.module and name in {alias.name for alias in node.names}:
                return Source(self.sources, node.module).find(name)
        return None


def fill_in(text: str, sources: Path) -> str:
    """A document with the reference wherever it wants one."""
    return WANTED.sub(lambda wanted: reference(sources, wanted["module"], wanted["names"].split()), text)


def reference(sources: Path, module: str, names: list[str]) -> str:
    """A module: what it is, then each name with its docstring, errors last."""
    source = Source(sources, module)
    found = [source.find(name) for name in names or source.exported()]
    definitions = [each for each in found if each is not None]
    if names and len(definitions) < len(names):
        raise ValueError(f"{module} does not define all of {', '.join(names)}; mend the page that wants them")
    parts = [] if names else [prose(source.tree)]
    for each in sorted(definitions, key=lambda each: (is_error(each), each.name.lower())):
        parts += described(each)
    return "\n\n".join(parts)


def described(node: Definition) -> list[str]:
    """A class or a function, as paragraphs."""
    if isinstance(node, ast.FunctionDef):
        return [f"### `{node.name}`", code(signature(node)), prose(node)]
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    parts = [f"### `{node.name}`", code(f"class {node.name}({bases})" if bases else f"class {node.name}"), prose(node)]
    facts = [f"| `{name}` | `{kind}` | {text} |" for name, kind, text in facts_of(node)]
    if facts:
        parts.append("\n".join(["| | | |", "|---|---|---|", *facts]))
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and is_public(method.name) and not is_property(method):
            parts += [code(signature(method)), prose(method)]
    return parts


def facts_of(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """What an object has: name, type, sentence. Properties, fields, and what `__init__` says of itself."""
    bodies = [node.body]
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            if is_property(method):
                yield (
                    method.name,
                    in_a_cell(ast.unparse(method.returns or ast.Name("Any"))),
                    in_a_cell(first_line(method)),
                )
            elif method.name == "__init__":
                bodies.append(method.body)
    for body in bodies:
        for each, following in zip(body, [*body[1:], None], strict=True):
            if isinstance(each, ast.AnnAssign):
                name = ast.unparse(each.target).removeprefix("self.")
                said = following.value if isinstance(following, ast.Expr) else None
                text = said.value if isinstance(said, ast.Constant) and isinstance(said.value, str) else ""
                if is_public(name):
                    kind = re.sub(r"^Final(\[(.+)\])?$", r"\2", ast.unparse(each.annotation))
                    yield name, in_a_cell(kind or "Any"), in_a_cell(text)


def signature(node: ast.FunctionDef) -> str:
    """How it is called, a line for each parameter where one line would be long."""
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    given = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    whole = f"{node.name}({given}){returns}"
    if len(whole) <= 100:
        return whole
    lines = "".join(f"    {part},\n" for part in re.split(r", (?=\*|\w+:)", given))
    return f"{node.name}(\n{lines}){returns}"


def prose(node: Definition | ast.Module) -> str:
    """A docstring as Markdown: its examples become blocks."""
    text = ast.get_docstring(node) or ""
    return re.sub(r"(?m)((?:^(?:>>>|\.\.\.).*\n?(?:^(?!>>>)\S.*\n?)*)+)", lambda found: code(found[1]), text)


def code(text: str) -> str:
    return f"```python\n{text.rstrip()}\n```"


def first_line(node: ast.FunctionDef) -> str:
    return (ast.get_docstring(node) or "").split("\n\n")[0]


def in_a_cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def is_error(node: Definition) -> bool:
    return isinstance(node, ast.ClassDef) and (node.name == ERROR or ERROR in map(ast.unparse, node.bases))


def is_public(name: str) -> bool:
    return not name.startswith("_") and "." not in name


def is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(decorator) == "property" for decorator in node.decorator_list)
