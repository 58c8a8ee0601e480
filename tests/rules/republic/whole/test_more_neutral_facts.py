"""N4: every guideline of the neutral factions on both sides of its bounds."""

import pytest

from quadriga.engine import Move
from quadriga.games.republic import words
from quadriga.games.republic.whole.neutral.claims import Block, Claim, Fails, Spoken, Uphold, announce, is_next
from quadriga.games.republic.whole.neutral.coalition import FormCoalition, JoinCoalition, combinations, has_majority
from quadriga.games.republic.whole.neutral.division import Divide, Pick, PickFor, is_pending, pass_pick
from quadriga.games.republic.whole.neutral.guidelines import (
    dominant,
    ranked,
)
from quadriga.games.republic.whole.neutral.parts import Division
from quadriga.games.republic.whole.neutral.senate import CrisisDictator, NeutralSenate, retire
from quadriga.games.republic.whole.neutral.spoils import (
    demand_bill,
    dividing,
    eligible,
    fill_up,
    fit_for_rome,
    give,
    offices_left,
    recipients,
)
from quadriga.games.republic.whole.neutral.war_plan import (
    WarPlan,
    active,
    are_open,
    can_be_met,
    carry_out,
    crisis_plan,
    is_fit,
    is_neutral_crisis,
    leaders_in_order,
    money_for,
    need,
    plan,
    strength,
)
from quadriga.games.republic.whole.neutral.war_plan import share as part
from quadriga.games.republic.whole.neutral.wishes import wish, wished_bill, wished_concession, wished_office, worth_of
from quadriga.games.republic.whole.rome import (
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORUM,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    RESERVE,
    ROME_CONSUL,
    Rome,
)
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, senator

CORNELIUS, FABIUS, VALERIUS, JULIUS, CLAUDIUS = (
    senator(name) for name in ("cornelius", "fabius", "valerius", "julius", "claudius")
)
MANLIUS = senator("manlius")
PLAYER, IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS = range(5)
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]


def war_of(name: str) -> int:
    return words.WAR.value(name)


def table(seats: int = 1, options: dict[str, str] | None = None) -> Facts:
    """One senator for each of five factions; the Imperials have two."""
    scene = Facts(seats, options)
    for faction, name in enumerate(("cornelius", "fabius", "valerius", "julius", "claudius")):
        scene.put(name, faction, leads=True)
    scene.put("manlius", IMPERIALS)
    scene.p.others().temper = [-1] * seats + [0, 1, 2, 3][: 5 - seats]
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene.meet()


def ruling(*coalition: int, seats: int = 1) -> Facts:
    """A division of the spoils has begun."""
    scene = table(seats)
    scene.p.others().coalition = list(coalition)
    division = Division()
    division.lay_out()
    scene.p.others().division = division
    return scene


def heard(scene: Facts) -> Facts:
    scene.mark()
    scene.p.hear = scene.heard.append
    return scene


def done(scene: Facts) -> list[str]:
    changed = [one for one in scene.changes() if not one.startswith("undrawn pool")]
    return [*changed, "told", *scene.heard_all()]


def steps(p: Rome) -> list[str]:
    found = [type(frame).__name__ for frame in reversed(p.stack)]
    p.stack.clear()
    return found


def text(move: Move | None) -> str:
    return "" if move is None else words.VOCABULARY.text(move)


# ---------------------------------------------------------------- war


@pytest.mark.rule("republic", "N4.05.3a")
@pytest.mark.rule("republic", "N4.05.31a")
def test_n4_05_3a_what_wars_need_and_what_is_a_crisis() -> None:
    scene = table().war("gallic-1", "syrian").war("punic-1", status=words.INACTIVE)
    p = scene.p
    assert [words.WAR.slug(war) for war in active(p)] == ["gallic-1", "syrian"]
    assert {
        words.WAR.slug(war): (strength(p, war), need(p, war)) for war in (0, war_of("gallic-1"), war_of("syrian"))
    } == {"punic-1": (20, (0, 10)), "gallic-1": (10, (10, 0)), "syrian": (6, (6, 2))}
    assert not is_neutral_crisis(p)
    p.rebel = CORNELIUS
    assert is_neutral_crisis(p)
    p.rebel = -1
    p.war[war_of("illyrian-1")] = words.ACTIVE
    assert is_neutral_crisis(p)
    big = table().war("mithridatic-1")
    assert [CARDS.land[war_of("mithridatic-1")], CARDS.land[war_of("punic-2")]] == [10, 15]
    bounds = {}
    for name in ("punic-2", "parthian", "germanic-migrations", "social", "gallic-1"):
        one = table().war(name)
        bounds[name] = (CARDS.land[war_of(name)], is_neutral_crisis(one.p))
    assert bounds == {
        "punic-2": (15, False),
        "parthian": (12, False),
        "germanic-migrations": (15, False),
        "social": (10, False),
        "gallic-1": (10, False),
    }
    assert [is_fit(p, 0, 5, 0), is_fit(p, 0, 0, 1), is_fit(p, war_of("syrian"), 1, 2)] == [False, True, True]
    assert [is_fit(p, war_of("syrian"), 0, 9), is_fit(p, war_of("syrian"), 1, 1)] == [False, False]
    assert is_neutral_crisis(big.p) is False


