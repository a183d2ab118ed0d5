"""Board files: the only files that the games read, and nothing is taken from them on trust."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import Any

from durbar.games.errors import BoardError, Fault, shown
from durbar.games.integers import with_plain_integers

LIMIT = 1024 * 1024
"""No board file is larger than this, in bytes."""

BoardSource = str | PathLike[str] | Mapping[str, Any] | None


def board_data(source: BoardSource, package: str) -> Mapping[str, Any]:
    """The data of a board: the standard one of a game's package, that of a file, or what is data already."""
    if source is None:
        return tomllib.loads(files(package).joinpath("board.toml").read_text("utf-8"))
    if isinstance(source, Mapping):
        data: Mapping[str, Any] = with_plain_integers(source)
        return data
    if isinstance(source, str | PathLike):
        return read_board(source)
    raise BoardError("board", [Fault("board", shown(source), "the name of a file, or the data of one")])


def read_board(path: str | PathLike[str]) -> Mapping[str, Any]:
    """The data of a board file; BoardError if it is not even data."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(LIMIT + 1)
        if len(content) <= LIMIT:
            return tomllib.loads(content.decode("utf-8-sig"))
        found = f"more than {LIMIT} bytes"
    except OSError as error:
        found = error.strerror or str(error)
    except UnicodeDecodeError as error:
        found = f"not UTF-8 at byte {error.start}"
    except tomllib.TOMLDecodeError as error:
        found = str(error)
    except RecursionError:
        found = "nested too deeply"
    except ValueError:
        found = "a name or a number that is too large or cannot be read"
    raise BoardError(str(path), [Fault("file", found, "a readable TOML file in UTF-8")])
