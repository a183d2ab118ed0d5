"""The declaration of a game: all that the rest of Durbar needs to know about it, in one object in the game's folder."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from durbar.games.limits import check_size
from durbar.games.secrecy import NOTHING_HIDDEN, Secrecy

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from durbar.games.base import State
    from durbar.games.board_file import BoardSource
    from durbar.games.data import DataTypes
    from durbar.games.definition import Game
    from durbar.games.presentation import Presentation

View = Mapping[str, Any]
NAME = re.compile(r"[a-z][a-z0-9_]*")
RULE_PREFIX = re.compile(r"[A-Z]{2}")


@dataclass(frozen=True)
class Option:
    """A table option: its default, the values it may take, and the rule it belongs to."""

    default: bool | int | str
    values: tuple[bool | int | str, ...]
    rule: str


@dataclass(frozen=True)
class Measure:
    """Something that seats collect: ``name`` is its field in the seats of a view.

    It changes with every event of the kind ``event`` for the seat of that event: by the event's ``amount``, or by one
    where events are ``counted``.
    """

    name: str
    event: str
    counted: bool = False

    def change(self, event: Mapping[str, Any]) -> int:
        """By how much an event changes it for the event's seat."""
        if event["kind"] != self.event:
            return 0
        return 1 if self.counted else int(event["amount"])


@dataclass(frozen=True, kw_only=True, eq=False)
class GameSpec:
    """A game as it is declared. ``Game`` is a spec with a board.

    What only other parts of Durbar can use is named by a reference, ``"package.module:name"``, which they look up
    when they need it, so that the games import nothing from them.
    """

    # The rules.

    name: str
    """Small letters, digits and ``_``; also the first part of the keys of the game's messages."""
    package: str
    """The package in which the standard board, ``board.toml``, stands."""
    rules_version: int
    rule_prefix: str
    """The two letters with which the ids of its rules begin."""
    end_rule: str
    """The rule that ends the game, named when somebody acts after the end."""
    players: range
    num_actions: int
    load_board: Callable[[BoardSource], Any]
    """The board of some data or of a file, the standard one for None: an object with ``source``, its plain data."""
    start: Callable[[Game, int, dict[str, Any]], State]
    """``start(game, players, options)``: a new position."""
    load: Callable[[Game, Mapping[str, Any]], State]
    """``load(game, data)``: the position that ``to_dict`` wrote."""
    presentation: Presentation
    types: DataTypes | None = None
    """The types of the views, actions and events that the presentation writes; None where nobody has said them."""
    secrecy: Secrecy = NOTHING_HIDDEN
    options: Mapping[str, Option] = field(default_factory=dict)
    presets: Mapping[str, Mapping[str, Any]] = field(default_factory=lambda: {"standard": {}})
    check_options: Callable[[int, dict[str, Any]], None] = lambda players, options: None
    """Raises ValueError when options do not go together."""

    # What a table shows.

    measures: tuple[Measure, ...]
    """What seats collect; the first is what a decision is said to bring in."""
    score: str = ""
    """The name of the measure that ``scores()`` counts; by default the first."""
    end_columns: tuple[str, ...] = ()
    """The fields in the seats of a view that are shown when the game is over; by default the score."""
    prompt_details: Callable[[View, int | None], dict[str, Any]] = lambda view, seat: {}
    """``prompt_details(view, seat)``: arguments for the message that says what is to be done.

    The seat is the one that decides, None when somebody else does. What is None among the arguments is left out, and
    a true ``chosen`` stands for a choice that is made already and may be changed.
    """
    art: str = ""
    """The picture of the game on the page; by default the one with the game's name."""
    drawing: str | None = None
    """Reference to the module that draws the game in a terminal (see durbar.cli.draw)."""
    text: Traversable | None = None
    """A folder with the game's words and rules, ``<language>/…``, where they are not in durbar.text."""

    # Opponents.

    default_players: int = 0
    """With how many a table is offered at first; by default three, or the fewest if three cannot play."""
    default_bot: str = "apprentice"
    knowledge: str | None = None
    """Reference to the subclass of durbar.bots.knowledge.base.Knowledge with which bots judge the game."""
    planner: str | None = None
    """Reference to ``choose(state, seat, rng)``, where the greedy bot has to plan further than one decision."""
    ladder: Mapping[int, tuple[int, int, int]] = field(default_factory=lambda: {2: (15, 200, 1_000), 3: (15, 20, 150)})
    """Iterations of the second, third and fourth level of bots with two players, and with three or more."""

    def __post_init__(self) -> None:
        """Refuse a declaration that cannot work, with a sentence that says why."""
        if not NAME.fullmatch(self.name):
            raise ValueError(f"{self.name!r} cannot be the name of a game: small letters, digits and _, a letter first")
        check_size(self.name, self.players, self.num_actions)
        if not RULE_PREFIX.fullmatch(self.rule_prefix):
            raise ValueError(f"{self.name}: the prefix of its rules is two capital letters, not {self.rule_prefix!r}")
        if not self.end_rule.startswith(f"{self.rule_prefix}-"):
            raise ValueError(f"{self.name}: the rule {self.end_rule!r} does not begin with {self.rule_prefix}-")
        if not self.measures:
            raise ValueError(f"{self.name} has no measures: name at least the one that its scores count")
        self._settle("score", self.measures[0].name)
        self._settle("end_columns", (self.score,))
        self._settle("art", self.name)
        self._settle("default_players", 3 if 3 in self.players else self.players[0])
        if self.score not in [measure.name for measure in self.measures]:
            raise ValueError(f"{self.name}: the score {self.score!r} is not among its measures")
        if self.default_players not in self.players:
            raise ValueError(f"{self.name} cannot be played by {self.default_players}, as its default_players say")
        if set(self.ladder) != {2, 3}:
            raise ValueError(f"{self.name}: its ladder needs iterations for 2 and for 3 players")

    def _settle(self, name: str, default: object) -> None:
        if not getattr(self, name):
            object.__setattr__(self, name, default)

    @property
    def score_measure(self) -> Measure:
        """The measure that ``scores()`` counts."""
        return next(measure for measure in self.measures if measure.name == self.score)
