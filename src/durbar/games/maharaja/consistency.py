"""Whether the parts of a position go together: pieces within their limits, and the course of the game consistent."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from durbar.games.maharaja import codes
from durbar.games.maharaja.codes import CHARACTER_NAMES, PHASES, VILLAGES

if TYPE_CHECKING:
    from durbar.games.maharaja.board import Board
    from durbar.games.maharaja.layout import Layout

Fields = dict[str, Any]
Report = Callable[[str, object, str], None]

MAX_GOLD = 100_000
"""More than this nobody has before the first turn.

Gold has a bound that grows in the course of a game, at least as fast as gold can: so whatever a position that was
loaded leads to can be loaded as well.
"""
GOLD_PER_TURN = 2_000
"""More than anybody gets by one turn and the scoring after it, tolls included."""
GOLD_PER_DECISION = 50
"""More than anybody gets by a decision in a turn, tolls on the way to it included."""
GOLD_PER_ROAD = 4
"""A road has two villages, and a village two houses."""


def check_consistency(fields: Fields, layout: Layout, board: Board, fault: Report) -> None:
    """Report everything that does not fit; every field for itself is known to be well formed."""
    checker = _Checker(fields, layout, board, fault)
    checker.pieces()
    checker.track()
    checker.characters()
    checker.end()
    checker.discs()
    checker.gold()
    if fields["phase"] < codes.SECRET:
        checker.set_up()
    elif codes.ACTING <= fields["phase"] < codes.FINISHED:
        checker.turn()
    else:
        checker.between_turns()
    checker.idle()


class _Checker:
    def __init__(self, fields: Fields, layout: Layout, board: Board, fault: Report) -> None:
        self.fields = fields
        self.layout = layout
        self.board = board
        self.fault = fault
        self.phase: int = fields["phase"]
        self.seats = range(layout.players)
        self.cards = [sum(1 << i for i in range(7) if fields["holder"][i] == seat) for seat in range(5)]
        self.palaces = [
            sum(fields["outer"][seat::5]) + sum(1 for owner in fields["central"] if owner == seat) for seat in range(5)
        ]

    def pieces(self) -> None:
        """MJ-B4, MJ-B2, MJ-O1, MJ-O2."""
        for village in range(VILLAGES):
            houses = sum(self.fields["houses"][village * 5 : village * 5 + 5])
            if houses > self.layout.village_limit:
                self.fault(
                    f"houses.{self.board.spots[village]}", houses, f"{self.layout.village_limit} at most (MJ-B4)"
                )
        sites = codes.OUTER_SITES - self.layout.neutral
        for city, name in enumerate(self.board.cities):
            outer = sum(self.fields["outer"][city * 5 : city * 5 + 5])
            if outer > sites:
                self.fault(f"outer.{name}", f"{outer} palaces", f"{sites} at most (MJ-B2, MJ-O3)")
        for seat in self.seats:
            if self.palaces[seat] > self.layout.palaces_each:
                found = f"{self.palaces[seat]} of seat {seat}"
                self.fault("palaces", found, f"{self.layout.palaces_each} at most (MJ-S1, MJ-O1)")
        if sum(self.fields["chits"]) > codes.CHITS:
            self.fault("chits", sum(self.fields["chits"]), f"{codes.CHITS} in all (MJ-O2)")

    def track(self) -> None:
        """MJ-S2: while the governors are dealt they fill the start boxes from the bottom; then all stand."""
        standing = sorted(box for box in self.fields["box"] if box >= 0)
        if self.phase == codes.DEALING:
            if standing != list(range(len(standing))) or len(standing) == codes.CITIES:
                self.fault("track", f"{len(standing)} governors", "the lowest start boxes filled, one still empty")
        elif len(standing) != codes.CITIES:
            self.fault("track", f"{len(standing)} governors", f"all {codes.CITIES} (MJ-S2)")
        elif self.phase < codes.SECRET and standing != list(range(codes.CITIES)):
            self.fault("track", "governors above the start boxes", "all on the start boxes in the set-up (MJ-S2)")

    def characters(self) -> None:
        """MJ-S3, MJ-A8, MJ-O6: everybody has one, or with several characters at least one."""
        for seat in self.seats:
            cards = self.cards[seat].bit_count()
            if cards > 1 and not (self.layout.several and self.phase >= codes.SECRET):
                self.fault("characters", f"{cards} of seat {seat}", "one each (MJ-S3)")
            waits = self.phase == codes.PICKING and seat == self.fields["other"]
            if self.phase <= codes.DRAWING or waits:
                if cards:
                    self.fault("characters", f"{cards} of seat {seat}", "none yet")
            elif self.phase >= codes.FOUNDING and not cards:
                self.fault("characters", f"none of seat {seat}", "one for everybody (MJ-S3)")

    def end(self) -> None:
        """MJ-X1, MJ-X3, MJ-O1."""
        ending, each = self.fields["ending"], self.layout.palaces_each
        complete = any(self.palaces[seat] >= each for seat in self.seats)
        if complete != bool(ending & codes.LAST_PALACE):
            self.fault("ending", "palaces" if not complete else "not 'palaces'", f"'palaces' if somebody has {each}")
        if self.fields["turn"] >= self.layout.turn_limit and not ending & codes.LAST_TURN:
            self.fault("ending", "not 'turns'", f"'turns' in game turn {self.layout.turn_limit} (MJ-X3, MJ-O1)")
        if self.fields["turn"] < self.layout.turn_limit and ending & codes.LAST_TURN:
            self.fault("ending", "turns", f"'turns' only in game turn {self.layout.turn_limit} (MJ-X3, MJ-O1)")
        if max(self.fields["box"]) >= self.layout.last_box and not ending & codes.LAST_BOX:
            self.fault("ending", "not 'track'", "'track' when a governor stands in the last box (MJ-X1)")
        if self.phase == codes.FINISHED and not ending:
            self.fault("ending", "nothing", "a reason why the game is over (MJ-X1)")

    def discs(self) -> None:
        """MJ-T3: no disc in the set-up, not yet all while they are chosen, all in the turns."""
        chosen = sum(1 for seat in self.seats if self.fields["disc"][seat] >= 0)
        if self.phase < codes.SECRET and chosen:
            self.fault("discs", f"{chosen} chosen", "none in the set-up")
        elif self.phase == codes.SECRET and chosen == self.layout.players:
            self.fault("discs", "all chosen", "at least one still to choose (MJ-T3)")
        elif self.phase > codes.SECRET and chosen < self.layout.players:
            self.fault("discs", f"{chosen} chosen", f"all {self.layout.players} (MJ-T3)")

    def gold(self) -> None:
        """Gold within what may come together by now."""
        fields = self.fields
        turns = max(fields["turn"] - 1, 0) * self.layout.players + fields["played"].bit_count()
        decisions = sum(fields["given"]) - sum(fields["rights"]) + fields["builder_used"]
        decisions += (fields["chit"] >= 0) + (self.phase == codes.PUTTING)
        roads = fields["visited"].bit_count()
        most = MAX_GOLD + GOLD_PER_TURN * turns + GOLD_PER_DECISION * decisions + GOLD_PER_ROAD * roads
        for seat in self.seats:
            if fields["gold"][seat] > most:
                self.fault(f"gold of seat {seat}", fields["gold"][seat], f"at most {most} at this point")

    def set_up(self) -> None:
        """Nothing is on the board but first houses; who decides follows from the phase."""
        for key, blank in (("turn", 0), ("ending", 0), ("maharaja", -1), ("played", 0)):
            if self.fields[key] != blank:
                self.fault(key, self.fields[key], "nothing in the set-up")
        if any(self.palaces) or any(self.fields["architect"]) or any(self.fields["chits"]):
            self.fault("position", "palaces, chits or architects on their way", "none in the set-up (MJ-S1)")
        if max(self.fields["gold"]) > codes.START_GOLD:
            self.fault("gold", max(self.fields["gold"]), f"{codes.START_GOLD} at most in the set-up (MJ-S1)")
        if self.phase < codes.FOUNDING and any(self.fields["houses"]):
            self.fault("houses", "houses on the board", "none before everybody has a character (MJ-S4)")
        for seat in self.seats:
            first = codes.FIRST_HOUSES - sum(self.fields["houses"][seat::5])
            if self.fields["pool"][seat] != first:
                self.fault(f"pool of seat {seat}", self.fields["pool"][seat], f"{first} in the set-up (MJ-S4)")
        if self.phase <= codes.DRAWING:
            self.expect("active", -1)
            self.expect("opener", -1)
        elif self.phase == codes.FOUNDING:
            self.founding()
        else:
            self.choosing()

    def founding(self) -> None:
        """MJ-S4: in character order, one house at a time."""
        self.expect("opener", -1)
        if not all(card for card in self.cards[: self.layout.players]):
            return
        order = sorted(self.seats, key=lambda seat: self.cards[seat] & -self.cards[seat])
        founded = self.fields["founded"]
        if any(self.fields["houses"][VILLAGES * 5 :]) or founded >= codes.FIRST_HOUSES * self.layout.players:
            self.fault("houses", f"{founded} houses", "first houses in villages, one still to come (MJ-S4)")
        for place, seat in enumerate(order):
            due = founded // self.layout.players + (place < founded % self.layout.players)
            if sum(self.fields["houses"][seat::5]) != due:
                self.fault(f"houses of seat {seat}", sum(self.fields["houses"][seat::5]), f"{due} by its turn (MJ-S4)")
        self.expect("active", order[founded % self.layout.players])

    def choosing(self) -> None:
        """MJ-S3, MJ-O4: who opens and who decides are seats without a character."""
        without = [seat for seat in self.seats if not self.cards[seat]]
        active, opener, high, bid = (self.fields[key] for key in ("active", "opener", "other", "bid"))
        for key in ("active", "opener"):
            if self.fields[key] not in without:
                self.fault(key, self.fields[key], "a seat without a character (MJ-S3)")
        if self.phase == codes.CHOOSING:
            if not self.layout.auction and active != opener:
                self.fault("opener", opener, "the seat that chooses (MJ-S3)")
            return
        if not self.layout.auction or len(without) < 2:
            self.fault("phase", "bid", "an auction, and at least two seats without a character (MJ-O4)")
        elif bid < 0:
            if active != opener or high >= 0 or self.fields["passed"]:
                self.fault("bid", bid, "a bid, unless the opener has still to make it (MJ-O4)")
        elif high not in without or high == active or self.fields["passed"] & (1 << high | 1 << max(active, 0)):
            self.fault("other", high, "the highest bidder, who has not passed (MJ-O4)")
        elif bid > self.fields["gold"][high]:
            self.fault("bid", bid, f"{self.fields['gold'][high]} at most, the bidder's gold (MJ-O4)")

    def turn(self) -> None:
        """The state of the active player's turn."""
        fields, active = self.fields, self.fields["active"]
        self.begun()
        if active < 0:
            self.fault("active", active, "the seat in turn")
            return
        if fields["played"] >> active & 1:
            self.fault("played", f"seat {active}", "not the active seat (MJ-A9)")
        if fields["chit"] >= 0 and (not self.layout.yogi or fields["chit"] == codes.CHANGE_CHARACTER):
            self.fault("chit", fields["chit"], "a disc action other than character, in a game with chits (MJ-O2)")
        if fields["chit"] == codes.PALACE_AND_HOUSE and not self.layout.palace_and_house:
            self.fault("chit", "palace-and-house", "an action of this game (MJ-O7)")
        if fields["chit"] >= 0 and sum(fields["chits"]) == codes.CHITS:
            self.fault("chits", codes.CHITS, "one back in the bank, it was used in this turn (MJ-O2)")
        if not fields["visited"] >> fields["architect"][active] & 1:
            self.fault("visited", "not where the architect is", "every station he was at")
        if self.phase == codes.PUTTING:
            self.putting()
        elif self.phase == codes.PICKING and (self.layout.several or fields["other"] in (-1, active)):
            self.fault("other", fields["other"], "the seat that has lost its only character (MJ-A8)")
        elif self.phase == codes.GIVING:
            self.giving()
        elif self.phase == codes.ENTICED:
            self.enticed()

    def putting(self) -> None:
        """MJ-A4, MJ-C5."""
        fields, active = self.fields, self.fields["active"]
        lifted = fields["lifted"]
        if lifted < 0 or not fields["houses"][lifted * 5 + active]:
            self.fault("lifted", lifted, "a place with a house of the active seat (MJ-A4)")
        if fields["lifted_free"]:
            if fields["builder_used"] or not self.cards[active] >> codes.BUILDER & 1:
                self.fault("lifted_free", True, "the Builder, not used in this turn (MJ-C5)")
        elif not fields["rights"][codes.MOVE_HOUSE]:
            self.fault("left", "no house to move", "one, as a house was lifted (MJ-A4)")

    def giving(self) -> None:
        """MJ-O6, exchange."""
        owner = self.fields["holder"][self.fields["named"]] if self.fields["named"] >= 0 else -1
        if not self.layout.several or codes.IN_BANK in self.fields["holder"]:
            self.fault("phase", "give", "several characters and none in the bank (MJ-O6)")
        if owner < 0 or owner == self.fields["active"]:
            self.fault("named", self.fields["named"], "a character of another seat (MJ-O6)")

    def enticed(self) -> None:
        """MJ-O6, entice."""
        other, active = self.fields["other"], self.fields["active"]
        if not self.layout.several or codes.IN_BANK in self.fields["holder"]:
            self.fault("phase", "enticed", "several characters and none in the bank (MJ-O6)")
        if other < 0 or self.cards[other].bit_count() <= self.cards[active].bit_count():
            self.fault("other", other, "a seat with more characters than the active one (MJ-O6)")

    def between_turns(self) -> None:
        """While discs are chosen, and when all is over."""
        self.begun()
        self.expect("active", -1)
        everybody = (1 << self.layout.players) - 1
        self.expect("played", everybody if self.phase == codes.FINISHED else 0)

    def begun(self) -> None:
        if not self.fields["turn"]:
            self.fault("turn", 0, "1 or more after the set-up")
        if self.fields["maharaja"] < 0:
            self.fault("maharaja", "nowhere", "a city (MJ-T1)")

    def idle(self) -> None:
        """What has no meaning in this phase must be empty, so that equal positions are equal data."""
        in_turn = codes.ACTING <= self.phase < codes.FINISHED
        bidding, choosing = self.phase == codes.BIDDING, self.phase in (codes.BIDDING, codes.CHOOSING)
        expected = {
            "lifted": (self.phase == codes.PUTTING, -1),
            "lifted_free": (self.phase == codes.PUTTING, 0),
            "named": (self.phase == codes.GIVING, -1),
            "other": (self.phase in (codes.BIDDING, codes.PICKING, codes.ENTICED), -1),
            "bid": (bidding, -1),
            "passed": (bidding, 0),
            "opener": (choosing, -1),
            "chit": (in_turn, -1),
            "builder_used": (in_turn, 0),
            "visited": (in_turn, 0),
        }
        for key, (used, blank) in expected.items():
            if not used:
                self.expect(key, blank)

    def expect(self, key: str, value: int) -> None:
        if self.fields[key] != value:
            names = {"named": CHARACTER_NAMES, "lifted": self.board.spots}.get(key)
            found = names[self.fields[key]] if names else self.fields[key]
            self.fault(key, found, f"{'nothing' if value == -1 else value} in phase {PHASES[self.phase]!r}")
