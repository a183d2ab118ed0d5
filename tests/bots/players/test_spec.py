from __future__ import annotations

from typing import Any

import pytest

from durbar.bots import BOTS, bot
from durbar.bots.players.spec import Spec, parse_spec, takes


class Patient:
    name = "patient"

    def __init__(self, time: float = 1.0, style: str = "calm") -> None:
        if time <= 0:
            raise ValueError("time must be more than 0")
        self.time = time
        self.style = style

    def choose(self, state: Any, seat: int, rng: Any) -> int:
        return int(state.legal_actions(seat)[0])


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("greedy", Spec("greedy", {})),
        ("master:time=1", Spec("master", {"time": 1})),
        ("master:time=0.5,iterations=500", Spec("master", {"time": 0.5, "iterations": 500})),
        ("a-b_2:style=bold=er", Spec("a-b_2", {"style": "bold=er"})),
        ("x:n=-3", Spec("x", {"n": -3})),
    ],
)
def test_a_word_is_read_and_written(text: str, spec: Spec) -> None:
    read = parse_spec(text)
    assert read == spec
    assert [type(value) for value in read.settings.values()] == [type(value) for value in spec.settings.values()]
    assert str(spec) == text


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "not the name"),
        ("Greedy", "not the name"),
        ("2fast", "not the name"),
        ("greedy:", "not a setting"),
        ("greedy:time", "not a setting"),
        ("greedy:time=", "not a setting"),
        ("greedy:=1", "not a setting"),
        ("greedy:time=1,", "not a setting"),
        ("greedy:time=1,time=2", "given twice"),
        ("greedy\n", "printable"),
        ("x" * 61, "at most 60"),
    ],
)
def test_words_that_ask_for_nothing_are_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse_spec(text)


def test_settings_reach_the_maker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "patient", Patient)
    made: Any = bot("patient:time=2,style=wild")
    assert (made.time, made.style) == (2, "wild")
    assert takes(Patient) == ["time", "style"]
    with pytest.raises(ValueError, match="time must be more than 0"):
        bot("patient:time=0")
    with pytest.raises(ValueError, match="no setting 'tine'; its settings: time, style"):
        bot("patient:tine=2")


def test_bots_without_settings_take_none() -> None:
    assert bot("greedy").name == "greedy"
    with pytest.raises(ValueError, match="no setting 'time'; its settings: none"):
        bot("greedy:time=1")
    with pytest.raises(ValueError, match="there is no bot 'nobody'; the bots are random, greedy"):
        bot("nobody")
