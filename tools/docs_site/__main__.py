"""Build the documentation as a site, which `sixgun serve` shows under /docs; a link that leads nowhere fails.

python -m tools.docs_site            # into src/sixgun/server/docs, unless it is current there
python -m tools.docs_site --check    # only says whether it could be built
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from tools.docs_site.links import faults
from tools.docs_site.page import ROOT
from tools.docs_site.site import build
from tools.docs_site.stamp import SITE, STAMP, fingerprint, is_current


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.docs_site", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 if a link leads nowhere")
    parser.add_argument("--out", type=Path, default=SITE, help="where the site goes (default: %(default)s)")
    args = parser.parse_args(words)
    if not args.check and is_current(args.out):
        return 0
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "docs")
        build(site)
        (site / STAMP).write_text(fingerprint(ROOT), encoding="utf-8")
        wrong = list(faults(site))
        if not wrong and not args.check:
            replace(args.out, site)
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong else 0


def replace(old: Path, new: Path) -> None:
    """Put a folder in the place of another; a server that reads it meanwhile finds one of them whole, or none."""
    beside = old.with_name(f"{old.name}.new")
    shutil.rmtree(beside, ignore_errors=True)
    shutil.copytree(new, beside)
    shutil.rmtree(old, ignore_errors=True)
    beside.replace(old)


if __name__ == "__main__":
    sys.exit(main())
