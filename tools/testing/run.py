"""Running the stages, and saying what came of them."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.testing.environment import neutral
from tools.testing.stages import BUILD, PYTHON, ROOT, Group, Stage, pytest

NOTES = ROOT / "build" / "second_tries.txt"
KEPT_NOTES = 200
MOST_SECOND_TRIES = 3
SLOWEST = 10
OF_OTHER_RUNS = ("PYTEST", "PYTHON", "MAKE", "MFLAGS")
"""Beginnings of the names of variables by which whoever has started this one speaks to its own programs.

With some of them Python passes over assertions, or translates every file anew in every process.
"""


@dataclass(frozen=True)
class SecondTry:
    """A test that failed, and passed when it was tried once more."""

    test: str
    first: float
    second: float

    def __str__(self) -> str:
        return f"passed only on a second try: {self.test} ({self.first:.1f} s, then {self.second:.1f} s)"


class Run:
    """One run of all stages, one group of them after the other."""

    def __init__(self, groups: list[Group]) -> None:
        self.groups = groups
        self.stages = [stage for group in groups for stage in group]
        self.second_tries: list[SecondTry] = []
        self.counts: dict[str, int] = defaultdict(int)
        self.durations: dict[str, float] = {}
        self._environment = environment()
        self._begun = time.monotonic()

    def everything(self) -> None:
        """Run the stages."""
        BUILD.mkdir(parents=True, exist_ok=True)
        for group in self.groups:
            self._run(group)
            if any(stage.needed and stage.result != "passed" for stage in group):
                break

    def is_well(self) -> bool:
        """Whether every stage has passed, and hardly a test needed luck."""
        return all(stage.result == "passed" for stage in self.stages) and len(self.second_tries) <= MOST_SECOND_TRIES

    def _run(self, group: Group) -> None:
        """Run stages at the same time: the first one on the screen, the others are shown when they have ended."""
        begun = time.monotonic()
        first, *others = group
        print(f"\n== {first.name}", flush=True)
        with ExitStack() as files:
            running = {first: self._start(first.command, first.changes)}
            for stage in others:
                log = files.enter_context(stage.log.open("wb"))
                running[stage] = self._start(stage.command, stage.changes, stdout=log, stderr=log)
            for stage, process in running.items():
                code = self._wait(process, running)
                if stage is not first:
                    print(f"\n== {stage.name}\n{stage.log.read_text('utf-8', 'replace')}", end="", flush=True)
                if stage.tests:
                    code = self._judge(stage, code)
                stage.seconds = time.monotonic() - begun
                stage.result = "passed" if code == 0 else "failed"

    def _start(self, command: list[str], changes: dict[str, str], **output: Any) -> subprocess.Popen[bytes]:
        environment = self._environment | changes
        return subprocess.Popen(command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, **output)

    def _wait(self, process: subprocess.Popen[bytes], beside: Mapping[Stage, subprocess.Popen[bytes]]) -> int:
        try:
            return process.wait()
        except KeyboardInterrupt:
            for other in (process, *beside.values()):
                other.terminate()
                other.wait()
            raise

    def _judge(self, stage: Stage, code: int) -> int:
        """Read what came of the tests, and try again what may have failed by the machine."""
        failed: dict[str, float] = {}
        for test, outcome, seconds in outcomes(stage.outcomes):
            name = f"{test} (plain files)" if stage.changes else test
            self.durations[name] = self.durations.get(name, 0.0) + seconds
            if outcome == "failed":
                failed[test] = self.durations[name]
            elif outcome:
                self.counts[outcome] += 1
        read = all("::" in test for test in failed)  # the name of a file alone: it could not even be read
        if code == 1 and stage.try_again and read and 0 < len(failed) <= MOST_SECOND_TRIES:
            failed = {test: seconds for test, seconds in failed.items() if not self._passes_alone(test, seconds)}
            code = 1 if failed else 0
        stage.failed = list(failed)
        self.counts["failed"] += len(failed)
        return code

    def _passes_alone(self, test: str, first: float) -> bool:
        print(f"\n-- a second try, alone: {test}", flush=True)
        file = BUILD / "second-try.jsonl"
        if self._wait(self._start(pytest(file, test), {}), {}):
            return False
        self.second_tries.append(SecondTry(test, first, sum(seconds for _, _, seconds in outcomes(file))))
        self.counts["passed"] += 1
        return True

    def report(self) -> str:
        """The closing table, the slowest tests, what was tried twice, and how to run what failed."""
        lines = ["", f"{'stage':<12}{'result':<10}{'time':>7}"]
        lines += [f"{stage.name:<12}{stage.result:<10}{_clock(stage.seconds):>7}" for stage in self.stages]
        lines += [f"{'all':<22}{_clock(time.monotonic() - self._begun):>7}"]
        if self.durations:
            slowest = sorted(self.durations.items(), key=lambda item: -item[1])[:SLOWEST]
            lines += ["", "slowest tests", *(f"{seconds:6.1f} s  {test}" for test, seconds in slowest)]
        if self.second_tries:
            lines += ["", *map(str, self.second_tries)]
        if len(self.second_tries) > MOST_SECOND_TRIES:
            lines.append(f"more than {MOST_SECOND_TRIES} tests needed a second try: that is no luck")
        lines += ["", *self._what_failed()]
        return "\n".join(lines)

    def _what_failed(self) -> Iterator[str]:
        for stage in self.stages:
            yield from (f"FAILED {test}" for test in stage.failed)
        for stage in self.stages:
            if stage.result == "failed":
                yield f"run this alone: {_alone(stage)}"
        counts = ", ".join(f"{self.counts[name]} {name}" for name in ("passed", "failed", "skipped"))
        if any(stage.tests and stage.result != "not run" for stage in self.stages):
            yield counts

    def note(self) -> None:
        """Keep what needed a second try, with those of the last runs."""
        if self.second_tries:
            when = time.strftime("%Y-%m-%d %H:%M")
            before = NOTES.read_text("utf-8").splitlines() if NOTES.exists() else []
            lines = [*before, *(f"{when} {one}" for one in self.second_tries)][-KEPT_NOTES:]
            NOTES.write_text("\n".join(lines) + "\n", "utf-8")


def outcomes(file: Path) -> Iterator[tuple[str, str, float]]:
    """The tests that ran with their outcome (none for what only took time) and their seconds."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            found = json.loads(line)
            yield found["test"], found["outcome"], found["seconds"]


def environment() -> dict[str, str]:
    """What the stages are told; who starts the tests has no say in it."""
    kept = neutral(os.environ, "DURBAR_BROWSER")
    return {name: value for name, value in kept.items() if not name.startswith(OF_OTHER_RUNS)} | {"PYTHONHASHSEED": "0"}


def _alone(stage: Stage) -> str:
    if not stage.failed:
        return shlex.join(stage.command)
    changes = "".join(f"{name}={value} " for name, value in stage.changes.items())
    return changes + shlex.join([os.path.relpath(PYTHON, ROOT), "-m", "pytest", *stage.failed])


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