@pytest.mark.rule("republic", "N4.05.33a")
@pytest.mark.rule("republic", "R-49")
def test_n4_05_33a_what_the_state_can_raise() -> None:
    found = {}
    for treasury in (0, 40, 100, 300):
        for state in ("calm", "crisis", "shortage", "short crisis", "strike"):
            scene = table()
            scene.p.treasury = treasury
            if "crisis" in state:
                scene.p.rebel = CORNELIUS
            if "short" in state:
                scene.happen("manpower_shortage", 1)
            scene.p.no_recruits = int(state == "strike")
            found[treasury, state] = money_for(scene.p)
    assert found == {
        (0, "calm"): 0,
        (0, "crisis"): 0,
        (0, "shortage"): 0,
        (0, "short crisis"): 0,
        (0, "strike"): 0,
        (40, "calm"): 3,
        (40, "crisis"): 4,
        (40, "shortage"): 0,
        (40, "short crisis"): 2,
        (40, "strike"): 0,
        (100, "calm"): 8,
        (100, "crisis"): 10,
        (100, "shortage"): 0,
        (100, "short crisis"): 5,
        (100, "strike"): 0,
        (300, "calm"): 24,
        (300, "crisis"): 30,
        (300, "shortage"): 0,
        (300, "short crisis"): 15,
        (300, "strike"): 0,
    }
    shares = {
        (there, needed, left, is_all): part(there, needed, left, is_all)
        for there, needed in ((20, 5), (3, 5), (50, 4), (9, 9))
        for left in (1, 2)
        for is_all in (False, True)
    }
    assert shares == {
        (20, 5, 1, False): 12,
        (20, 5, 1, True): 20,
        (20, 5, 2, False): 8,
        (20, 5, 2, True): 12,
        (3, 5, 1, False): 3,
        (3, 5, 1, True): 3,
        (3, 5, 2, False): 3,
        (3, 5, 2, True): 3,
        (50, 4, 1, False): 19,
        (50, 4, 1, True): 19,
        (50, 4, 2, False): 15,
        (50, 4, 2, True): 19,
        (9, 9, 1, False): 9,
        (9, 9, 1, True): 9,
        (9, 9, 2, False): 9,
        (9, 9, 2, True): 9,
    }


@pytest.mark.rule("republic", "N4.05.3b")
@pytest.mark.rule("republic", "N4.05.3c")
def test_n4_05_3b_which_wars_are_attacked() -> None:
    found = {}
    for there, sleeping, treasury, rebel in (
        (("gallic-1",), (), 200, -1),
        (("gallic-1", "syrian"), (), 500, -1),
        (("gallic-1", "syrian"), (), 0, -1),
        ((), ("gallic-1",), 500, -1),
        ((), ("illyrian-1", "gallic-1"), 500, -1),
        (("gallic-1", "syrian", "illyrian-1"), (), 900, -1),
        (("gallic-1", "syrian", "illyrian-1"), (), 60, -1),
        (("gallic-1", "syrian", "illyrian-1"), (), 0, -1),
        (("gallic-1", "syrian", "illyrian-1", "punic-1"), (), 0, -1),
        (("gallic-1",), (), 200, JULIUS),
    ):
        scene = table().war(*there).war(*sleeping, status=words.INACTIVE)
        scene.office("cornelius", ROME_CONSUL).office("fabius", FIELD_CONSUL).office("claudius", DICTATOR)
        scene.p.treasury, scene.p.rebel = treasury, rebel
        wars, is_all = plan(scene.p)
        met = [words.WAR.slug(war) for war in active(scene.p) if can_be_met(scene.p, [war])]
        found[there, sleeping, treasury, rebel] = ([words.WAR.slug(war) for war in wars], is_all, met)
    assert found == {
        (("gallic-1",), (), 200, -1): (["gallic-1"], False, ["gallic-1"]),
        (("gallic-1", "syrian"), (), 500, -1): (["gallic-1", "syrian"], False, ["gallic-1", "syrian"]),
        (("gallic-1", "syrian"), (), 0, -1): (["syrian"], False, ["syrian"]),
        ((), ("gallic-1",), 500, -1): (["gallic-1"], False, []),
        ((), ("illyrian-1", "gallic-1"), 500, -1): (["illyrian-1"], False, []),
        (("gallic-1", "syrian", "illyrian-1"), (), 900, -1): (
            ["gallic-1", "syrian", "illyrian-1"],
            False,
            ["gallic-1", "syrian", "illyrian-1"],
        ),
        (("gallic-1", "syrian", "illyrian-1"), (), 60, -1): (["gallic-1"], False, ["gallic-1", "syrian", "illyrian-1"]),
        (("gallic-1", "syrian", "illyrian-1"), (), 0, -1): (["syrian"], False, ["syrian", "illyrian-1"]),
        (("gallic-1", "syrian", "illyrian-1", "punic-1"), (), 0, -1): (["illyrian-1"], True, ["syrian", "illyrian-1"]),
        (("gallic-1",), (), 200, 3): (["civil-war"], True, ["gallic-1"]),
    }
    scene = table().war("gallic-1", "syrian")
    assert can_be_met(scene.p, []) is False
    assert crisis_plan(scene.p, []) == ([], True)
    assert are_open(scene.p, [war_of("gallic-1"), war_of("syrian")])
    scene.office("cornelius", ROME_CONSUL).office("fabius", FIELD_CONSUL)
    assert leaders_in_order(scene.p) == [FABIUS, CORNELIUS]
    assert leaders_in_order(scene.office("claudius", DICTATOR).p) == [4, 1, 0]


