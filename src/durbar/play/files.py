"""Files from outside: read with a limit, checked before anything else looks at them, written in one step."""

from __future__ import annotations

import json
import math
import os
import secrets
import tomllib
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from os import PathLike
from pathlib import Path
from typing import Any

from durbar.games.errors import Fault, short

LIMIT = 4 * 1024 * 1024
"""No file of ours is larger than this, in bytes; a long game is a hundredth of it."""
DEEPEST = 40
"""No data of ours is nested more deeply."""

StrPath = str | PathLike[str]


class Unreadable(ValueError):
    """A file or text that is not even data; carries the one fault there is to report."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def read_text(path: StrPath) -> str:
    """The text of a file of reasonable size."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(LIMIT + 1)
        check_size(len(data))
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Unreadable(Fault("file", f"not UTF-8 at byte {error.start}", "a text file in UTF-8")) from error
    except (OSError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise Unreadable(Fault("file", reason, "a file that can be read")) from error


def check_size(size: int) -> None:
    """Refuse what is far too large to be one of our files."""
    if size > LIMIT:
        raise Unreadable(Fault("file", f"more than {LIMIT} bytes", f"at most {LIMIT} bytes"))


def parse_json(text: str) -> Any:
    """Data from JSON: no duplicate keys, no numbers that are not numbers, no bottomless nesting."""
    check_size(len(text))
    try:
        data = json.loads(text, object_pairs_hook=_no_duplicates, parse_constant=_no_constant, parse_float=_finite)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        what = "the text ends too early" if error.pos >= len(text.rstrip()) else error.msg
        raise Unreadable(Fault(where, what, "complete JSON")) from error
    except RecursionError as error:
        raise Unreadable(Fault("file", "nested too deeply", f"at most {DEEPEST} levels")) from error
    except ValueError as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(Fault("file", short(str(error)), "numbers of a sensible size")) from error
    check_data(data)
    return data


def parse_toml(text: str) -> dict[str, Any]:
    """Data from TOML."""
    check_size(len(text))
    try:
        data = tomllib.loads(text)
    except RecursionError as error:
        raise Unreadable(Fault("file", "nested too deeply", f"at most {DEEPEST} levels")) from error
    except ValueError as error:
        raise Unreadable(Fault("file", short(str(error)), "TOML")) from error
    check_data(data)
    return data


def check_data(data: Any) -> None:
    """Refuse data nested so deeply that handling it could fail, and texts that cannot be written to a file."""
    level = [data]
    for _ in range(DEEPEST):
        for item in level:
            if isinstance(item, str) and not _is_writable(item):
                raise Unreadable(Fault("file", repr(item[:20]), "texts of whole characters"))
        level = [child for item in level for child in _children(item)]
        if not level:
            return
    raise Unreadable(Fault("file", "nested too deeply", f"at most {DEEPEST} levels"))


def _children(item: Any) -> Iterable[Any]:
    if isinstance(item, dict):
        return [*item, *item.values()]
    return item if isinstance(item, list) else ()


def _is_writable(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def write_text(path: StrPath, text: str) -> None:
    """Write a file in one step: either all of it is there afterwards, or what was there before."""
    goal = Path(path)
    draft = goal.with_name(f".{goal.name}.{secrets.token_hex(6)}.part")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, goal)
    except BaseException:
        with suppress(OSError):
            draft.unlink()
        raise


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    table = dict(pairs)
    if len(table) != len(pairs):
        twice, _ = Counter(key for key, _ in pairs).most_common(1)[0]
        raise Unreadable(Fault(short(twice), "given twice in one table", "every key once"))
    return table


def _no_constant(name: str) -> Any:
    raise Unreadable(Fault("file", name, "numbers only"))


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise Unreadable(Fault("file", short(text), "numbers of a sensible size"))
    return value
