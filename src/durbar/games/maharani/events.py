"""Notes of the compiled rules as events for people: what happened, to whom, and by which rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from durbar.games.bits import cells
from durbar.games.maharani import codes, types
from durbar.games.maharani.board import COMPASS, SPACE_NAMES
from durbar.games.maharani.codes import WORKERS

if TYPE_CHECKING:
    from durbar.games.base import Note
    from durbar.games.maharani.state import Maharani


def decode(state: Maharani, notes: list[Note]) -> list[types.Event]:
    """The events of the last applied action."""
    decoder = _Decoder(state)
    return [decoder.event(note) for note in notes]


def _spaces(board: int) -> list[str]:
    return [SPACE_NAMES[cell] for cell in cells(board)]


class _Decoder:
    """Turns one note after another into an event; a quarter's payments belong to the quarter named before them."""

    def __init__(self, state: Maharani) -> None:
        self.board = state.game.board
        self.two_colours = state.layout.colours_each == 2
        self.quarter = 0
        self.shift = state.layout.shift

    def event(self, note: Note) -> types.Event:
        """One event."""
        kind, a, b, c, d = note
        tiles, colours = self.board.tile_names, self.board.colours
        match kind:
            case codes.PLACED:
                tile, slot, arrow = tiles[c], d // 4 + 1, COMPASS[d % 4]
                colour, shape = tile.split("-")
                stays = (d // 4 + self.shift[a]) % 4 == self.board.quarter_of[b]
                rule = "MN-P1" if stays else "MN-P2"
                return types.PlaceEvent(
                    kind="place", rule=rule, seat=a, space=SPACE_NAMES[b],
                    tile=colour, shape=shape, slot=slot, arrow=arrow,
                )  # fmt: skip
            case codes.MARKER_USED:
                return types.MarkerEvent(kind="marker", rule="MN-P2", seat=a, quarter=b + 1, goal=c + 1)
            case codes.TILE_GOLD:
                return types.AreaGoldEvent(
                    kind="gold", rule="MN-G1", seat=a, amount=b, source="area", tile=colours[d], spaces=_spaces(c)
                )
            case codes.WORKER_NEW:
                rule = ("MN-D3" if d >> 4 else "MN-D2") if self.two_colours else "MN-W2"
                return types.NewWorkerEvent(
                    kind="worker", rule=rule, source="new", seat=a, worker=WORKERS[b], space=SPACE_NAMES[c]
                )
            case codes.WORKER_MOVED:
                standing = d >> 12
                rule = ("MN-D4" if standing & (standing - 1) else "MN-D3") if self.two_colours else "MN-W4"
                origin = SPACE_NAMES[d & 255]
                return types.MovedWorkerEvent(
                    kind="worker", rule=rule, source="moved", seat=a,
                    worker=WORKERS[b], space=SPACE_NAMES[c], origin=origin,
                )  # fmt: skip
            case codes.NO_WORKER:
                return types.NoWorkerEvent(kind="worker", rule="MN-W3", source="none", seat=a, space=SPACE_NAMES[b])
            case codes.WORKER_GOLD:
                return types.GroupGoldEvent(
                    kind="gold", rule="MN-W5", seat=a, amount=b, source="group", worker=WORKERS[d], spaces=_spaces(c)
                )
            case codes.SECOND_PAID:
                return types.SecondGoldEvent(kind="gold", rule="MN-2B", seat=a, amount=-b, source="second")
            case codes.REFRESHED:
                quarters = [q + 1 for q in range(4) if b >> q & 1]
                return types.RefreshEvent(kind="refresh", rule="MN-F1", seat=a, quarters=quarters)
            case codes.CENTRE_OUT:
                return types.DiscardEvent(kind="discard", rule="MN-E2", slot=a + 1, tile=colours[b % 6])
            case codes.DRAWN:
                colour, shape = tiles[b].split("-")
                rule = "MN-S1" if c == codes.DEAL else "MN-E1"
                return types.DrawEvent(kind="draw", rule=rule, slot=a + 1, tile=colour, shape=shape)
            case codes.QUARTER_DONE:
                self.quarter = a + 1
                rule = "MN-X2" if b else "MN-V1"
                animal = self.board.animals[a]
                return types.QuarterEvent(kind="quarter", rule=rule, quarter=a + 1, animal=animal, finished=not b)
            case codes.QUARTER_GOLD:
                where = _spaces(c)
                return types.QuarterGoldEvent(
                    kind="gold", rule="MN-V2", seat=a, amount=b, source="quarter",
                    worker=WORKERS[d], workers=len(where), quarter=self.quarter, spaces=where,
                )  # fmt: skip
            case codes.RETURNED:
                where = _spaces(c)
                return types.ReturnEvent(
                    kind="return", rule="MN-V3", seat=a, worker=WORKERS[b],
                    amount=len(where) + d, beside=d, quarter=self.quarter, spaces=where,
                )  # fmt: skip
            case codes.WORKER_OUT:
                return types.RemoveEvent(
                    kind="remove", rule="MN-W7", seat=a, worker=WORKERS[b], space=SPACE_NAMES[c], quarter=d + 1
                )
            case codes.TURN:
                return types.TurnEvent(kind="turn", rule="MN-R1", seat=a, turn=b)
            case codes.STOPPED:
                return types.StopEvent(kind="stop", rule="MN-2A", seat=a)
        return types.EndEvent(kind="end", rule="MN-X2" if a else "MN-X1")