@pytest.mark.rule("republic", "N4.05.31a")
def test_n4_05_31a_forces_are_raised_and_sent() -> None:
    found = {}
    for wars, legions, fleets, is_all in (
        (("gallic-1",), 4, 9, False),
        (("gallic-1", "syrian"), 15, 9, False),
        (("gallic-1", "syrian"), 15, 9, True),
        (("punic-1",), 5, 12, True),
        (("syrian",), 9, 0, False),
    ):
        scene = table().war(*wars).office("cornelius", ROME_CONSUL).office("fabius", FIELD_CONSUL)
        scene.p.legions, scene.p.fleets, scene.p.treasury = legions, fleets, 120
        for number, owner in ((2, FABIUS), (3, CORNELIUS), (4, JULIUS)):
            scene.p.veteran_at[number], scene.p.veteran_of[number] = RESERVE, owner
        carry_out(heard(scene).p, [war_of(name) for name in wars], [FABIUS, CORNELIUS][: len(wars)], is_all)
        found[wars, legions, is_all] = done(scene)
    assert found == {
        (("gallic-1",), 4, False): [
            "treasury 120 > 90",
            "place fabius 1 > 4",
            "where fabius -1 > 4",
            "legions 4 > 0",
            "fleets 9 > 5",
            "army fabius 0 > 7",
            "ships fabius 0 > 4",
            "veteran_at 2 0 > 2",
            "veteran_at 3 0 > 2",
            "veteran_at 4 0 > 2",
            "commands - > fabius",
            "batch fabius 0 > 300",
            "sent fabius 0 > 3",
            "senate raised_legions 0 > 3",
            "senate batches 0 > 300",
            "told",
            "raised 3 0",
            "sent fabius gallic-1 10 4",
        ],
        (("gallic-1", "syrian"), 15, False): [
            "place cornelius 1 > 4",
            "place fabius 1 > 4",
            "where cornelius -1 > 7",
            "where fabius -1 > 4",
            "legions 15 > 1",
            "fleets 9 > 3",
            "army cornelius 0 > 4",
            "army fabius 0 > 10",
            "ships cornelius 0 > 4",
            "ships fabius 0 > 2",
            "veteran_at 2 0 > 2",
            "veteran_at 3 0 > 1",
            "veteran_at 4 0 > 1",
            "commands - > fabius cornelius",
            "batch cornelius 0 > 300",
            "batch fabius 0 > 300",
            "sent cornelius 0 > 3",
            "sent fabius 0 > 3",
            "senate adjourned 0 > 1",
            "senate closed 0 > 1",
            "senate batches 0 > 300",
            "told",
            "sent fabius gallic-1 11 2",
            "sent cornelius syrian 6 4",
        ],
        (("gallic-1", "syrian"), 15, True): [
            "place cornelius 1 > 4",
            "place fabius 1 > 4",
            "where cornelius -1 > 7",
            "where fabius -1 > 4",
            "legions 15 > 0",
            "fleets 9 > 0",
            "army cornelius 0 > 3",
            "army fabius 0 > 12",
            "ships cornelius 0 > 5",
            "ships fabius 0 > 4",
            "veteran_at 2 0 > 2",
            "veteran_at 3 0 > 1",
            "veteran_at 4 0 > 1",
            "commands - > fabius cornelius",
            "batch cornelius 0 > 300",
            "batch fabius 0 > 300",
            "sent cornelius 0 > 3",
            "sent fabius 0 > 3",
            "senate adjourned 0 > 1",
            "senate closed 0 > 1",
            "senate batches 0 > 300",
            "told",
            "sent fabius gallic-1 13 4",
            "sent cornelius syrian 5 5",
        ],
        (("punic-1",), 5, True): [
            "place fabius 1 > 4",
            "where fabius -1 > 0",
            "legions 5 > 0",
            "fleets 12 > 0",
            "army fabius 0 > 5",
            "ships fabius 0 > 12",
            "veteran_at 2 0 > 2",
            "veteran_at 3 0 > 2",
            "veteran_at 4 0 > 2",
            "commands - > fabius",
            "batch fabius 0 > 300",
            "sent fabius 0 > 3",
            "senate batches 0 > 300",
            "told",
            "sent fabius punic-1 8 12",
        ],
        (("syrian",), 9, False): [
            "treasury 120 > 100",
            "place fabius 1 > 4",
            "where fabius -1 > 7",
            "legions 9 > 3",
            "army fabius 0 > 6",
            "ships fabius 0 > 2",
            "veteran_at 2 0 > 2",
            "veteran_at 3 0 > 2",
            "veteran_at 4 0 > 2",
            "commands - > fabius",
            "batch fabius 0 > 300",
            "sent fabius 0 > 3",
            "senate raised_fleets 0 > 2",
            "senate batches 0 > 300",
            "told",
            "raised 0 2",
            "sent fabius syrian 9 2",
        ],
    }
    plans = {}
    for coalition, adjourned, proposals in (([PLAYER], 0, 0), ([PLAYER], 1, 0), ([PLAYER], 0, 12), ([PLAYER, 1], 0, 0)):
        scene = table().office("cornelius", ROME_CONSUL).war("gallic-1")
        scene.p.others().coalition = coalition
        scene.p.meeting().adjourned, scene.p.meeting().proposals = adjourned, proposals
        WarPlan().run(scene.p)
        plans[len(coalition), adjourned, proposals] = [*steps(scene.p), scene.p.place[CORNELIUS]]
    assert plans == {(1, 0, 0): ["Propose", "WarPlan", 1], (1, 1, 0): [1], (1, 0, 12): [1], (2, 0, 0): [4]}
    leaderless = table()
    leaderless.p.others().coalition = [PLAYER]
    for one in (CORNELIUS, FABIUS, VALERIUS, JULIUS, CLAUDIUS, MANLIUS):
        leaderless.p.place[one] = 4
    WarPlan().run(leaderless.p)
    assert steps(leaderless.p) == []


