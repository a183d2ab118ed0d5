"""What the types of the wire have in common."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from durbar.text import check_language

LARGEST_ACTION = 2**31 - 1

TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
Name = Annotated[str, StringConstraints(max_length=60)]
Word = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern=r"^[a-z0-9_-]+$")]
Secret = Annotated[str, Field(max_length=200)]
Text = Annotated[str, Field(max_length=500)]
Lang = Annotated[str, AfterValidator(check_language)]
"""One of the languages there are: those of ``/api/languages``."""
SeatNumber = Annotated[int, Field(ge=0, le=9)]
ActionNumber = Annotated[int, Field(ge=0, le=LARGEST_ACTION)]


class Asked(BaseModel):
    """Something that a client sends. Unknown fields are refused, so that a typing error is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True, use_attribute_docstrings=True)
