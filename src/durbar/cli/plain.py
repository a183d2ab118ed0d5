"""Signs for a terminal that has no others than ASCII: every player keeps a sign of their own, the board its lines."""

from __future__ import annotations

import codecs
import unicodedata

HANDLER = "durbar.plain"
SIGNS = dict(zip("●■◆▲⬢○◇◈♔♛✓✗✕▸←↑→↓·×–’‘“”«»±", '@#%A=oO&KQvxx><^>v.x-\'\'""""~', strict=True))
LETTERS = {"æ": "ae", "œ": "oe", "Æ": "AE", "Œ": "OE"}


def plain(sign: str) -> str:
    """ASCII in the place of another character; of the same width, unless it is two letters in one."""
    if sign in SIGNS:
        return SIGNS[sign]
    if sign in LETTERS:
        return LETTERS[sign]
    name = unicodedata.name(sign, "")
    if name.startswith("BOX DRAWINGS"):
        down, across = "VERTICAL" in name, "HORIZONTAL" in name
        return "|" if down and not across else "-" if across and not down else "+"
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"


def _handle(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def register() -> None:
    """Make ``HANDLER`` known as a way to handle what a stream cannot encode."""
    codecs.register_error(HANDLER, _handle)
