"""The signs of the players, the same for every game: a colour and always a shape with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from durbar.text import player_name


class Sign(NamedTuple):
    """How a player's pieces look."""

    shape: str
    colour: str


SEATS = (
    Sign("●", "#3fc47c"),
    Sign("■", "#ef5b52"),
    Sign("◆", "#5b9cf5"),
    Sign("▲", "#f0cb35"),
    Sign("⬢", "#b98af0"),
)
COLOURS = dict(zip(("green", "red", "blue", "yellow", "violet"), SEATS, strict=True))
"""The signs by the name of the colour."""
GOLD = "#d9b44a"


def seat_name(seat: int, lang: str, names: Sequence[str]) -> Text:
    """A player's sign and name."""
    sign = SEATS[seat]
    return Text.assemble((sign.shape, sign.colour), " ", (player_name(seat, lang, names), sign.colour))
