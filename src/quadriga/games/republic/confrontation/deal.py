"""Random situations: chance deals a confrontation, then its particulars."""

from typing import ClassVar, Final, final

from quadriga.engine import Chance, Move, Rng, Seeded
from quadriga.games.republic import options, words
from quadriga.games.republic.cards import PROVINCES, Cards
from quadriga.games.republic.confrontation.situation import set_up
from quadriga.games.republic.position import Combat

SHUFFLES: Final = 256
"""Two of them choose one of 65,536 situations of each kind."""

Plain = dict[str, object]


@final
class DealConfrontation(Chance[Combat]):
    """The confrontation the table has chosen; else each of the eight, and a whole phase, is as likely as the others."""

    verbs: ClassVar[tuple[int, ...]] = (words.DEAL,)

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        chosen = p.options[options.CONFRONTATION]
        kinds = range(len(words.CONFRONTATIONS)) if chosen == options.DRAWN else range(chosen - 1, chosen)
        return [(Move(words.DEAL, kind), 1) for kind in kinds]

    def play(self, p: Combat, move: Move) -> None:
        p.kind = move.a
        p.begin(DealSituation(move.a, -1))


@final
class DealSituation(Chance[Combat]):
    """The particulars, by two numbers; `first` is -1 until the first is known."""

    verbs: ClassVar[tuple[int, ...]] = (words.SHUFFLE,)

    def __init__(self, kind: int, first: int) -> None:
        self.kind: Final = kind
        self.first: Final = first

    def chances(self, p: Combat) -> list[tuple[Move, int]]:
        return [(Move(words.SHUFFLE, number), 1) for number in range(SHUFFLES)]

    def draw(self, p: Combat, rng: Rng) -> Move:
        return Move(words.SHUFFLE, rng.below(SHUFFLES))

    def play(self, p: Combat, move: Move) -> None:
        if self.first < 0:
            p.begin(DealSituation(self.kind, move.a))
        else:
            rng = Seeded(f"{self.kind}-{self.first}-{move.a}")
            set_up(p, random_situation(p.cards, self.kind, rng, p.options[options.PIRATE_TARGETS]))


def random_situation(cards: Cards, kind: int, rng: Rng, targets: int = 0) -> Plain:
    """A situation of one kind as plain data, in the form people write; `targets` is the list the pirates assault by."""
    dealer = _Dealer(cards, rng, cards.attacks[targets])
    plain: Plain = {"confrontation": words.CONFRONTATIONS[kind], "omens": max(0, rng.below(5) - 2)}
    if kind in (words.ACTIVE_CONFLICT, words.ALLIED_CONFLICT):
        plain.update(dealer.conflict(kind == words.ALLIED_CONFLICT))
    elif kind in (words.REBEL_GENERAL, words.MARCH_ON_ROME):
        plain.update(dealer.army(14, 4, 0))
        plain["rebel"] = dealer.rebel_army(kind == words.MARCH_ON_ROME)
    elif kind == words.INTERCEPTION:
        plain.update({"fleets": rng.below(13), "convoy": dealer.convoy()})
    elif kind == words.ASSAULT:
        plain.update(dealer.assault())
    elif kind == words.PHASE:
        plain.update(dealer.phase())
    else:
        plain.update(dealer.rebel_province(kind != words.REBEL_PROVINCE))
    dealer.fit(plain)
    return plain


