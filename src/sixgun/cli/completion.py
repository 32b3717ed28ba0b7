"""`sixgun completion`: a script with which a shell completes these commands, made from their parsers."""

import argparse
from typing import Final

from sixgun.cli.exit_code import DONE

SHELLS: Final = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = "Print what completes these commands in a shell: names of bots, sets and characters, too."
    parser.epilog = """\
bash: source <(sixgun completion bash)            or write it into ~/.local/share/bash-completion/completions/sixgun
zsh:  sixgun completion zsh > _sixgun             in a folder of $fpath
fish: sixgun completion fish > ~/.config/fish/completions/sixgun.fish"""
    parser.add_argument("shell", choices=SHELLS, metavar="bash|zsh|fish", help="the shell")


def run(args: argparse.Namespace) -> int:
    from sixgun.cli import shells

    print({"bash": shells.bash, "zsh": shells.zsh, "fish": shells.fish}[args.shell](), end="")
    return DONE
