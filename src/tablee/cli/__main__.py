"""`python -m tablee.cli`."""

import sys

from tablee.cli import main

if __name__ == "__main__":  # the lab's processes import this file too
    sys.exit(main())