# ---------------------------------------------------------------- the Senate


@pytest.mark.rule("republic", "N4.05.1a")
@pytest.mark.rule("republic", "N4.05.34a")
def test_n4_05_1a_the_senate_of_neutrals() -> None:
    scene = table().office("cornelius", ROME_CONSUL).office("fabius", FIELD_CONSUL).office("claudius", MASTER_OF_HORSE)
    scene.hand(PLAYER, "tribune-38").mark()
    NeutralSenate().run(scene.p)
    assert scene.changes() == [
        "marks cornelius 0 > 1",
        "marks fabius 0 > 1",
        "offices rome-consul cornelius > -1",
        "offices field-consul fabius > -1",
        "offices master-of-horse claudius > -1",
    ]
    assert steps(scene.p) == [
        "PlayNow",
        "PlayDrawn",
        "PlayDrawn",
        "PlayDrawn",
        "PlayDrawn",
        "FormCoalition",
        "CrisisDictator",
        "Divide",
        "ForLife",
        "WarPlan",
        "EndOfTrials",
    ]
    nobody = table()
    for one in (CORNELIUS, FABIUS, VALERIUS, JULIUS, CLAUDIUS, MANLIUS):
        nobody.p.place[one] = 4
    NeutralSenate().run(nobody.p)
    assert steps(nobody.p) == []
    dictators = {}
    for wars, coalition in ((("gallic-1",), [1]), (("gallic-1", "syrian", "illyrian-1"), [1]), (("punic-2",), [4])):
        crisis = table().war(*wars)
        crisis.p.others().coalition = coalition
        crisis.mark().begin(CrisisDictator())
        dictators[wars] = crisis.told("office")
    assert dictators == {
        ("gallic-1",): [],
        ("gallic-1", "syrian", "illyrian-1"): [["fabius", "dictator"], ["cornelius", "master-of-horse"]],
        ("punic-2",): [],
    }
    retired = table().office("cornelius", DICTATOR).mark()
    retire(retired.p)
    assert retired.changes() == ["marks cornelius 0 > 1", "offices dictator cornelius > -1"]


