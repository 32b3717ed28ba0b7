"""The completion scripts of three shells. Each knows every command by itself: nothing is started at a Tab."""

from collections.abc import Iterable, Iterator

from sixgun.cli.completed import Place, Takes, places


def bash() -> str:
    """For `source`, or a file of the completions' folder."""
    found = places()
    return f"""\
# Completes sixgun in bash: made by `sixgun completion bash`.
_sixgun() {{
    local word="${{COMP_WORDS[COMP_CWORD]}}" before="${{COMP_WORDS[COMP_CWORD-1]}}" place="" each
    if [[ $word == "=" ]]; then word=""; fi
    if [[ $before == "=" ]]; then before="${{COMP_WORDS[COMP_CWORD-2]}}"; fi
    for each in "${{COMP_WORDS[@]:1:COMP_CWORD-1}}"; do
        case "$place/$each" in {"|".join(paths(found))}) place="$place/$each" ;; esac
    done
    COMPREPLY=()
    case "$place $before" in
{branches((f"{place} {name}", f"{in_bash(takes)}; return") for place, name, takes in valued(found))}
    esac
    case "$place" in
{branches((place.path, words_in_bash(place)) for place in found)}
    esac
}}
complete -F _sixgun sixgun
"""


def words_in_bash(place: Place) -> str:
    """What may stand in a command: options if one is begun, else what is due."""
    named = f'COMPREPLY=($(compgen -W {quote(" ".join(place.options))} -- "$word"))'
    due = Takes("words", tuple(place.below)) if place.below else place.due
    return f"if [[ $word == -* ]]; then {named}; else {in_bash(due)}; fi"


def in_bash(takes: Takes) -> str:
    words = quote(" ".join(takes.words))
    match takes.kind:
        case "file":
            return 'compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$word"))'
        case "words":
            return f'COMPREPLY=($(compgen -W {words} -- "$word"))'
        case "list":
            head = '"${word%"${word##*,}"}"'
            return f'compopt -o nospace 2>/dev/null; COMPREPLY=($(compgen -P {head} -W {words} -- "${{word##*,}}"))'
        case _:
            return ":"


def zsh() -> str:
    """For a file `_sixgun` in a folder of $fpath."""
    found = places()
    return f"""\
#compdef sixgun
# Completes sixgun in zsh: made by `sixgun completion zsh`.
_sixgun() {{
    local word="${{words[CURRENT]}}" before="${{words[CURRENT-1]}}" place="" each
    for each in "${{(@)words[2,CURRENT-1]}}"; do
        case "$place/$each" in {"|".join(paths(found))}) place="$place/$each" ;; esac
    done
    case "$place $before" in
{branches((f"{place} {name}", f"{in_zsh(takes)}; return") for place, name, takes in valued(found))}
    esac
    case "$place" in
{branches((place.path, words_in_zsh(place)) for place in found)}
    esac
}}
compdef _sixgun sixgun
"""


def words_in_zsh(place: Place) -> str:
    due = Takes("words", tuple(place.below)) if place.below else place.due
    return f"if [[ $word == -* ]]; then compadd -- {' '.join(place.options)}; else {in_zsh(due)}; fi"


def in_zsh(takes: Takes) -> str:
    words = " ".join(map(quote, takes.words))
    match takes.kind:
        case "file":
            return "_files"
        case "words":
            return f"compadd -- {words}"
        case "list":
            return f"compset -P '*,'; compadd -S '' -- {words}"
        case _:
            return ":"


def fish() -> str:
    """For a file of the completions' folder."""
    found = places()
    lines = [
        "# Completes sixgun in fish: made by `sixgun completion fish`.",
        "function __sixgun_at",
        "    set -l place ''",
        "    for each in (commandline -opc)[2..-1]",
        f"        contains -- $place/$each {' '.join(paths(found))}; and set place $place/$each",
        "    end",
        '    test "$place" = "$argv[1]"',
        "end",
        "complete -c sixgun -f",
    ]
    for place in found:
        at = f"complete -c sixgun -n \"__sixgun_at '{place.path}'\""
        lines += [f"{at} -a {name} -d {quote(help)}" for name, help in place.below.items()]
        if place.due.kind == "file":
            lines.append(f"{at} -F")
        elif place.due.words:
            lines.append(f"{at} -a {quote(' '.join(place.due.words))}")
        for name, takes in place.options.items():
            kind = "-l" if name.startswith("--") else "-s"
            lines.append(f"{at} {kind} {name.lstrip('-')}{in_fish(takes)} -d {quote(place.help[name])}")
    return "\n".join(lines) + "\n"


def in_fish(takes: Takes) -> str:
    match takes.kind:
        case "nothing":
            return ""
        case "file":
            return " -r -F"
        case "words" | "list":
            return f" -x -a {quote(' '.join(takes.words))}"
        case _:
            return " -x"


def branches(of: Iterable[tuple[str, str]]) -> str:
    """The lines of a `case`: a word, and what is done."""
    return "\n".join(f"        {quote(word)}) {does} ;;" for word, does in of)


def paths(found: list[Place]) -> list[str]:
    """Every command below `sixgun`."""
    return [place.path for place in found if place.path]


def valued(found: list[Place]) -> Iterator[tuple[str, str, Takes]]:
    """Every option that something comes after."""
    for place in found:
        for name, takes in place.options.items():
            if takes.kind != "nothing":
                yield place.path, name, takes


def quote(text: str) -> str:
    """The text in quotes, as all three shells understand them."""
    return "'" + text.replace("'", "’") + "'"
