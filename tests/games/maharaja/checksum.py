"""A checksum over seeded games with every setting of options, the same for the compiled and the plain engine.

``python -m tests.games.maharaja.checksum`` prints whether the engine is compiled, and the checksum.
"""

from __future__ import annotations

import json
from array import array
from hashlib import blake2b

import durbar
from durbar._mode import is_compiled
from tests.games.maharaja.games import GAME, SETTINGS, walk
from tests.games.walk import possible


def checksum() -> str:
    """Over possible actions, events, views and final positions of seeded games, and over playouts."""
    digest = blake2b(digest_size=16)
    for number, options in enumerate(SETTINGS):
        for players in GAME.players:
            state = GAME.new(players, options)
            for step, _ in enumerate(walk(state, number)):
                digest.update(array("i", possible(state)).tobytes())
                digest.update(json.dumps(state.events(), sort_keys=True).encode())
                if step % 20 == 0:
                    digest.update(json.dumps(state.view(step % players), sort_keys=True).encode())
            digest.update(json.dumps(state.to_dict(), sort_keys=True).encode())
            for seed in range(5):
                over = durbar.play_out(GAME.new(players, options), seed)
                digest.update(json.dumps(over.to_dict(), sort_keys=True).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "pure", checksum())
