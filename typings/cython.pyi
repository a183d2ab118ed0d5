"""What the compiled modules use of the cython module, for type checkers: C types are Python types."""

import builtins
from contextlib import AbstractContextManager
from typing import Literal, TypeAlias, TypeVar

_T = TypeVar("_T")
compiled: Literal[False]
gil: AbstractContextManager[None]
nogil: AbstractContextManager[None]
int: TypeAlias = builtins.int
long: TypeAlias = None
longlong: TypeAlias = builtins.int
ulonglong: TypeAlias = builtins.int
double: TypeAlias = builtins.float
bint: TypeAlias = builtins.bool
p_int: TypeAlias = list[builtins.int]
p_double: TypeAlias = list[builtins.float]

def cast(type: type[_T], value: object) -> _T: ...
