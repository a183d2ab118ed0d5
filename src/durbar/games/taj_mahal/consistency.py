"""Whether the parts of a position of Taj Mahal go together: cards, map, court and the moment in the visit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from durbar.games.taj_mahal import codes
from durbar.games.taj_mahal.board import ADVISORS, EFFECTS, MEMBERS, Board
from durbar.games.taj_mahal.codes import (
    ADVISOR_SEATS,
    ALL_SEATS,
    COLOURLESS,
    CROWN_SEAT,
    DEALT_CARDS,
    DIAMONDS,
    ELEPHANT_SEAT,
    ENLIGHTENMENT,
    LAST_TAKES,
    PER_COLOUR,
    PHASES,
    PRESTIGE,
    PRESTIGE_TOKENS,
    PROVINCES,
    TAKES,
    VISITS,
)
from durbar.games.taj_mahal.layout import Layout

Report = Callable[[str, object, str], None]
WITHDRAWING = (codes.PLACING, codes.BONUS_CARD, codes.CROWNING)

MAX_POINTS = 100_000
"""More than this nobody has before the first visit.

Points have a bound that grows in the course of a game, at least as fast as points can: so whatever a position that was
loaded leads to can be loaded as well.
"""
POINTS_PER_VISIT = 500
"""More than anybody scores by withdrawing, bonus tokens apart."""
POINTS_PER_BONUS = 100
"""More than a bonus token scores."""
POINTS_AT_THE_END = 200
"""More than the cards in a hand score."""


def check_consistency(fields: dict[str, Any], layout: Layout, board: Board, fault: Report) -> None:
    """Report everything that cannot be on the table at the same time."""
    checker = _Checker(board, layout, fields, fault)
    checker.hands()
    checker.palaces()
    checker.unrest()
    checker.points()
    if fields["phase"] <= codes.CHOOSE_START:
        checker.set_up()
    else:
        checker.tokens()
        checker.advisors()
        if fields["visit"]:
            checker.rows()
            checker.court()
            checker.moment()


class _Checker:
    """One position under scrutiny."""

    def __init__(self, board: Board, layout: Layout, fields: dict[str, Any], fault: Report) -> None:
        self.board = board
        self.layout = layout
        self.f = fields
        self.fault = fault
        self.phase = fields["phase"]
        self.seats = range(layout.players)

    def has(self, seat: int, kind: int) -> int:
        """How many cards of a kind a seat has in hand and row."""
        return int(self.f["hand"][seat * 54 + kind] + self.f["row"][seat * 54 + kind])

    def hands(self) -> None:
        """TJ-C4, TJ-O1: a prestige card is in one place, and what is known of a hand is in it."""
        for effect, name in enumerate(EFFECTS):
            count = sum(self.has(seat, PRESTIGE + effect) for seat in self.seats)
            if count > 1:
                self.fault(name, f"{count} of it", "one prestige card of each kind (TJ-C4)")
        for seat in self.seats:
            for kind in range(PRESTIGE):
                known, held = self.f["known"][seat * 50 + kind], self.f["hand"][seat * 54 + kind]
                if known > held:
                    self.fault(
                        f"seats[{seat}].known",
                        f"{known} of {self.board.card_names[kind]}",
                        f"at most {held}, as in the hand",
                    )

    def palaces(self) -> None:
        """TJ-R1, TJ-R3: one palace on a city, one crown palace in a province, only where the court has been."""
        for city, place in enumerate(self.board.cities):
            builders = [seat for seat in self.seats if self.f["palaces"][seat] >> city & 1]
            crowners = [seat for seat in self.seats if self.f["crowns"][seat] >> city & 1]
            if len(builders) > 1:
                self.fault(f"palaces on {place.name}", f"{len(builders)}", "one, a crown palace apart (TJ-R1)")
            number = self.f["token_at"][place.province]
            if (builders or crowners) and not 1 <= number <= self.f["visit"]:
                self.fault(f"palaces on {place.name}", "built before the visit", "palaces in visited provinces (TJ-R1)")
        for province, cities in enumerate(self.layout.provinces):
            crowns = sum((self.f["crowns"][seat] & cities).bit_count() for seat in self.seats)
            ordinary = sum((self.f["palaces"][seat] & cities).bit_count() for seat in self.seats)
            name = self.board.provinces[province].key
            if crowns > 1:
                self.fault(f"crown palaces in {name}", f"{crowns}", "one at most (TJ-R3)")
            if ordinary > len(ADVISORS):
                self.fault(
                    f"palaces in {name}", f"{ordinary}", f"at most {len(ADVISORS)}, one for each advisor (TJ-R1)"
                )

    def unrest(self) -> None:
        """TJ-D1, TJ-D2: unrest belongs to the game for two, and has one card of a colour at most."""
        cards = sum(self.f["unrest"])
        if self.layout.players > 2 and (cards or self.f["aside"] or self.f["protested"]):
            self.fault("unrest", "unrest with more than two players", "none (TJ-D1)")
        for colour in range(4):
            count = sum(self.f["unrest"][colour * PER_COLOUR : (colour + 1) * PER_COLOUR])
            if count > 1:
                self.fault("unrest", f"{count} cards of one colour", "a protest at the second (TJ-D2)")
        if self.f["protested"] and cards:
            self.fault("unrest", f"{cards} cards after a protest", "none (TJ-D2)")
        if self.f["aside"] and not self.f["protested"]:
            self.fault("aside", "tokens set aside without a protest", "protested = true (TJ-D2)")

    def points(self) -> None:
        """Points within what may come together by now."""
        f = self.f
        for seat in self.seats:
            visits = f["visit"] - (f["present"] >> seat & 1)
            bonus = sum(owner == seat and not f["due"] >> place & 1 for place, owner in enumerate(f["bonus_owner"]))
            most = MAX_POINTS + POINTS_PER_VISIT * visits + POINTS_PER_BONUS * bonus
            most += codes.NOBILITY_WORTH * f["row"][seat * 54 + codes.NOBILITY]
            most += POINTS_AT_THE_END * (self.phase == codes.FINISHED)
            if f["points"][seat] > most:
                self.fault(f"seats[{seat}].points", f["points"][seat], f"at most {most} at this point")

    def set_up(self) -> None:
        """TJ-S1, TJ-S2: tokens first, then the hands, then the start player; nothing else has happened."""
        bare_bonus, bare_tokens = -1 in self.f["bonus"], 0 in self.f["token_at"]
        expected = codes.BONUS_SETUP if bare_bonus else codes.TOKEN_SETUP if bare_tokens else None
        if (expected is None and self.phase < codes.DEAL) or (expected is not None and self.phase != expected):
            self.fault("phase", PHASES[self.phase], "the first step of set-up that is not done (TJ-S1)")
        sizes = [sum(self.f["hand"][seat * 54 : seat * 54 + 54]) for seat in self.seats]
        full = all(size == DEALT_CARDS for size in sizes)
        if self.phase < codes.DEAL and any(sizes):
            self.fault("seats", "cards before the deal", "empty hands (TJ-S2)")
        elif max(sizes) > DEALT_CARDS or (full != (self.phase == codes.CHOOSE_START) and self.phase >= codes.DEAL):
            self.fault("seats", f"hands of {sizes}", "six cards each when the start player is drawn (TJ-S2)")
        if any(colour >= 0 for colour in self.f["row_colour"]):
            self.fault("row_colour", "the colour of a row", "none before the first visit (TJ-I1)")
        early = ("visit", "present", "court", "aside", "claims", "to_place", "due", "takes", "bare", "protested")
        for key in ("first", "active", *early):
            if self.f[key]:
                self.fault(key, self.f[key], "nothing before the first visit")
        piles = ("discards", "display", "unrest", "row", "known", "advisors", "points")
        for key in piles:
            if any(self.f[key]):
                self.fault(key, "something", "nothing before the first visit")
        if any(self.f["hand"][seat * 54 + kind] for seat in self.seats for kind in range(PRESTIGE, codes.KINDS)):
            self.fault("seats", "a prestige card", "none before the first visit (TJ-E1)")
        if any(owner >= 0 for owner in self.f["token_owner"]):
            self.fault("owners", "somebody", "nobody before the first visit")

    def tokens(self) -> None:
        """TJ-S1, TJ-V1: everything is laid out, and province tokens are owned from visited provinces only."""
        if -1 in self.f["bonus"]:
            self.fault(
                "bonus", f"{self.f['bonus'].count(-1)} diamonds without a token", f"all {DIAMONDS} laid out (TJ-S1)"
            )
        if 0 in self.f["token_at"]:
            self.fault("tokens", f"{self.f['token_at'].count(0)} provinces without a token", f"all {PROVINCES} (TJ-S1)")
        if not self.f["visit"]:
            self.fault("visit", 0, f"1 to {VISITS} after set-up (TJ-V1)")
        for province, owner in enumerate(self.f["token_owner"]):
            if owner >= 0 and self.f["token_at"][province] > self.f["visit"]:
                self.fault(f"owners.{self.board.provinces[province].key}", "not visited yet", "nobody")

    def advisors(self) -> None:
        """TJ-E1: two tokens of an advisor only with the second one claimed in this visit."""
        unclaimed = self.f["court"] | self.f["aside"]
        for advisor, name in enumerate(ADVISORS):
            counts = [self.f["advisors"][seat * 4 + advisor] for seat in self.seats]
            if max(counts) > 1 and (
                counts.count(PRESTIGE_TOKENS) > 1 or unclaimed >> advisor & 1 or self.phase == codes.FINISHED
            ):
                self.fault(
                    f"advisors, {name}", f"{counts}", "two with one seat at most, in the visit that brought it (TJ-E1)"
                )

    def rows(self) -> None:
        """TJ-I1 to TJ-I3: rows of those who are still present, in one colour but for Enlightenment."""
        for seat in self.seats:
            where = f"seats[{seat}].row"
            row = self.f["row"][seat * 54 : seat * 54 + 54]
            colour = self.f["row_colour"][seat]
            coloured = sum(row[:COLOURLESS])
            same = sum(row[colour * PER_COLOUR : (colour + 1) * PER_COLOUR]) if colour >= 0 else 0
            if not sum(row):
                if colour >= 0:
                    self.fault(where, "a colour without cards", "no colour (TJ-I1)")
                continue
            if not self.f["present"] >> seat & 1 or self.phase == codes.DISPLAY:
                self.fault(where, "a row", "none of a player who is not in the visit (TJ-W4)")
            if not same:
                self.fault(where, "no card of its colour", "a first card that sets the colour (TJ-I1)")
            elif coloured - same > row[ENLIGHTENMENT]:
                self.fault(where, f"{coloured - same} cards of other colours", "one with Enlightenment at most (TJ-I3)")
            if sum(row[COLOURLESS:]) > coloured:
                self.fault(where, "more colourless cards than coloured ones", "one with each at most (TJ-I2)")

    def court(self) -> None:
        """TJ-W2, TJ-R1 to TJ-R5: every token is in its seat, set aside or claimed, and what it brought is there."""
        f = self.f
        here = self.layout.provinces[f["province"]]
        key = self.board.provinces[f["province"]].key
        if f["court"] & f["aside"] or (f["court"] | f["aside"]) & f["claims"]:
            self.fault("court", "a token in two places", "each in its seat, set aside or claimed (TJ-W2)")
            return
        taken = ALL_SEATS & ~f["court"] & ~f["aside"]
        palaces = sum((f["palaces"][seat] & here).bit_count() for seat in self.seats)
        claimed = (taken & ADVISOR_SEATS).bit_count()
        if palaces + f["to_place"] != claimed:
            self.fault(
                f"palaces in {key}",
                f"{palaces} and {f['to_place']} to place",
                f"{claimed}, one for each advisor (TJ-R1)",
            )
        for advisor, name in enumerate(ADVISORS):
            holders = sum(f["advisors"][seat * 4 + advisor] > 0 for seat in self.seats)
            if taken >> advisor & 1 and not holders and self.phase != codes.FINISHED:
                self.fault("court", f"{name} neither in its seat nor with a player", "one of them (TJ-W2)")
        if self.phase == codes.FINISHED:
            return
        crowns = sum((f["crowns"][seat] & here).bit_count() for seat in self.seats)
        if crowns != (taken & ~f["claims"]) >> CROWN_SEAT & 1:
            self.fault(f"crown palaces in {key}", f"{crowns}", "one exactly when the crown was claimed (TJ-R3)")
        owned = f["token_owner"][f["province"]] >= 0
        if owned != bool((taken & ~f["claims"]) >> ELEPHANT_SEAT & 1):
            self.fault(
                f"owners.{key}", "somebody" if owned else "nobody", "an owner exactly when it was claimed (TJ-R5)"
            )

    def moment(self) -> None:
        """Whether phase, players present, display and what is still to be done fit."""
        f, phase, name = self.f, self.phase, PHASES[self.phase]
        there = f["present"] >> f["active"] & 1
        everybody = (1 << self.layout.players) - 1
        if phase == codes.TURN or phase in WITHDRAWING:
            if not there:
                self.fault("active", f["active"], f"a player who has not withdrawn, in phase {name!r} (TJ-V3)")
        elif phase in (codes.TAKING, codes.TOP_CARD) and there:
            self.fault("active", f["active"], f"the player who has just withdrawn, in phase {name!r} (TJ-W4)")
        if phase == codes.DISPLAY and (f["present"] != everybody or f["court"] != ALL_SEATS):
            self.fault(
                "present", "a visit that has begun", "everybody, and a full court, while the display is laid out"
            )
        if phase == codes.FINISHED and (f["present"] or f["visit"] != VISITS):
            self.fault("phase", "over", "the twelfth visit, and all have withdrawn (TJ-X1)")
        if phase not in (codes.TAKING, codes.TOP_CARD, codes.FINISHED) and not f["present"]:
            self.fault("present", "nobody", "at least one player (TJ-V3)")
        if phase == codes.UNREST and (self.layout.players != 2 or f["protested"]):
            self.fault("phase", name, "two players, and no protest yet (TJ-D1)")
        if phase in (codes.DISPLAY, codes.BONUS_CARD, codes.TOP_CARD, codes.UNREST) and not sum(f["deck"]):
            self.fault("deck", "no card", f"a card for phase {name!r} (TJ-V2)")
        self.display()
        self.withdrawal()

    def display(self) -> None:
        """TJ-V2, TJ-W4: two cards less for each player who has withdrawn."""
        f, size = self.f, self.layout.display_size
        gone = self.layout.players - f["present"].bit_count()
        shown = sum(f["display"])
        most = size - min(TAKES * gone, size) + f["takes"]
        if shown > most or (self.phase == codes.DISPLAY and shown == size):
            self.fault(
                "display", f"{shown} cards", f"at most {most} at this point, all {size} before the first turn (TJ-V2)"
            )
        if (f["takes"] > 0) != (self.phase == codes.TAKING) or (self.phase == codes.TAKING and not shown):
            self.fault(
                "takes", f["takes"], "cards to take, from a display that has some, in phase 'taking' only (TJ-W4)"
            )
        if f["takes"] > LAST_TAKES and not f["present"]:
            self.fault("takes", f["takes"], "one card for the last player to withdraw (TJ-W4)")
        if f["bare"] and self.phase != codes.TAKING:
            self.fault("bare", "true", "false but in phase 'taking' (TJ-W4)")

    def withdrawal(self) -> None:
        """TJ-W3: what the withdrawing player still has to resolve."""
        f, phase = self.f, self.phase
        if phase not in WITHDRAWING:
            for key in ("claims", "to_place", "due"):
                if f[key]:
                    self.fault(key, f[key], "nothing while nobody resolves a withdrawal (TJ-W3)")
            return
        claims = f["claims"]
        for member in range(6):
            shown = sum(
                self.layout.symbols[kind * 6 + member] * f["row"][f["active"] * 54 + kind]
                for kind in range(codes.KINDS)
            )
            if claims >> member & 1 and not shown:
                self.fault("claims", MEMBERS[member], "members that show in the own row (TJ-W2)")
        if (f["to_place"] > 0) != (phase == codes.PLACING) or f["to_place"] > (claims & ADVISOR_SEATS).bit_count():
            self.fault(
                "to_place", f["to_place"], "palaces to place in phase 'placing' only, one for each advisor (TJ-R1)"
            )
        if phase == codes.CROWNING and not claims >> CROWN_SEAT & 1:
            self.fault("claims", "no crown", "the crown in phase 'crowning' (TJ-R3)")
        here = f["palaces"][f["active"]] & self.layout.provinces[f["province"]]
        palaces, claimed = here.bit_count() + f["to_place"], (claims & ADVISOR_SEATS).bit_count()
        if palaces != claimed:
            self.fault("claims", f"{claimed} advisors", f"one for each palace built or to place, {palaces} (TJ-R1)")
        for diamond, city in enumerate(self.board.diamonds):
            if f["due"] >> diamond & 1 and not here >> city & 1:
                self.fault("due", self.board.city_names[city], "cities with a new palace of the active player (TJ-R2)")
        first = (f["due"] & -f["due"]).bit_length() - 1
        if phase == codes.BONUS_CARD and (first < 0 or f["bonus"][first] != codes.CARD_TOKEN):
            self.fault("due", f["due"], "a card token that comes next (TJ-R2)")
        if phase == codes.CROWNING and f["due"]:
            self.fault("due", f["due"], "nothing before the crown (TJ-W3)")
