"""`python -m sixgun.cli`, for when the command is not on the path."""

import sys

from sixgun.cli import main

sys.exit(main())