@pytest.mark.rule("republic", "N4.05.2a")
def test_n4_05_2a_coalitions() -> None:
    scene = table()
    for one, knights in ((CORNELIUS, 9), (FABIUS, 7), (VALERIUS, 5), (JULIUS, 3), (CLAUDIUS, 1)):
        scene.p.knights[one] = knights
    assert ranked(scene.p) == [0, 1, 2, 3, 4]
    assert combinations(scene.p) == [
        [0],
        [1, 4],
        [1, 3],
        [1, 2],
        [2, 3, 4],
        [0, 4],
        [0, 3],
        [0, 2],
        [0, 1],
        [1, 2, 3, 4],
        [0, 1, 2, 3, 4],
    ]
    assert {tuple(seats): has_majority(scene.p, seats) for seats in combinations(scene.p)} == {
        (0,): False,
        (1, 4): False,
        (1, 3): False,
        (1, 2): False,
        (2, 3, 4): False,
        (0, 4): False,
        (0, 3): False,
        (0, 2): False,
        (0, 1): True,
        (1, 2, 3, 4): True,
        (0, 1, 2, 3, 4): True,
    }
    scene.begin(FormCoalition(0))
    assert [scene.question(), scene.offered()] == ["0 coalition", ["share-power", "stand-aside"]]
    refused = Facts.of(scene.p.copy())
    refused.mark().play("stand-aside")
    assert [refused.question(), refused.p.others().coalition, *refused.heard_all()] == [
        "nobody ",
        [1, 2, 3, 4],
        "rules faction-2",
        "rules faction-3",
        "rules faction-4",
        "rules faction-5",
    ]
    scene.mark().play("share-power")
    assert [scene.p.others().coalition, *scene.heard_all()] == [[0, 1], "rules faction-1", "rules faction-2"]
    tied = table()
    tied.p.talents[JULIUS] = 5
    assert ranked(tied.p) == [1, 3, 0, 4, 2]
    two = table(2)
    assert [dominant(two.p), combinations(two.p)] == [
        1,
        [[1], [0, 2], [0, 4], [0, 3], [3, 4, 2], [1, 2], [1, 4], [1, 3], [1, 0], [3, 4, 2], [1, 3, 4, 2]],
    ]
    two.p.others().coalition = [1, 3]
    assert dominant(two.p) == 1
    two.p.others().coalition = [0, 1]
    assert dominant(two.p) == ranked(two.p)[0] if ranked(two.p)[0] < 2 else True
    two.p.gone[0] = two.p.gone[1] = 1
    assert dominant(two.p) == 0
    last = table()
    offer = JoinCoalition(len(combinations(last.p)) - 3, (PLAYER, 3, 4), 0, PLAYER)
    offer.no(last.p)
    assert steps(last.p) == ["FormCoalition"]


@pytest.mark.rule("republic", "N4.05.4a")
@pytest.mark.rule("republic", "N4.05.418a")
def test_n4_05_418a_until_all_is_divided() -> None:
    found = {}
    for passes, bill, must, filled in (
        (0, -1, 0, 0), (1, -1, 0, 0), (2, -1, 0, 0), (1, -1, 0, 15), (1, 0, 1, 15), (1, 0, 0, 15), (1, -1, 1, 15),
    ):  # fmt: skip
        scene = ruling(PLAYER, IMPERIALS)
        division = dividing(scene.p)
        division.passes, division.bill, division.must, division.checked = passes, bill, must, 1
        scene.p.meeting().filled = filled
        pending = is_pending(scene.p)
        Divide().run(scene.p)
        found[passes, bill, must, filled] = (pending, scene.p.others().division is None, steps(scene.p))
    assert found == {
        (0, -1, 0, 0): (True, False, ["Pick", "Divide"]),
        (1, -1, 0, 0): (True, False, ["Pick", "Divide"]),
        (2, -1, 0, 0): (True, True, []),
        (1, -1, 0, 15): (False, True, []),
        (1, 0, 1, 15): (True, False, ["Pick", "Divide"]),
        (1, 0, 0, 15): (False, True, []),
        (1, -1, 1, 15): (False, True, []),
    }
    neutral = ruling(IMPERIALS)
    dividing(neutral.p).checked = 1
    Divide().run(neutral.p)
    assert steps(neutral.p) == ["Claim", "Divide"]
    passed = {}
    for bill, must in ((-1, 0), (0, 0), (0, 1)):
        one = ruling(PLAYER)
        dividing(one.p).bill, dividing(one.p).must = bill, must
        pass_pick(one.p)
        passed[bill, must] = (dividing(one.p).passes, steps(one.p))
    assert passed == {(-1, 0): (1, []), (0, 0): (1, ["Fails"]), (0, 1): (1, [])}
    picks = ruling(PLAYER).put("papirius", 0)
    picks.p.holder[0] = picks.p.holder[3] = FORUM
    picks.p.province[SICILY] = 1
    asked = Pick(PLAYER)
    offered = {}
    for bill, billed, sponsor in ((-1, 0, -1), (0, 1, CORNELIUS), (-1, 1, -1)):
        division = dividing(picks.p)
        division.bill, division.billed, division.sponsor = bill, billed, sponsor
        offered[bill, billed] = [text(move) for move in asked.moves(picks.p)]
    assert offered == {
        (-1, 0): [
            "pick-office field-consul",
            "pick-office rome-consul",
            "pick-office censor",
            "pick-concession armaments",
            "pick-concession sicilian-grain",
            "pick-province sicily",
            "pick-bill i",
            "pick-bill ii",
            "pick-bill iii",
            "pass-pick",
        ],
        (0, 1): [
            "pick-office field-consul",
            "pick-office rome-consul",
            "pick-office censor",
            "pick-concession armaments",
            "pick-concession sicilian-grain",
            "pick-province sicily",
            "pick-cosponsor",
            "pass-pick",
        ],
        (-1, 1): [
            "pick-office field-consul",
            "pick-office rome-consul",
            "pick-office censor",
            "pick-concession armaments",
            "pick-concession sicilian-grain",
            "pick-province sicily",
            "pass-pick",
        ],
    }
    for each in range(CARDS.senators):
        if picks.p.place[each] == 1:
            picks.p.marks[each] |= 4
    assert recipients(picks.p, words.PICK_PROVINCE, 0) == [0, 1, 2, 3, 4, 5, 10]
    dividing(picks.p).bill = 1
    chosen = PickFor(PLAYER, words.PICK_COSPONSOR, 0)
    chosen.chose(picks.p, FABIUS)
    claim = picks.p.stack[-1]
    assert isinstance(claim, Claim)
    assert [claim.seat, claim.thing, claim.one, claim.asked] == [PLAYER, 1, FABIUS, 0]


