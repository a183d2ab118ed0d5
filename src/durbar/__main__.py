"""``python -m durbar`` is the command ``durbar``."""

from durbar.cli import main

main()