@final
class _Dealer:
    """Deals the parts of a situation; no senator and no chit twice."""

    def __init__(self, cards: Cards, rng: Rng, attacks: list[list[int]]) -> None:
        self.cards: Final = cards
        self.rng: Final = rng
        self.attacks: Final = attacks
        self.conflict_ids: Final = list(cards.conflict_of)
        self.province_ids: Final = list(cards.province_of)
        self.chits: Final = list(range(1, 31))
        self.senators: Final = list(range(cards.senators))

    def one_in(self, number: int) -> bool:
        """True once in so many times."""
        return self.rng.below(number) == 0

    def person(self) -> Plain:
        """A senator of the cards, or somebody with a rating; each with a chit of his own."""
        if self.one_in(2) and self.senators:
            senator = self.senators.pop(self.rng.below(len(self.senators)))
            if self.cards.chit[senator] in self.chits:
                self.chits.remove(self.cards.chit[senator])
                named = senator < 30
                return {"senator": self.cards.chit[senator] if named else self.statesman(senator)}
        chit = self.chits.pop(self.rng.below(len(self.chits)))
        self.senators[:] = [one for one in self.senators if self.cards.chit[one] != chit]
        return {"military": self.rng.below(6), "influence": self.rng.below(15), "chit": chit}

    def statesman(self, senator: int) -> str:
        """The number of a statesman's card, such as 1a."""
        for name, number in self.cards.senator_of.items():
            if number == senator:
                return name
        raise AssertionError(senator)

    def army(self, legions: int, veterans: int, fleets: int) -> Plain:
        """An expedition of up to so many units, never an empty one."""
        rng = self.rng
        plain: Plain = {
            "general": self.person(),
            "legions": 1 + rng.below(legions),
            "veterans": rng.below(veterans + 1),
            "fleets": rng.below(fleets + 1),
        }
        if self.one_in(4):
            plain["master_of_horse"] = self.person()
        return plain

    def leaders(self, conflict: int) -> list[str]:
        """Some of the leaders of a conflict's group."""
        return [
            id
            for id, leader in self.cards.leader_of.items()
            if self.cards.leader_group[leader] == self.cards.group[conflict] and self.one_in(2)
        ]

    def conflict(self, allied: bool) -> Plain:
        """Sections 1 and 7."""
        conflict = self.rng.below(self.cards.conflicts)
        size = self.cards.group.count(self.cards.group[conflict])
        ships = self.cards.support[conflict] + self.cards.naval[conflict]
        plain = self.army(14 + self.rng.below(10), 6, min(25, ships + (12 if allied else 4)))
        plain["conflict"] = self.conflict_ids[conflict]
        plain["leaders"] = self.leaders(conflict)
        plain["active_in_group"] = 1 + (self.rng.below(size) if self.one_in(3) else 0)
        plain["fleet_defeated"] = self.one_in(4)
        if self.one_in(4):
            plain["earlier"] = ["defeat", "stalemate", "disaster", "standoff"][self.rng.below(4)]
        if allied:
            first = self.rng.below(PROVINCES)
            provinces = [first, (first + 1) % PROVINCES] if self.one_in(3) else [first]
            plain["captured"] = [self.captured(province) for province in provinces]
        return plain

    def captured(self, province: int) -> Plain:
        """A province some conflict holds."""
        side = self.rng.below(2)
        return {
            "province": self.province_ids[province],
            "developed": side == 1,
            "militia": self.rng.below(self.cards.max_militia[province][side] + 1),
            "flotillas": self.rng.below(self.cards.max_flotilla[province][side] + 1),
        }

    def garrison(self, province: int) -> Plain:
        """A province with units of its own and, now and then, of Rome."""
        plain = self.captured(province)
        if self.one_in(2):
            plain["legions"] = self.rng.below(4)
            plain["veterans"] = self.rng.below(2)
            plain["fleets"] = self.rng.below(3)
        return plain

    def rebel_army(self, militia: bool) -> Plain:
        """A rebel at Rome with his troops."""
        plain = self.person()
        plain["legions"] = (0 if militia else 1) + self.rng.below(12)
        plain["veterans"] = self.rng.below(4)
        if militia:
            plain["militia"] = 1 + self.rng.below(10)
        return plain

    def convoy(self) -> Plain:
        """Ships and their passengers."""
        rng = self.rng
        return {
            "legions": rng.below(4),
            "veterans": rng.below(3),
            "militia": rng.below(9),
            "flotillas": 1 + rng.below(8),
            "fleets": rng.below(3),
        }

    def rebel_province(self, naval: bool) -> Plain:
        """Sections 5 and 6: a province of the right sort under a rebel governor."""
        cards = self.cards
        fit = [at for at in range(PROVINCES) if (cards.native_naval[at][0] > 0) == naval]
        province = fit[self.rng.below(len(fit))]
        garrison = self.garrison(province)
        rebel = self.person()
        rebel["partisan"] = self.one_in(3)
        for key in ("legions", "veterans", "fleets", "militia", "flotillas"):
            if key in garrison:
                rebel[key] = garrison[key]
        if not naval:
            rebel["flotillas"] = rebel["fleets"] = 0
        plain = self.army(16, 5, 24 if naval else 2)
        plain["province"] = garrison["province"]
        plain["developed"] = garrison["developed"]
        plain["naval_won"] = naval and self.one_in(5)
        plain["rebel"] = rebel
        return plain

    def assault(self) -> Plain:
        """Section 8: a conflict and all provinces of its list."""
        cards = self.cards
        fit = [at for at in range(cards.conflicts) if self.attacks[at]]
        conflict = fit[self.rng.below(len(fit))]
        provinces = []
        for province in self.attacks[conflict]:
            one = self.garrison(province)
            one["loyal"] = not self.one_in(4)
            if not self.one_in(6):
                one["governor"] = self.person()
            provinces.append(one)
        plain: Plain = {
            "conflict": self.conflict_ids[conflict],
            "leaders": self.leaders(conflict),
            "fleet_defeated": self.one_in(4),
            "provinces": provinces,
            "draw_pile": self.rng.below(14),
            "next_pile": self.one_in(2),
        }
        if self.one_in(3):
            other = [at for at in range(PROVINCES) if at not in self.attacks[conflict]]
            plain["captured"] = [self.captured(other[self.rng.below(len(other))])]
        return plain

    # ---------------------------------------------------------------- what the box and a province hold

    def fit(self, plain: Plain) -> None:
        """Take away what exceeds the legions and fleets of the box, and what the home of a convoy has not raised."""
        found = _objects(plain)
        for one in found:
            if "legions" in one and "flotillas" in one and "developed" not in one and "partisan" not in one:
                self.fit_convoy(one, plain)
        self.trim([(one, key) for one in found for key in ("legions", "veterans") if one.get(key)])
        self.trim([(one, key) for one in found for key in ("fleets", "interceptors") if one.get(key)])

    def fit_convoy(self, convoy: Plain, plain: Plain) -> None:
        """3.5: within the limits of its province, less what is still there; without any ship it gets a fleet."""
        limits = (("militia", self.cards.max_militia), ("flotillas", self.cards.max_flotilla))
        provinces = plain.get("provinces", [])
        assert isinstance(provinces, list)
        homes = [one for one in provinces if one["province"] == convoy.get("province")]
        for key, table in limits:
            most = max(map(max, table))
            for home in homes:
                side = 1 if home["developed"] else 0
                most = table[self.cards.province_of[str(home["province"])]][side] - _number(home, key)
            convoy[key] = min(_number(convoy, key), most)
        if not _number(convoy, "flotillas") and not _number(convoy, "fleets"):
            convoy["fleets"] = 1

    def trim(self, entries: list[tuple[Plain, str]]) -> None:
        """Take one unit after the other from the largest number, armies last, until the box holds them all."""
        above = sum([_number(one, key) for one, key in entries]) - self.cards.most_units
        for _ in range(above):
            one, key = max(entries, key=lambda entry: (_number(entry[0], entry[1]), "general" not in entry[0]))
            one[key] = _number(one, key) - 1

    # ---------------------------------------------------------------- a whole phase

    def phase(self) -> Plain:
        """Section 0.3: some conflicts, some provinces, some expeditions, and now and then a rebellion."""
        rng = self.rng
        chosen: list[int] = []
        for _ in range(2 + rng.below(4)):
            conflict = rng.below(self.cards.conflicts)
            if conflict not in chosen:
                chosen.append(conflict)
        conflicts: list[Plain] = [
            {
                "conflict": self.conflict_ids[conflict],
                "status": ["active", "active", "unprosecuted", "inactive"][rng.below(4)],
            }
            for conflict in chosen
        ]
        provinces = [self.owned(province, chosen) for province in range(PROVINCES) if self.one_in(2)]
        plain: Plain = {
            "conflicts": conflicts,
            "leaders": [id for conflict in chosen for id in self.leaders(conflict)],
            "provinces": provinces,
            "reserves": {"legions": rng.below(4), "fleets": rng.below(6)},
            "draw_pile": rng.below(14),
            "next_pile": self.one_in(2),
        }
        against: list[str] = []
        for conflict in chosen:
            against += [self.conflict_ids[conflict]] * rng.below(3)
        self.rebellion(plain, provinces, against)
        plain["expeditions"] = [{"against": target, **self.army(12, 4, 15)} for target in against[:5]]
        if self.one_in(3):
            plain["captives"] = [{"conflict": self.conflict_ids[chosen[0]], **self.person()}]
        return plain

    def owned(self, province: int, chosen: list[int]) -> Plain:
        """A province held by Rome or by one of the conflicts."""
        if self.one_in(8):
            holder = self.conflict_ids[chosen[self.rng.below(len(chosen))]]
            return {"holder": holder, **self.captured(province)}
        plain = self.garrison(province)
        plain["holder"] = "rome"
        if not self.one_in(4):
            plain["governor"] = self.person()
        return plain

    def rebellion(self, plain: Plain, provinces: list[Plain], against: list[str]) -> None:
        """A rebellion in two phases out of three: a general, or a governor with a province and perhaps partisans."""
        rng = self.rng
        place = ["none", "marching-general", "marching-governor", "province", "marching-governor", "none"][rng.below(6)]
        roman = [one for one in provinces if one["holder"] == "rome"]
        if place == "none" or (place != "marching-general" and not roman):
            return
        rebels = roman[: 1 + rng.below(2)]
        for one in rebels:
            one["holder"] = "rebel"
            one.setdefault("governor", self.person())
            if self.one_in(3):
                against.insert(0, str(one["province"]))
        if place == "marching-general":
            plain["rebellion"] = {"place": place, **self.rebel_army(False)}
        elif place == "marching-governor":
            del rebels[0]["governor"]
            plain["rebellion"] = {"place": place, "province": rebels[0]["province"], **self.rebel_army(True)}
        else:
            plain["rebellion"] = {"place": place, "province": rebels[0]["province"]}
        if place != "province":
            if not self.one_in(4):
                against.insert(0, "rebel")
            plain["interceptors"] = rng.below(8)
            if rebels and self.one_in(2):
                plain["convoys"] = [{"province": rebels[-1]["province"], **self.convoy()}]


def _number(plain: Plain, key: str) -> int:
    """A number of units, 0 where none is named."""
    value = plain.get(key, 0)
    assert isinstance(value, int)
    return value


def _objects(plain: Plain) -> list[Plain]:
    """A situation and all objects inside it."""
    found = [plain]
    for value in plain.values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, dict):
                found += _objects(one)
    return found