@pytest.mark.rule("republic", "N4.05.419a")
@pytest.mark.rule("republic", "N4.05.417a")
def test_n4_05_419a_tribunes_in_the_division() -> None:
    told = {}
    for verb, thing in (
        (words.PICK_OFFICE, CENSOR),
        (words.PICK_CONCESSION, 0),
        (words.PICK_PROVINCE, 0),
        (words.PICK_BILL, 1),
    ):
        scene = heard(ruling(PLAYER))
        announce(scene.p, verb, thing, FABIUS)
        told[verb] = scene.heard_all()
    assert list(told.values()) == [
        ["wants-office fabius censor"],
        ["proposed-concession armaments fabius"],
        ["proposed-governor sicily fabius"],
        ["proposed-bill ii fabius"],
    ]
    found = {}
    for verb, must, blocked, asked in (
        (words.PICK_CONCESSION, 0, 0, 0), (words.PICK_CONCESSION, 0, 1, 0), (words.PICK_COSPONSOR, 1, 0, 0),
        (words.PICK_COSPONSOR, 0, 0, 0), (words.PICK_CONCESSION, 0, 0, 1),
    ):  # fmt: skip
        scene = ruling(IMPERIALS, PLUTOCRATS).hand(PLAYER, "tribune-38")
        scene.p.holder[0] = FORUM
        division = dividing(scene.p)
        division.must, division.blocked, division.bill, division.sponsor = must, blocked, 0, CORNELIUS
        heard(scene)
        Claim(IMPERIALS, verb, 0, FABIUS, asked).run(scene.p)
        found[verb == words.PICK_COSPONSOR, must, blocked, asked] = [*steps(scene.p), *done(scene)]
    assert found == {
        (False, 0, 0, 0): ["Block", "Claim", "told", "proposed-concession armaments fabius"],
        (False, 0, 1, 0): ["neutrals division blocked 1 > ", "told"],
        (True, 1, 0, 0): [
            "unrest 4 > 3",
            "popularity cornelius 0 > 2",
            "popularity fabius 0 > 1",
            "neutrals division must 1 > ",
            "bills i 0 > 1",
            "told",
            "proposed-bill i fabius",
            "unrest-fell 1",
        ],
        (True, 0, 0, 0): ["Block", "Claim", "told", "proposed-bill i fabius"],
        (False, 0, 0, 1): ["holder armaments -2 > fabius", "told", "concession armaments fabius"],
    }
    block = Block(PLAYER, IMPERIALS)
    scene = ruling(IMPERIALS).hand(PLAYER, "tribune-38")
    assert [int(block.turn(scene.p)), block.about(scene.p)[0][2], bool(block.forbids_yes(scene.p))] == [0, 1, False]
    assert [block.seals(scene.p, Move(verb)) for verb in block.verbs] == [True, False]
    uphold = Uphold(PLAYER)
    assert [uphold.seals(scene.p, Move(verb)) for verb in uphold.verbs] == [True, False]
    assert [int(uphold.turn(scene.p)), bool(uphold.forbids_yes(scene.p))] == [0, False]
    fails = {}
    for blocked, asked, hand in ((0, 0, True), (0, 1, True), (1, 0, True), (0, 0, False)):
        one = ruling(IMPERIALS)
        if hand:
            one.hand(PLAYER, "tribune-38")
        division = dividing(one.p)
        division.bill, division.passes, division.blocked = 1, 2, blocked
        Fails(asked).run(one.p)
        fails[blocked, asked, hand] = [division.bill, division.passes, division.blocked, *steps(one.p)]
    assert fails == {
        (0, 0, True): [1, 2, 0, "Uphold", "Fails"],
        (0, 1, True): [-1, 2, 0],
        (1, 0, True): [1, 0, 0],
        (0, 0, False): [-1, 2, 0],
    }
    scene.p.hands[PLAYER].clear()
    assert [bool(block.forbids_yes(scene.p)), bool(uphold.forbids_yes(scene.p))] == [True, True]
    spoken = {}
    for silenced, picking in ((0, 1), (1, 1), (0, -1)):
        one = heard(ruling(IMPERIALS))
        one.p.meeting().silenced = silenced
        Spoken(PLAYER, picking).run(one.p)
        spoken[silenced, picking] = [dividing(one.p).blocked, *one.heard_all()]
    assert spoken == {(0, 1): [1, "blocked faction-2"], (1, 1): [0], (0, -1): [1]}
    order = ruling(IMPERIALS, PLUTOCRATS)
    dividing(order.p).at = 3
    assert [is_next(order.p, seat) for seat in range(5)] == [False, False, True, False, False]
    order.p.others().coalition = []
    assert not is_next(order.p, IMPERIALS)


