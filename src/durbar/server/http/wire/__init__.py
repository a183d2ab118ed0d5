"""Everything that goes over the wire, in both directions: the one definition of it.

What the server sends are typed dictionaries, checked by mypy where they are built and sent as they are; those that
belong to any table, served or not, are in ``durbar.play.types``. What it receives are models, checked when they come.
The OpenAPI document is made from both, and the types of the page are made from the document.
"""

from __future__ import annotations

import ast
import inspect
from textwrap import dedent
from typing import Any

from pydantic import ConfigDict, with_config
from typing_extensions import get_original_bases

from durbar.games.data import Data, OpenData


def _describe_fields(schema: dict[str, Any], cls: type) -> None:
    """Take the descriptions of fields from their docstrings, those of inherited ones, too."""
    (definition,) = ast.parse(dedent(inspect.getsource(cls))).body
    assert isinstance(definition, ast.ClassDef)  # noqa: S101 - the source of a class
    for field, text in zip(definition.body, definition.body[1:], strict=False):
        match field, text:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                schema["properties"][name].setdefault("description", inspect.cleandoc(words))
    for base in get_original_bases(cls):
        if base not in (Data, OpenData):
            _describe_fields(schema, base)


with_config(ConfigDict(extra="forbid", json_schema_extra=_describe_fields))(Data)
with_config(ConfigDict(extra="allow", json_schema_extra=_describe_fields))(OpenData)
