"""`python -m sixgun.server` is `sixgun serve`."""

import argparse
import sys

from sixgun.cli.serve import add_arguments, run
from sixgun.errors import SixgunError

parser = argparse.ArgumentParser(prog="python -m sixgun.server", description="Play in the browser.")
add_arguments(parser)
if __name__ == "__main__":
    try:
        sys.exit(run(parser.parse_args()))
    except SixgunError as wrong:
        print(f"sixgun: {wrong}", file=sys.stderr)
        sys.exit(2)