@pytest.mark.rule("republic", "N4.05.416a")
def test_n4_05_416a_a_mandatory_bill() -> None:
    found = {}
    for head, popularity, filled, checked, billed, place in (
        ("rome", 3, 1, 0, 0, 1), ("rome", 4, 1, 0, 0, 1), ("rome", 3, 0, 0, 0, 1), ("rome", 3, 1, 1, 0, 1),
        ("rome", 3, 1, 0, 1, 1), ("rome", 3, 1, 0, 0, 4), ("dictator", 3, 0, 0, 0, 1), ("", 3, 1, 0, 0, 1),
    ):  # fmt: skip
        scene = ruling(PLAYER)
        if head:
            scene.office("cornelius", ROME_CONSUL if head == "rome" else DICTATOR)
        scene.p.meeting().filled = filled << ROME_CONSUL
        scene.p.popularity[CORNELIUS], scene.p.place[CORNELIUS] = popularity, place
        dividing(scene.p).checked, dividing(scene.p).billed = checked, billed
        demand_bill(heard(scene).p)
        division = dividing(scene.p)
        found[head, popularity, filled, checked, billed, place] = (division.bill, division.must, division.checked)
    assert found == {
        ("rome", 3, 1, 0, 0, 1): (2, 1, 1),
        ("rome", 4, 1, 0, 0, 1): (-1, 0, 1),
        ("rome", 3, 0, 0, 0, 1): (-1, 0, 0),
        ("rome", 3, 1, 1, 0, 1): (-1, 0, 1),
        ("rome", 3, 1, 0, 1, 1): (-1, 0, 1),
        ("rome", 3, 1, 0, 0, 4): (-1, 0, 0),
        ("dictator", 3, 0, 0, 0, 1): (2, 1, 1),
        ("", 3, 1, 0, 0, 1): (-1, 0, 0),
    }
    none = ruling(PLAYER).office("cornelius", DICTATOR)
    none.p.bills = [9, 9, 9]
    none.p.meeting().bills = 7
    none.p.popularity[CORNELIUS] = 0
    demand_bill(none.p)
    assert [dividing(none.p).bill, dividing(none.p).must] == [-1, 0]


