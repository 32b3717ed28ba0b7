"""`python -m sixgun`: the same as the command `sixgun`."""

import sys

from sixgun.cli import main

sys.exit(main())
