"""What operators ask."""

from __future__ import annotations

from typing import Literal

from durbar.games.data import Data


class Health(Data):
    """The server and its database answer."""

    status: Literal["ok"]
    version: str
