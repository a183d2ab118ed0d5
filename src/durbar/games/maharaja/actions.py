"""The actions of Maharaja in their three forms: int, structure and notation; and as a message for people.

disc green gold+palace           green's secret disc
road start-jaipur                travel along that road
house delhi, house delhi-agra-1  build a house; in the set-up a first house
builder house delhi              the Builder's free house
move delhi, then to agra         move a house (builder move: with the Builder)
gold, quarry 2, palace delhi central, governor delhi
take mogul                       take, choose or pick a character
exchange mogul, then give monk   with several characters: one for another
entice red, then give monk       with several characters: red gives one away
chit quarry                      use a chit
end                              end the turn
bid 3, pass                      in the auction
deal delhi, start green          what chance does
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.lexicon import Lexicon
from durbar.games.maharaja import codes
from durbar.games.maharaja.board import Board
from durbar.games.maharaja.codes import CHARACTER_NAMES, KIND_NAMES, NUM_ACTIONS, PAIRS, SEATS, SPOTS
from durbar.games.maharaja.types import Action, CharacterVerb, PlainVerb, SeatVerb, SpotVerb

if TYPE_CHECKING:
    from durbar.games.maharaja.state import Maharaja

PAIR_NAMES = tuple((a, b) for i, b in enumerate(KIND_NAMES) for a in KIND_NAMES[: i + 1])
"""The two disc actions of every pair, by number."""
_AT_SPOT: tuple[SpotVerb, ...] = ("house", "builder-house", "move", "builder-move", "to")


def message(state: Maharaja, action: int) -> tuple[str, dict[str, Any]]:
    """The message that describes an action in this position."""
    form = LEXICON.structure(state.game.board, action)
    verb = form.pop("do")
    if verb == "disc":
        return "maharaja-disc", {"plan": form["actions"]}
    if verb == "road":
        return _travel_message(state, action - codes.ROAD, form)
    if verb == "house" and state.phase == codes.FOUNDING:
        verb = "found"
    elif verb == "palace":
        form["price"] = state.price_of_palace(max(state.active, 0))
    elif verb == "take":
        verb, form["seat"] = _source(state, action - codes.TAKE)
    elif verb == "exchange":
        form["seat"] = max(state.holder[action - codes.EXCHANGE], 0)
    if "seat" in form:
        form["seat"] = str(form["seat"])
    return f"maharaja-{verb}", form


def _travel_message(state: Maharaja, road: int, form: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    here = state.architect[state.active]
    ends = state.layout.road_a[road], state.layout.road_b[road]
    if state.active < 0 or here not in ends:
        return "maharaja-road-elsewhere", form
    there = ends[0] + ends[1] - here
    price = max(state.road_toll(state.active, road), 0)
    if state.cards[state.active] >> codes.MONK & 1:
        return "maharaja-road-monk", {"place": state.game.board.stations[there], "price": price}
    return "maharaja-road", {"place": state.game.board.stations[there], "price": price}


def _source(state: Maharaja, character: int) -> tuple[str, int]:
    """Which message speaks of taking a character, and whose it is."""
    owner = state.holder[character]
    if state.phase in (codes.CHOOSING, codes.PICKING):
        return "choose", 0
    return ("take-from", owner) if owner >= 0 else ("take", 0)


Words = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def _words(board: Board) -> Words:
    """What the actions of a board are named after: colours, cities, spots, roads."""
    return board.colours, board.cities, board.spots, board.road_names


def _structure(words: Words, action: int) -> Action:
    _, cities, spots, roads = words
    if 0 <= action < codes.ROAD:
        return {"do": _AT_SPOT[action // SPOTS], "place": spots[action % SPOTS]}
    if codes.ROAD <= action < codes.ROAD + len(roads):
        return {"do": "road", "road": roads[action - codes.ROAD]}
    if action in _PLAIN:
        return {"do": _PLAIN[action]}
    if codes.QUARRY <= action < codes.PALACE:
        return {"do": "quarry", "houses": action - codes.QUARRY + 1}
    if codes.PALACE <= action < codes.GOVERNOR:
        city, site = divmod(action - codes.PALACE, 2)
        return {"do": "palace", "place": cities[city], "site": "central" if site else "outer"}
    if codes.GOVERNOR <= action < codes.TAKE:
        return {"do": "governor", "place": cities[action - codes.GOVERNOR]}
    for first, verb in _OF_CHARACTERS.items():
        if first <= action < first + codes.CHARACTERS:
            return {"do": verb, "character": CHARACTER_NAMES[action - first]}
    for first, word in _OF_SEATS.items():
        if first <= action < first + SEATS:
            return {"do": word, "seat": action - first}
    if codes.CHIT <= action < codes.END:
        return {"do": "chit", "plan": KIND_NAMES[action - codes.CHIT]}
    if codes.BID <= action < codes.PASS:
        return {"do": "bid", "gold": action - codes.BID}
    if codes.DEAL <= action < codes.DISC:
        return {"do": "deal", "place": cities[action - codes.DEAL]}
    if codes.DISC <= action < NUM_ACTIONS:
        seat, pair = divmod(action - codes.DISC, PAIRS)
        return {"do": "disc", "seat": seat, "actions": list(PAIR_NAMES[pair])}
    raise ValueError(f"{action!r} is not an action of Maharaja on this board")


_PLAIN: dict[int, PlainVerb] = {codes.GOLD: "gold", codes.END: "end", codes.PASS: "pass"}
_OF_CHARACTERS: dict[int, CharacterVerb] = {codes.GIVE: "give", codes.EXCHANGE: "exchange", codes.TAKE: "take"}
_OF_SEATS: dict[int, SeatVerb] = {codes.ENTICE: "entice", codes.START: "start"}


def _notation(words: Words, action: int) -> str:
    form: dict[str, Any] = {**_structure(words, action)}
    if "seat" in form:
        form["seat"] = words[0][form["seat"]]
    if "actions" in form:
        form["actions"] = "+".join(form["actions"])
    form["do"] = form["do"].replace("-", " ")
    return " ".join(str(value) for value in form.values())


def _all(words: Words) -> list[int]:
    return [*range(codes.ROAD + len(words[3])), *range(codes.GOLD, NUM_ACTIONS)]


def _turned(words: Words) -> dict[str, int]:
    """Discs with their two actions in the other order."""
    found = {}
    for action in range(codes.DISC, NUM_ACTIONS):
        first, second = PAIR_NAMES[(action - codes.DISC) % PAIRS]
        found[_notation(words, action).replace(f"{first}+{second}", f"{second}+{first}")] = action
    return found


LEXICON = Lexicon(
    "Maharaja",
    "'road start-jaipur', 'house delhi' or 'end'",
    _words,
    _all,
    _structure,
    _notation,
    aliases=_turned,
)
