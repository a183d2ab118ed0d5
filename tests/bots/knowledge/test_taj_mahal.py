"""The greedy bot at Taj Mahal: it knows a good thing when it sees it, and plays like somebody who does."""

from __future__ import annotations

import durbar
from durbar.bots import bot
from durbar.bots.knowledge import knowledge_of

GAME = durbar.game("taj_mahal")


def play(players: int, bots: list[str], seed: int) -> tuple[durbar.State, float]:
    """A game of bots; its end, and how many cards were played in a visit on average."""
    rng = durbar.Rng(seed)
    seats = [bot(name) for name in bots]
    state = GAME.new(players)
    cards = visits = 0
    while not state.is_over():
        seat = state.to_move()
        state.apply(state.draw(rng) if seat < 0 else seats[seat].choose(state, seat, rng))
        for event in state.events():
            cards += (event["kind"] == "influence") + ("extra" in event)
            visits += event["kind"] == "withdraw"
    return state, cards / visits


def test_greedy_beats_random() -> None:
    ends = [play(3, ["greedy", "random", "random"], seed)[0] for seed in range(6)]
    assert sum(end.winners() == [0] for end in ends) >= 5


def test_greedy_plays_two_to_three_cards_a_visit() -> None:
    rates = [play(4, ["greedy"] * 4, seed)[1] for seed in range(4)]
    assert 2 <= sum(rates) / len(rates) <= 3


def test_a_palace_goes_where_it_connects() -> None:
    seats = [{"row": {"red-EV": 1}, "palaces": ["LAHd", "MULb"]}, {}, {}]
    state = GAME.from_dict({"players": 3, "seats": seats, "visit": 5, "bonus": _points_at("AJMa")})
    state.apply(state.parse("withdraw"))
    assert state.notation(bot("greedy").choose(state, 0, durbar.Rng(1))) == "palace AJMa"


def _points_at(city: str) -> dict[str, str]:
    layout = GAME.from_dict({"players": 3}).to_dict()["bonus"]
    other = next(place for place, name in layout.items() if name == "points-2")
    return {**layout, city: "points-2", other: layout[city]}


def test_a_sure_win_is_taken() -> None:
    seats = [{"row": {"red-PV": 1, "red-GC": 1}, "hand": {"red-EE": 1}}, {}, {}]
    state = GAME.from_dict({"players": 3, "seats": seats, "visit": 12})
    assert state.notation(bot("greedy").choose(state, 0, durbar.Rng(1))) == "withdraw"


def test_a_position_is_worth_more_with_what_a_seat_has() -> None:
    known = knowledge_of("taj_mahal")
    bare, _ = known.outlook(GAME.from_dict({"players": 3}))
    for seat in ({"points": 3}, {"hand": {"red-EV": 1}}, {"hand": {"nobility": 1}}):
        richer, _ = known.outlook(GAME.from_dict({"players": 3, "seats": [seat, {}, {}]}))
        assert richer[0] > bare[0]
        assert richer[1] <= bare[1]
