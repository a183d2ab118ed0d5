"""A bot in a process of its own that speaks JSON lines; docs/bots.md describes the protocol.

It is told what its seat may know and nothing else. Whatever it does wrong becomes a BotFailure: it crashes, says
nothing in time, says too much or something that is not an answer.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from durbar.games.errors import short
from durbar.play.files import Unreadable, parse_json
from durbar.play.table import Table

PROTOCOL = 1
MAX_ANSWER = 64 * 1024
"""Bytes of one line of a bot."""
MAX_LAST_WORDS = 500
"""Bytes kept of what a bot wrote to its error stream."""
START = 10.0
"""Seconds that a process has for starting, on top of the limit for its first decision."""
FAREWELL = 2.0
"""Seconds that a process has for ending when the game is over."""
GLANCE = 0.2
"""Seconds between two looks whether a process that says nothing is still there."""


class BotFailure(Exception):
    """A bot that could not give a legal decision; the text says what happened."""


def check_command(command: str) -> list[str]:
    """The words of a command that can be started; ValueError if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ValueError(f"line:{command}: the command cannot be read ({error})") from error
    if not words:
        raise ValueError("line: needs a command, as in line:python bot.py")
    if shutil.which(words[0]) is None:
        raise ValueError(f"line:{command}: there is no program {words[0]!r}")
    return words


class LineBot:
    """One process for one seat in one game."""

    def __init__(self, command: str, limit: float) -> None:
        self._words = check_command(command)
        self._limit = limit
        self._told = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._listener: Thread | None = None
        self._last_words = b""

    def decide(self, table: Table, seat: int) -> int:
        """The action it answers with; whether that is legal is for the table to say."""
        seconds = self._limit
        if self._process is None:
            self._process = self._start()
            self._say(_welcome(table, seat, self._limit))
            seconds += START
        answer = self._exchange(self._question(table, seat), seconds)
        return _read(answer)

    def close(self, table: Table) -> None:
        """Tell it how the game ended, let it go, and see to it that it is gone."""
        process = self._process
        if process is None:
            return
        result = table.result()
        if result is not None and process.poll() is None:
            with suppress(BotFailure):
                self._exchange({"type": "end", **result.to_dict()}, FAREWELL, close=True)
        self._kill()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(  # noqa: S603
                self._words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise BotFailure(f"it cannot be started: {error.strerror}") from error
        self._listener = Thread(target=self._listen, args=(process,), daemon=True)
        self._listener.start()
        return process

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Keep the end of what it writes to its error stream."""
        stream: Any = process.stderr
        with suppress(OSError, ValueError):
            while chunk := os.read(stream.fileno(), 4096):
                self._last_words = (self._last_words + chunk)[-MAX_LAST_WORDS:]

    def _question(self, table: Table, seat: int) -> dict[str, Any]:
        """What the seat may know; events are those since its last decision."""
        told = [event for line in table.lines(seat) for event in line["events"]]
        news, self._told = told[self._told :], len(told)
        seen = table.view(seat)
        return {"type": "decide", "seat": seat, "view": seen["view"], "actions": seen["actions"], "events": news}

    def _say(self, message: Mapping[str, Any]) -> None:
        """Write without waiting for an answer; small enough for the pipe to take it at once."""
        stream: Any = self._process and self._process.stdin
        with suppress(OSError):
            stream.write(_line(message))
            stream.flush()

    def _exchange(self, message: Mapping[str, Any], seconds: float, close: bool = False) -> bytes:
        """Write a message and read a line (or, to ``close``, the end). In a thread, since both may never return."""
        box: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=self._talk, args=(_line(message), close, box), daemon=True).start()
        answer = self._await(box, seconds)
        if not answer:
            raise BotFailure(self._obituary())
        if len(answer) > MAX_ANSWER:
            self._kill()
            raise BotFailure(f"its answer is longer than {MAX_ANSWER} bytes")
        return answer

    def _await(self, box: SimpleQueue[bytes], seconds: float) -> bytes:
        """The line that comes in time; nothing from a process that has ended, even if its children hold the pipe."""
        process: Any = self._process
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            gone = process.poll() is not None
            try:
                return box.get(timeout=min(left, GLANCE))
            except Empty:
                if gone:
                    return b""
        self._kill()
        raise BotFailure(f"no answer within {seconds:g} s")

    def _talk(self, line: bytes, close: bool, box: SimpleQueue[bytes]) -> None:
        process: Any = self._process
        answer = b""
        with suppress(OSError, ValueError):
            process.stdin.write(line)
            process.stdin.flush()
            if close:
                process.stdin.close()
                process.wait()
            else:
                answer = process.stdout.readline(MAX_ANSWER + 1)
        box.put(answer)

    def _obituary(self) -> str:
        process: Any = self._process
        listener: Any = self._listener
        try:
            ended = f"it ended with exit code {process.wait(FAREWELL)} instead of answering"
            listener.join(FAREWELL)  # what it wrote at its end is still being read; a child may hold the pipe
        except subprocess.TimeoutExpired:
            ended = "it closed its output instead of answering"
        words = " ".join(self._last_words.decode("utf-8", "replace").split())
        return f"{ended}; its last words: {short(words, MAX_LAST_WORDS)}" if words else ended

    def _kill(self) -> None:
        process: Any = self._process
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()


def _welcome(table: Table, seat: int, limit: float) -> dict[str, Any]:
    return {
        "type": "start",
        "protocol": PROTOCOL,
        "game": table.game.name,
        "players": len(table.seats),
        "options": table.options,
        "seat": seat,
        "limit": limit,
    }


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _read(answer: bytes) -> int:
    try:
        data = parse_json(answer.decode("utf-8"))
    except (UnicodeDecodeError, Unreadable) as error:
        raise BotFailure(f"its answer is not JSON: {short(repr(answer))}") from error
    action = data.get("action") if isinstance(data, dict) else None
    if type(action) is not int:
        raise BotFailure(f'its answer is not {{"action": number}}: {short(repr(answer))}')
    return action