@pytest.mark.rule("republic", "N4.05.41a")
def test_n4_05_41a_who_gets_what() -> None:
    scene = ruling(PLAYER, IMPERIALS)
    p = scene.p
    p.marks[FABIUS] = p.marks[CLAUDIUS] = PRIOR_CONSUL
    p.influence[MANLIUS], p.popularity[FABIUS], p.popularity[CORNELIUS] = 1, 5, 2
    assert [words.OFFICE.slug(office) for office in offices_left(p)] == ["field-consul", "rome-consul", "censor"]
    assert {words.OFFICE.slug(at): eligible(p, at) for at in (CENSOR, ROME_CONSUL, FIELD_CONSUL)} == {
        "censor": [1, 4],
        "rome-consul": [0, 1, 2, 3, 4, 5],
        "field-consul": [0, 1, 2, 3, 4, 5],
    }
    assert fit_for_rome(p) == [1]
    p.popularity[FABIUS] = 3
    assert fit_for_rome(p) == [1]
    p.meeting().filled, p.offices[CENSOR] = 1 << CENSOR, CLAUDIUS
    assert CLAUDIUS not in eligible(p, ROME_CONSUL)
    p.elected = [JULIUS]
    assert JULIUS not in eligible(p, FIELD_CONSUL)
    given = {}
    for verb, thing in (
        (words.PICK_OFFICE, FIELD_CONSUL), (words.PICK_OFFICE, CENSOR), (words.PICK_CONCESSION, 0),
        (words.PICK_PROVINCE, SICILY), (words.PICK_BILL, 1), (words.PICK_COSPONSOR, 0),
    ):  # fmt: skip
        one = ruling(PLAYER)
        dividing(one.p).passes, dividing(one.p).bill, dividing(one.p).sponsor = 2, 0, JULIUS
        heard(one)
        give(one.p, verb, thing, CORNELIUS)
        given[verb, thing] = [*steps(one.p), *done(one)]
    assert list(given.values()) == [
        [
            "influence cornelius 5 > 10",
            "offices field-consul -1 > cornelius",
            "neutrals division passes 2, sponsor 3 > sponsor 3",
            "elected - > cornelius",
            "senate filled 0 > 4",
            "told",
            "office cornelius field-consul",
        ],
        [
            "influence cornelius 5 > 10",
            "offices censor -1 > cornelius",
            "neutrals division passes 2, sponsor 3 > sponsor 3",
            "senate filled 0 > 8",
            "told",
            "office cornelius censor",
        ],
        [
            "neutrals division passes 2, sponsor 3 > sponsor 3",
            "holder armaments -1 > cornelius",
            "told",
            "concession armaments cornelius",
        ],
        ["Post", "neutrals division passes 2, sponsor 3 > sponsor 3", "told"],
        ["neutrals division passes 2, sponsor 3 > bill 1, billed 1", "senate bills 0 > 2", "told"],
        [
            "unrest 4 > 3",
            "popularity cornelius 0 > 1",
            "popularity julius 0 > 2",
            "neutrals division passes 2, sponsor 3 > sponsor 3",
            "bills i 0 > 1",
            "told",
            "unrest-fell 1",
        ],
    ]
    filled = ruling(PLAYER)
    filled.p.province[SICILY] = filled.p.province[ASIA] = 1
    filled.mark()
    fill_up(heard(filled).p)
    assert [*done(filled), *steps(filled.p)] == [
        "influence julius 4 > 9",
        "influence claudius 4 > 9",
        "influence manlius 4 > 9",
        "offices rome-consul -1 > claudius",
        "offices field-consul -1 > julius",
        "offices censor -1 > manlius",
        "elected - > julius claudius",
        "senate filled 0 > 14",
        "told",
        "office julius field-consul",
        "office claudius rome-consul",
        "office manlius censor",
        "Post",
    ]
    wishes = {}
    for seat in (IMPERIALS, PLUTOCRATS, CONSERVATIVES, POPULISTS):
        for state in ("offices", "none", "province", "concession"):
            one = ruling(seat)
            one.p.marks[FABIUS] = one.p.marks[VALERIUS] = PRIOR_CONSUL
            one.p.meeting().filled = 0 if state == "offices" else 1 << CENSOR | 1 << ROME_CONSUL | 1 << FIELD_CONSUL
            if state in ("province", "offices"):
                one.p.province[SICILY] = one.p.province[ASIA] = 1
            if state == "concession":
                one.p.holder[0] = one.p.holder[3] = one.p.holder[7] = FORUM
            wishes[seat, state] = wish(one.p, seat)
    assert wishes == {
        (1, "offices"): (41, 2, 5),
        (1, "none"): (44, 2, 1),
        (1, "province"): (43, 9, 1),
        (1, "concession"): (42, 3, 1),
        (2, "offices"): (41, 3, 2),
        (2, "none"): None,
        (2, "province"): (43, 9, 2),
        (2, "concession"): (42, 3, 2),
        (3, "offices"): (41, 1, 3),
        (3, "none"): None,
        (3, "province"): (43, 9, 3),
        (3, "concession"): (42, 3, 3),
        (4, "offices"): (41, 1, 4),
        (4, "none"): (44, 2, 4),
        (4, "province"): (44, 2, 4),
        (4, "concession"): (42, 3, 4),
    }
    bills = ruling(IMPERIALS)
    dividing(bills.p).sponsor = FABIUS
    bills.p.popularity[MANLIUS] = 3
    assert wished_bill(bills.p, IMPERIALS) == (44, 2, 5)
    dividing(bills.p).bill = 1
    assert wished_bill(bills.p, IMPERIALS) == (45, 1, 5)
    dividing(bills.p).bill, dividing(bills.p).billed = -1, 1
    assert wished_bill(bills.p, IMPERIALS) is None
    assert wished_concession(bills.p, IMPERIALS) is None
    bills.p.meeting().filled = 1 << CENSOR
    assert wished_office(bills.p, IMPERIALS, CENSOR) is None
    assert [worth_of(bills.p, province) for province in range(4)] == [7, -3, 3, 1]
