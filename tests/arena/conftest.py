"""What the tests of this room share: bots in processes of their own."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

Script = Callable[[str], str]

TEMPLATE = """
import json, os, sys, time
seen = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue
    seen += 1
    action = message["actions"][0]["action"]
{body}
    print(json.dumps({{"action": action}}), flush=True)
"""


@pytest.fixture
def script(world: None, tmp_path: Path) -> Script:
    """Write a bot that plays the first action, with ``body`` done before each answer; gives its word."""

    def write(body: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.glob('bot*')))}.py"
        lines = "\n".join(f"    {line}" for line in body.splitlines()) or "    pass"
        path.write_text(TEMPLATE.format(body=lines), "utf-8")
        return f"line:{sys.executable} {path}"

    return write
