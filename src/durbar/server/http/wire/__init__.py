"""Everything that goes over the wire, in both directions: the one definition of it.

What the server sends are typed dictionaries, checked by mypy where they are built and sent as they are; those that
belong to any table, served or not, are in ``durbar.play.types``. What it receives are models, checked when they come.
The OpenAPI document is made from both, and the types of the page are made from the document.
"""

from pydantic import ConfigDict, with_config

from durbar.play.types import Data, OpenData

# In the document the docstrings of fields are descriptions, and only open data may have further fields.
with_config(ConfigDict(extra="forbid", use_attribute_docstrings=True))(Data)
with_config(ConfigDict(extra="allow", use_attribute_docstrings=True))(OpenData)
