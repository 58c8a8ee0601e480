"""`python -m quadriga` is the command `quadriga`."""

import sys

from quadriga.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
