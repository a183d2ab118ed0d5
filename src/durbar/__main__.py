"""``python -m durbar`` is the command ``durbar``."""

from durbar.cli import main

if __name__ == "__main__":  # a bot's process imports this module too
    main()
