"""The contract that every game keeps: one class, State, for people, bots, tables and environments.

A position holds only what has happened. Chance is explicit: when something is drawn, ``to_move()`` is
``CHANCE`` and the outcome is applied like any other action. Compiled, the hooks in the first half of State are
C functions that need no GIL and allocate nothing; the second half is what callers in Python use.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, SupportsIndex, cast

import cython
from cython import bint, p_int
from cython import int as i32
from cython import long as c_status
from cython import longlong as i64

from durbar.games.errors import IllegalAction, shown
from durbar.games.integers import as_integer
from durbar.games.rng import Rng, as_rng

if TYPE_CHECKING:
    from durbar.games.definition import Game
    from durbar.games.rng import Bits

if not cython.compiled:
    from durbar.games.limits import MAX_ACTIONS, MAX_NOTES

CHANCE = -1
OVER = -2

_NOTE = 5
"""A note is so many numbers."""

Event = dict[str, Any]
Note = tuple[int, int, int, int, int]
Refusal = tuple[str, str, dict[str, Any]]
Speaker = Callable[[str, dict[str, Any], str], str]

if not cython.compiled:  # compiled, these are C arrays
    _buffer = [0] * MAX_ACTIONS
    _weights = [0] * MAX_ACTIONS
_numbers = list(range(MAX_ACTIONS))
_speaker: list[Speaker] = []


def speak_with(speaker: Speaker) -> None:
    """Give the games a voice: ``speaker(message key, arguments, language)``. They have no words of their own."""
    _speaker[:] = [speaker]


class Notes:
    """What the last applied action did, as small ints; decoded only when somebody asks for events."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.data = [0] * (MAX_NOTES * _NOTE)
        self.count = 0

    def add(self, kind: i32, a: i64, b: i64, c: i64, d: i64) -> c_status:
        """Write one note: its kind and four numbers whose meaning depends on it."""
        at: i32 = self.count * 5
        if self.count >= MAX_NOTES:
            raise OverflowError("an action wrote more notes than a game can have reason to")
        self.data[at] = kind
        self.data[at + 1] = a
        self.data[at + 2] = b
        self.data[at + 3] = c
        self.data[at + 4] = d
        self.count += 1

    def read(self) -> list[Note]:
        """The notes, oldest first."""
        return [
            (
                self.data[i * _NOTE],
                self.data[i * _NOTE + 1],
                self.data[i * _NOTE + 2],
                self.data[i * _NOTE + 3],
                self.data[i * _NOTE + 4],
            )
            for i in range(self.count)
        ]


SILENT = Notes()
"""The notes of a position on which nothing was applied yet: a new or copied one starts with these."""


