from __future__ import annotations

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from durbar.play.chance import SeededChance, as_seed, new_seed


def by_hand(seed: str, index: int, outcomes: list[tuple[int, int]]) -> int:
    """The published method once more, in other words: a bag with one slip for each unit of weight."""
    slips = [action for action, weight in outcomes for _ in range(weight)]
    return slips[int(sha256(f"{seed}:{index}".encode()).hexdigest(), 16) % len(slips)]


def test_draws_follow_the_published_method() -> None:
    chance = SeededChance("a seed")
    outcomes = [(5, 3), (9, 1), (2, 7)]
    drawn = [chance.draw(index, outcomes) for index in range(200)]
    assert drawn == [by_hand("a seed", index, outcomes) for index in range(200)]
    assert set(drawn) == {5, 9, 2}


def test_the_recipe_in_the_guide_gives_the_same_draws() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text("utf-8")
    recipe = next(block for block in re.findall(r"```python\n(.*?)```", guide, re.DOTALL) if "def draw" in block)
    names: dict[str, Any] = {}
    exec(compile(recipe, "fairness.md", "exec"), names)  # noqa: S102
    outcomes = [(5, 3), (9, 1), (2, 7)]
    assert [names["draw"]("7", index, outcomes) for index in range(50)] == [
        SeededChance("7").draw(index, outcomes) for index in range(50)
    ]


def test_draws_have_their_weights() -> None:
    chance = SeededChance("weights")
    count = Counter(chance.draw(index, [(0, 1), (1, 3)]) for index in range(4000))
    assert 2900 < count[1] < 3100


def test_digest_is_that_of_the_seed_text() -> None:
    assert SeededChance("7").digest == sha256(b"7").hexdigest()


def test_bots_have_a_stream_for_each_decision() -> None:
    chance = SeededChance("7")
    first = int.from_bytes(sha256(b"7:bot:12").digest()[:8], "big")
    assert chance.bot_rng(12).randrange(10**9) == type(chance.bot_rng(0))(first).randrange(10**9)
    assert len({chance.bot_rng(seq).randrange(2**30) for seq in range(50)}) == 50


def test_seeds() -> None:
    assert as_seed(7) == "7"
    assert as_seed("été") == "été"
    assert len(new_seed()) == 64
    assert new_seed() != new_seed()


@pytest.mark.parametrize("seed", ["", "x" * 201, "a\nb", "\ud800", True, 1.5, b"7"])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        as_seed(seed)  # type: ignore[arg-type]
