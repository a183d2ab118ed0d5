"""``python -m tests.playthroughs [--new]`` tells all playthroughs anew: the same moves, or with --new others."""

from __future__ import annotations

import sys

from tests.games.walk import all_cases
from tests.playthroughs.playthrough import file_of, moves_of, playthrough

for case in all_cases():
    file = file_of(case)
    moves = moves_of(file.read_text("utf-8")) if file.exists() and "--new" not in sys.argv else []
    file.parent.mkdir(exist_ok=True)
    file.write_text(playthrough(case, moves), "utf-8")
    print(file)