class State:
    """A position of a game. Actions are small non-negative ints below ``game.num_actions``.

    >>> import durbar
    >>> state = durbar.game("maharani").new(players=2)
    >>> rng = durbar.Rng(7)
    >>> while not state.is_over():
    ...     state.apply(state.draw(rng) if state.to_move() == durbar.CHANCE else state.legal_actions()[0])
    >>> len(state.scores())
    2
    """

    game: Game
    tracing: bool
    notes: Notes

    # What a game implements for the search: no Python objects, no allocation.

    def seats(self) -> i32:
        """How many players there are."""
        raise NotImplementedError

    def mover(self) -> i32:
        """The seat that decides now, CHANCE or OVER; the lowest of them in a simultaneous phase."""
        raise NotImplementedError

    def fill_actions(self, seat: i32, buf: p_int) -> i32:
        """Write the legal actions of a seat to buf and return how many there are."""
        raise NotImplementedError

    def fill_chance(self, actions: p_int, weights: p_int) -> i32:
        """Write the outcomes of chance and their weights; return how many there are."""
        raise NotImplementedError

    def sample_chance(self, rng: Rng) -> i32:
        """One outcome of chance, drawn by its weight."""
        raise NotImplementedError

    def play(self, action: i32) -> c_status:
        """Carry out an action that is known to be legal, with notes if tracing."""
        raise NotImplementedError

    def score_of(self, seat: i32) -> i32:
        """The points (gold, palaces) that a seat has now."""
        raise NotImplementedError

    def standing_of(self, seat: i32) -> i64:
        """A number that ranks the seats, tie-breaks included; the highest wins, equals share."""
        return self.score_of(seat)

    def copy_from(self, other: State) -> c_status:
        """Become a copy of another position of the same game, board and options."""
        raise NotImplementedError

    def shuffle_hidden(self, seat: i32, rng: Rng) -> c_status:
        """Deal what this seat (-1: a spectator) cannot see anew; nothing to do where nothing is hidden."""

    def hidden_from(self, action: i32, seat: i32) -> bint:
        """Whether a seat does not learn of this decision of another seat when it is carried out now."""
        return False

    def fresh(self) -> State:
        """A new object of the same game, board and options, to be filled by copy_from."""
        raise NotImplementedError

    def witnesses(self, action: int) -> list[int] | None:
        """The seats that may know this action when it is applied now; None when everybody may."""
        return None

    # What the game's presentation writes, in plain Python. They take input of any kind: compiled, an argument
    # declared as a text or a table would raise TypeError for anything else.

    def structure(self, action: object) -> dict[str, Any]:
        """The structured form of an action: ``{'do': verb, ...}``.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.structure(state.parse("1 c1 E"))
        {'do': 'place', 'slot': 1, 'space': 'c1', 'arrow': 'E'}
        """
        return self.game.presentation.lexicon.structure(self.game.board, action)

    def action(self, structure: object) -> int:
        """The action with that structured form; ValueError if there is none.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.notation(state.action({"do": "place", "slot": 1, "space": "c1", "arrow": "E"}))
        '1 c1 E'
        """
        return self.game.presentation.lexicon.action(self.game.board, structure)

    def notation(self, action: object) -> str:
        """The short form of an action, which reads aloud.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> [state.notation(action) for action in state.legal_actions()[:3]]
        ['1 a3 N', '1 h3 N', '1 a4 N']
        """
        return self.game.presentation.lexicon.notation(self.game.board, action)

    def parse(self, notation: object) -> int:
        """The action with that notation; ValueError if there is none.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.parse("1 c1 E") in state.legal_actions()
        True
        """
        return self.game.presentation.lexicon.parse(self.game.board, notation)

    def message(self, action: object) -> tuple[str, dict[str, Any]]:
        """The message key and arguments that describe an action."""
        return self.game.presentation.message(self, action)

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What one seat may see, as plain data; None is a spectator.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.view(0)["rondel"][0]["tile"]
        'blue'
        """
        known = None if seat is None else self.check_seat(seat)
        return cast("dict[str, Any]", self.game.presentation.view(self, known))

    def to_dict(self) -> dict[str, Any]:
        """The full position as plain data; ``game.from_dict`` takes it back.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.game.from_dict(state.to_dict()) == state
        True
        """
        return self.game.presentation.to_dict(self)

    # What callers use.

    def to_move(self) -> int:
        """The seat to decide, CHANCE or OVER.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.to_move()
        0
        >>> state.game.new(players=4).to_move() == durbar.CHANCE
        True
        """
        return self.mover()

    def pending(self) -> list[int]:
        """The seats that may act now: one, or several in a simultaneous phase, or none.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.pending()
        [0]
        """
        seat = self.mover()
        return [] if seat < 0 else [seat]

    def may_act(self, seat: int) -> bool:
        """Whether a seat may act now: it is to move, or can still change a secret choice."""
        return seat == self.mover()

    def owner(self, action: int) -> int | None:
        """The only seat that can ever take this action, where actions name their seat; None for all others.

        Where several seats may act at once, their actions have to name them.
        """
        return None

    def legal_actions(self, seat: SupportsIndex | None = None) -> list[int]:
        """The legal actions of a seat, by default of the one to move; none when chance moves or the game is over.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> len(state.legal_actions()), len(state.legal_actions(1))
        (48, 0)
        """
        count: i32
        mover: i32 = self.mover()
        if seat is not None:
            known = self.check_seat(seat)
            if mover >= 0:
                mover = known
        if mover < 0:
            return []
        count = self.fill_actions(mover, _buffer)
        return [_numbers[_buffer[i]] for i in range(count)]

    def check_seat(self, seat: SupportsIndex) -> int:
        """The number of a seat; ValueError if there is no such seat."""
        number = as_integer(seat)
        if number is None or number < 0 or number >= self.seats():
            raise ValueError(f"there is no seat {shown(seat)}: the seats are 0 to {self.seats() - 1}")
        return number

    def chance_outcomes(self) -> list[tuple[int, int]]:
        """What chance may do and with what weight, when chance is to move.

        >>> import durbar
        >>> state = durbar.game("taj_mahal").new(players=3)
        >>> [(state.notation(action), weight) for action, weight in state.chance_outcomes()[:2]]
        [('bonus gems', 2), ('bonus rice', 2)]
        """
        count: i32
        if self.mover() != -1:
            return []
        count = self.fill_chance(_buffer, _weights)
        return [(_buffer[i], _weights[i]) for i in range(count)]

    def draw(self, rng: Rng | Bits | SupportsIndex) -> int:
        """One of the outcomes of chance, drawn by its weight; it still has to be applied.

        >>> import durbar
        >>> state = durbar.game("taj_mahal").new(players=3)
        >>> state.draw(durbar.Rng(7)) in [action for action, _ in state.chance_outcomes()]
        True
        """
        if self.mover() != -1:
            raise ValueError("nothing is to be drawn: chance is not to move")
        return self.sample_chance(as_rng(rng))

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action. An illegal one raises ValueError that names the rule, and changes nothing.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.apply(state.parse("2 c1 E"))
        Traceback (most recent call last):
            ...
        durbar.games.errors.IllegalAction: MN-P1: there is no tile on slot 2
        >>> state.apply(state.parse("1 c1 E"))
        >>> state.scores()
        [1, 0, 0, 0]
        """
        # The argument is not declared as int: compiled, that would take a float and raise TypeError for a text.
        i: i32
        count: i32
        mover: i32
        code: i32
        number = as_integer(action)
        if number is None or number < 0 or number >= self.game.num_actions:
            raise ValueError(
                f"{shown(action)} is not an action: actions of {self.game.name} are 0 to {self.game.num_actions - 1}"
            )
        code = number
        mover = self.mover()
        if mover == -2:
            raise self._illegal((self.game.end_rule, "no-game-over", {}))
        if mover == -1:
            count = self.fill_chance(_buffer, _weights)
        else:
            owner = self.owner(number)
            count = self.fill_actions(mover if owner is None else owner, _buffer)
        for i in range(count):
            if _buffer[i] == code:
                break
        else:
            raise self._illegal(self.game.presentation.refusal(self, number))
        if self.notes is SILENT:
            self.notes = Notes()
        self.notes.count = 0
        self.tracing = True
        try:
            self.play(code)
        finally:
            self.tracing = False

    def _illegal(self, refusal: Refusal) -> IllegalAction:
        rule, key, arguments = refusal
        return IllegalAction(rule, _speaker[0](key, arguments, "en"), key, arguments)

    def events(self) -> list[Event]:
        """What the last apply did, with the rule behind every piece of gold and every piece moved.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.apply(state.parse("1 c1 E"))
        >>> [(event["kind"], event["rule"]) for event in state.events()]
        [('place', 'MN-P1'), ('gold', 'MN-G1')]
        """
        return cast("list[Event]", self.game.presentation.decode(self, self.notes.read()))

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.mover() == OVER

    def scores(self) -> list[int]:
        """The points of every seat, now."""
        return [self.score_of(seat) for seat in range(self.seats())]

    def winners(self) -> list[int]:
        """The seats that have won, tie-breaks applied; nobody before the game is over.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.winners()
        []
        """
        if self.mover() != -2:
            return []
        standings = self.standings()
        best = max(standings)
        return [seat for seat, standing in enumerate(standings) if standing == best]

    def standings(self) -> list[int]:
        """Numbers that rank the seats as things stand, tie-breaks included: the highest is ahead, equals share."""
        return [self.standing_of(seat) for seat in range(self.seats())]

    def clone(self) -> State:
        """An independent copy (without the events of the last apply).

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> copy = state.clone()
        >>> copy.apply(copy.legal_actions()[0])
        >>> copy == state
        False
        """
        copy: State = self.fresh()
        copy.copy_from(self)
        return copy

    def resample(self, seat: SupportsIndex | None, rng: Rng | Bits | SupportsIndex) -> State:
        """Another full position that this seat cannot tell from the real one; None is a spectator.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.resample(0, durbar.Rng(7)).view(0) == state.view(0)
        True
        """
        viewer: i32 = -1 if seat is None else self.check_seat(seat)
        source: Rng = as_rng(rng)
        copy: State = self.clone()
        copy.shuffle_hidden(viewer, source)
        return copy

    def describe(self, action: object, lang: str = "en") -> str:
        """An action in words.

        >>> import durbar
        >>> state = durbar.game("maharani").from_dict({"players": 4, "rondel": ["blue-along"]})
        >>> state.describe(state.parse("1 c1 E"))
        'Place the blue tile of slot 1 on c1, arrow east'
        >>> state.describe(state.parse("1 c1 E"), lang="fr")
        'Poser la tuile bleue de la case 1 en c1, flèche est'
        """
        key, arguments = self.message(action)
        return _speaker[0](key, arguments, lang)

    # Copies, comparison and pickles, for every game alike.

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        text = json.dumps([self.game.name, self.game.board_digest, self.to_dict()], sort_keys=True)
        return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")

    def __reduce__(self) -> tuple[Callable[..., State], tuple[Game, dict[str, Any]]]:
        return _restore, (self.game, self.to_dict())

    def __repr__(self) -> str:
        return f"<{self.game.name} for {self.seats()}, to move: {self.to_move()}, scores: {self.scores()}>"


def _restore(game: Game, position: dict[str, Any]) -> State:
    return game.from_dict(position)
