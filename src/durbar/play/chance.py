"""Draws that nobody can bend and everybody can verify afterwards.

A table has a secret seed, a text. Its SHA-256 is published before the first draw, the seed itself when the game is
over. Draw number ``i`` (counted from 0 over the whole game) is decided like this:

1. take the SHA-256 of the text ``<seed>:<i>`` in UTF-8 and read it as one big-endian integer;
2. take the remainder after division by the sum of the weights of all outcomes;
3. walk through the outcomes in the order of ``state.chance_outcomes()``, subtracting each weight, and stop at the
   first outcome whose weight is greater than what is left.

Bots draw from the same seed: the one that decides when the log has ``n`` entries gets a generator that starts from
the first eight bytes of the SHA-256 of ``<seed>:bot:<n>``. So a table is reproducible as a whole.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256

from durbar.games.integers import as_integer
from durbar.games.rng import Rng

SEED_BYTES = 32
MAX_SEED = 200


class SeededChance:
    """The draws of one table.

    >>> chance = SeededChance("7")
    >>> chance.draw(0, [(10, 1), (20, 3)]) in (10, 20)
    True
    """

    def __init__(self, seed: str) -> None:
        self.seed = check_seed(seed)
        self.digest = digest(seed)
        """The SHA-256 of the seed, in hexadecimal: published at the start."""

    def draw(self, index: int, outcomes: Iterable[tuple[int, int]]) -> int:
        """The outcome of draw number ``index`` among (action, weight) pairs."""
        outcomes = list(outcomes)
        rest = int.from_bytes(self._hash(str(index)), "big") % sum(weight for _, weight in outcomes)
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise ValueError("outcomes of chance need positive weights")

    def bot_rng(self, seq: int) -> Rng:
        """The generator of a bot that decides when the log has ``seq`` entries."""
        return Rng(int.from_bytes(self._hash(f"bot:{seq}")[:8], "big"))

    def _hash(self, label: str) -> bytes:
        return sha256(f"{self.seed}:{label}".encode()).digest()


def digest(seed: str) -> str:
    """What is published of a seed at the start."""
    return sha256(seed.encode()).hexdigest()


def new_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(SEED_BYTES)


def as_seed(seed: int | str | None) -> str:
    """The text of a seed: a fresh one for None, a number or a text as it is written."""
    if seed is None:
        return new_seed()
    text = seed if isinstance(seed, str) else as_integer(seed)
    if text is None:
        raise ValueError(f"a seed is a number or a text, not {type(seed).__name__}")
    return check_seed(str(text))


def check_seed(seed: str) -> str:
    """The seed itself if it can be written into a record."""
    if not seed or len(seed) > MAX_SEED or not seed.isprintable():
        raise ValueError(f"a seed is a text of 1 to {MAX_SEED} printable characters")
    return seed
