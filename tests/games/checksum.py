"""A checksum over seeded games, the same for the compiled and the plain engine.

``python -m tests.games.checksum GAME PLAYERS GAMES`` prints whether the engine is compiled, and the checksum.
"""

from __future__ import annotations

import sys
from array import array
from hashlib import blake2b

import durbar
from durbar._mode import is_compiled


def checksum(name: str, players: int, games: int) -> str:
    """Over legal actions, outcomes of chance, scores and hashes of that many games, and as many playouts."""
    digest = blake2b(digest_size=16)
    game = durbar.game(name)
    for seed in range(games):
        state = game.new(players)
        rng = durbar.Rng(seed)
        while not state.is_over():
            options = [state.legal_actions(seat) for seat in state.pending()]
            if not options:
                outcomes = state.chance_outcomes()
                options = [[action for action, weight in outcomes for _ in range(weight)]]
            for actions in options:
                digest.update(array("i", actions).tobytes())
            actions = options[rng.randrange(len(options))]
            state.apply(actions[rng.randrange(len(actions))])
        digest.update(array("i", state.scores()).tobytes())
        digest.update(str(hash(state)).encode())
        digest.update(array("i", durbar.play_out(game.new(players), seed).scores()).tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    print("compiled" if is_compiled() else "pure", checksum(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
