"""Worked examples of the whole game that no chapter tells by itself."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.attempt import Attempt
from quadriga.games.republic.whole.forum.events import happen
from quadriga.games.republic.whole.forum.knights import KnightDie, Knights
from quadriga.games.republic.whole.forum.persuasion import Persuade, base, chance, loyalty
from quadriga.games.republic.whole.mortality.chits import ANYWHERE, DrawChits
from quadriga.games.republic.whole.mortality.death import die
from quadriga.games.republic.whole.population.phase import PopulationPhase
from quadriga.games.republic.whole.revenue.development import Development, DevelopmentDie
from quadriga.games.republic.whole.revenue.personal import PersonalRevenue, TakeSpoils
from quadriga.games.republic.whole.revenue.state import Contributions, Debits, StateRevenue, Terms
from quadriga.games.republic.whole.revolution.last_stand import RebelEnds
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CENSOR,
    CORRUPT,
    DICTATOR,
    FIELD_CONSUL,
    FORUM,
    IN_CURIA,
    IN_ROME,
    MASTER_OF_HORSE,
    NO_PROVINCE,
    REBELLING,
    ROME_CONSUL,
    VACANT,
)
from quadriga.games.republic.whole.senate.governors import FillProvinces, GovernorSlate
from quadriga.games.republic.whole.senate.session import TRIALS
from quadriga.games.republic.whole.senate.trials import EndOfTrials, Prosecutions
from quadriga.games.republic.whole.war.battle import win_war
from quadriga.games.republic.whole.war.phase import CountWars
from quadriga.games.republic.whole.war.strength import civil_war, is_revolt, land, spoils
from rules.republic.whole.scene import CARDS, DECK, Scene, senator


def attempt(scene: Scene, persuader: str, target: str, bribes: int = 0) -> Attempt:
    made = Attempt()
    made.lay_out(senator(persuader), senator(target))
    made.bribes = bribes
    return made


# ---------------------------------------------------------------- the Forum


def papirius(omens: int = 0) -> Scene:
    """Cornelius (oratory 3, influence 5, 12 talents) bribes Papirius (loyalty 6) against four other factions."""
    scene = Scene(5).put("cornelius", 0, True, talents=12).put("papirius", -1)
    for seat, name in enumerate(("fabius", "valerius", "julius", "claudius"), 1):
        scene.put(name, seat, True)
    scene.p.purse = [0, 3, 2, 0, 0]
    if omens:
        scene.happen("evil_omens", omens)
    scene.begin(Persuade(0)).play("persuade cornelius papirius", "bribe 6")
    scene.play("counter 3", "counter 2", "counter 0", "counter 0", "add", "bribe 4", *["counter 0"] * 4)
    return scene


@pytest.mark.parametrize(("throw", "omens", "won"), [(7, 0, True), (8, 0, False), (7, 1, False), (6, 1, True)])
def test_example_1_persuasion_of_an_unaligned_senator(throw: int, omens: int, won: bool) -> None:
    scene = papirius(omens)
    assert base(scene.p, scene.p.persuasion()) == 7
    more = Scene.of(scene.p.copy()).play("add")
    assert more.refused("bribe 0") == ("7.414a", "add-something")
    scene.play("try").roll(throw)
    assert [scene.talents("papirius"), scene.talents("cornelius")] == [15, 2]
    assert (scene.p.faction[senator("papirius")] == 0) == won
    if not won:
        assert base(scene.p, attempt(scene, "cornelius", "papirius")) == -13


def test_example_1_a_natural_ten_fails_and_after_era_ends_a_nine() -> None:
    scene = Scene().put("cornelius", 0, True, influence=30).put("papirius", -1)
    assert chance(scene.p, attempt(scene, "cornelius", "papirius")) == 30
    scene.p.era_ends = 1
    assert chance(scene.p, attempt(scene, "cornelius", "papirius")) == 26


def test_example_2_opponents_in_one_faction() -> None:
    scene = Scene().put("furius", 0, True, influence=8).put("scipio-africanus", 1, talents=2).put("cato-the-elder", 1)
    assert base(scene.p, attempt(scene, "furius", "scipio-africanus")) == 2
    assert chance(scene.p, attempt(scene, "furius", "scipio-africanus", 7)) == 30
    assert base(scene.p, attempt(scene, "furius", "cato-the-elder")) == 4
    apart = Scene().put("furius", 0, True, influence=8).put("scipio-africanus", 1, talents=2).put("cato-the-elder", 2)
    assert base(apart.p, attempt(apart, "furius", "scipio-africanus")) == -5
    late = Scene().put("lucullus", 1).put("pompey", 1)
    assert [loyalty(late.p, senator(name), 0) for name in ("lucullus", "pompey")] == [0, 9]
    brothers = Scene().put("tiberius-gracchus", 0).put("gaius-gracchus", 1)
    assert [loyalty(brothers.p, senator("tiberius-gracchus"), seat) for seat in (1, 2)] == [0, 6]


@pytest.mark.parametrize(
    ("name", "talents", "omens", "die", "knights"),
    [("fabius", 3, 1, 4, 1), ("fabius", 3, 1, 3, 0), ("marius-27a", 2, 0, 3, 1), ("fabius", 7, 2, 1, 1)],
)
def test_example_3_a_knight_for_talents(name: str, talents: int, omens: int, die: int, knights: int) -> None:
    scene = Scene().put(name, 0, True).happen("evil_omens", omens).begin(KnightDie(senator(name), talents)).roll(die)
    assert scene.p.knights[senator(name)] == knights


def test_example_3_knights_pressed_under_an_omen() -> None:
    scene = Scene().put("fabius", 0, True).happen("evil_omens")
    scene.p.knights[senator("fabius")] = 3
    scene.begin(Knights(0)).play("press fabius 3").roll(5, 1, 3)
    assert [scene.talents("fabius"), scene.p.knights[senator("fabius")]] == [6, 0]


# ---------------------------------------------------------------- revenue


@pytest.mark.parametrize(("times", "fulvius", "popularity"), [(1, 5, 0), (2, 9, -2), (3, 13, -3)])
def test_example_4_personal_revenue_in_a_drought(times: int, fulvius: int, popularity: int) -> None:
    scene = Scene().put("claudius", 0, True, knights=2).put("fulvius", 0).put("papirius", 0)
    scene.hold("claudius", "mining").hold("fulvius", "sicilian-grain").govern("papirius", "sicily")
    scene.happen("drought", 2).happen("evil_omens").begin(PersonalRevenue())
    scene.play("take-spoils").roll(4).play(f"sell-grain sicilian-grain {times}")
    paid = [scene.talents("claudius"), scene.talents("fulvius"), scene.talents("papirius")]
    assert paid == [8, fulvius, 4]
    assert scene.p.popularity[senator("fulvius")] == popularity
    assert scene.p.marks[senator("papirius")] & CORRUPT
    bars = [scene.p.bars[words.CONCESSION.value(id)] for id in ("mining", "sicilian-grain")]
    assert bars == [1, 1]


@pytest.mark.parametrize(("corrupt", "die", "grows"), [(CORRUPT, 6, 0), (0, 6, 1), (0, 5, 0)])
def test_example_4_development_under_an_omen(corrupt: int, die: int, grows: int) -> None:
    scene = Scene().put("papirius", 0, True, marks=corrupt).govern("papirius", "sicily").happen("evil_omens")
    before = scene.p.influence[senator("papirius")]
    scene.begin(Development()).roll(die)
    assert scene.p.developed[CARDS.province_of["sicily"]] == grows
    assert scene.p.influence[senator("papirius")] == before + 3 * grows


def test_example_5_the_books_of_a_turn() -> None:
    scene = Scene().put("claudius", 0, True, talents=25).put("fulvius", 1, True).govern("fulvius", "sicily")
    scene.put("manlius", 2, True).happen("evil_omens").war("punic-1", "gallic-1")
    scene.war("syrian", status=words.UNPROSECUTED).war("illyrian-2", status=words.INACTIVE)
    scene.p.treasury, scene.p.bills, scene.p.legions, scene.p.fleets = 130, [1, 1, 0], 12, 5
    scene.begin(StateRevenue()).roll(8)
    assert scene.p.treasury == 235
    scene.play("contribute claudius 25").done(3)
    assert [scene.p.treasury, scene.p.bills] == [141, [0, 1, 0]]


@pytest.mark.parametrize(("verres", "spoils_owed", "tax_owed"), [(0, 2, 5), (1, 2, 2)])
def test_example_5_a_province_that_costs_money(verres: int, spoils_owed: int, tax_owed: int) -> None:
    scene = Scene().put("fulvius", 0, True).govern("fulvius", "further-spain").happen("trial_of_verres", verres)
    scene.begin(PersonalRevenue()).play("take-spoils").roll(1)
    assert scene.p.owed == spoils_owed
    scene.p.owed = 0
    scene.begin(StateRevenue()).roll(4)
    assert scene.p.owed == tax_owed


@pytest.mark.parametrize(("sum_given", "influence"), [(10, 1), (25, 3), (50, 7)])
def test_example_6_contributions(sum_given: int, influence: int) -> None:
    scene = Scene().put("claudius", 0, True, talents=80).put("fabius", 0, talents=20)
    scene.p.place[senator("fabius")] = REBELLING
    before = scene.p.influence[senator("claudius")]
    scene.begin(Contributions(0)).play(f"contribute claudius {sum_given}")
    assert scene.p.influence[senator("claudius")] == before + influence
    assert scene.refused("contribute claudius 10") == ("6.52a", "gave-already")
    assert scene.refused("contribute fabius 10") == ("4.2a", "not-yours")


@pytest.mark.parametrize(("treasury", "end"), [(118, "bankrupt"), (128, "")])
def test_example_7_bankruptcy(treasury: int, end: str) -> None:
    scene = Scene().put("claudius", 0, True).war("punic-1", "gallic-1", "syrian")
    scene.p.treasury, scene.p.legions, scene.p.fleets = treasury, 20, 10
    scene.begin(Debits())
    assert scene.ended() == end
    if not end:
        assert scene.told("treasury-low") == [["8"]]
        happen(scene.p, DECK.event_of["evil_omens"])
        assert scene.ended() == "bankrupt"


@pytest.mark.parametrize(
    ("dice", "unrest", "shortage"), [(11, 12, 1), (10, 13, 0), (16, 9, 0), (6, 14, 0), (5, None, 0)]
)
def test_example_8_the_people(dice: int, unrest: int | None, shortage: int) -> None:
    scene = Scene().put("claudius", 0, True, popularity=3).office("claudius", ROME_CONSUL).happen("evil_omens")
    scene.happen("drought").war("punic-1", "gallic-1", status=words.UNPROSECUTED)
    scene.war("illyrian-1", status=words.INACTIVE)
    scene.p.unrest = 4
    scene.begin(PopulationPhase())
    assert scene.p.unrest == 8
    scene.roll(dice)
    if unrest is None:
        assert scene.ended() == "people-revolt"
    else:
        assert [scene.p.unrest, scene.p.event("manpower_shortage")] == [unrest, shortage]
        assert (scene.p.stack != [] and scene.step() == "NextChit") == (dice == 6)


# ---------------------------------------------------------------- people


def scipio(leads: bool) -> Scene:
    scene = Scene().put("cornelius", 0, leads).put("fabius", 0, not leads).put("julius", 1, True)
    scene.hand(0, "statesman-1a").p.place[senator("cornelius")] = IN_ROME
    from quadriga.games.republic.whole.beginning.choices import play_statesman

    play_statesman(scene.p, 0, senator("scipio-africanus"))
    one = senator("scipio-africanus")
    scene.p.influence[one], scene.p.talents[one], scene.p.knights[one] = 14, 9, 2
    return scene.hold("scipio-africanus", "mining")


def test_example_12_heirs() -> None:
    scene = scipio(leads=True).begin(DrawChits(1, ANYWHERE)).roll("1")
    cornelius = senator("cornelius")
    assert [scene.p.leader[0], scene.p.place[cornelius], scene.p.influence[cornelius]] == [cornelius, IN_ROME, 5]
    assert [scene.p.popularity[cornelius], scene.p.talents[cornelius], scene.p.knights[cornelius]] == [0, 0, 0]
    assert scene.p.holder[words.CONCESSION.value("mining")] == FORUM
    follower = scipio(leads=False).begin(DrawChits(1, ANYWHERE)).roll("1")
    assert [follower.p.place[cornelius], follower.p.curia] == [IN_CURIA, [cornelius]]
    alone = Scene().put("scipio-africanus", 0, True).put("fabius", 0)
    die(alone.p, senator("scipio-africanus"))
    assert alone.p.leader[0] == -1
    two = Scene().put("fulvius", 0).put("fabius", 0, True).begin(DrawChits(1, ANYWHERE)).roll("draw-two", "7", "blank")
    assert two.told("senator-died") == [["fulvius"]]
    brothers = Scene().put("tiberius-gracchus", 0).put("gaius-gracchus", 1).begin(DrawChits(1, ANYWHERE)).roll("25")
    assert brothers.step() == "TwinDies"
    field = Scene().put("julius", 1, True).put("fabius", 0, True).office("julius", FIELD_CONSUL)
    field.war("gallic-1").command("julius", "gallic-1", 7).begin(DrawChits(1, ANYWHERE)).roll("4")
    assert [field.p.left_army[words.WAR.value("gallic-1")], field.p.offices[FIELD_CONSUL]] == [7, -1]


def test_example_13_who_presides() -> None:
    scene = Scene().put("cornelius", 0, True).put("valerius", 1).put("furius", 1, True).put("fabius", 2, True)
    scene.office("cornelius", DICTATOR).office("valerius", MASTER_OF_HORSE).office("furius", FIELD_CONSUL)
    scene.office("fabius", CENSOR)
    for name in ("cornelius", "valerius"):
        scene.p.place[senator(name)] = AT_WAR
    assert scene.p.official() == senator("furius")
    scene.p.place[senator("furius")] = AT_WAR
    assert scene.p.official() == senator("fabius")
    plain = Scene().put("claudius", 0, influence=7).put("julius", 1, influence=6)
    assert plain.p.official() == senator("claudius")


def test_example_20_a_term_of_three_turns() -> None:
    sicily = CARDS.province_of["sicily"]
    scene = Scene().put("fabius", 0, True).govern("fabius", "sicily")
    terms = []
    for _ in range(3):
        scene.begin(Terms())
        terms.append(scene.p.term[sicily])
    assert terms == [2, 1, 0]
    assert [scene.p.place[senator("fabius")], scene.p.province[sicily]] == [IN_ROME, VACANT]


# ---------------------------------------------------------------- wars


def roman(term: int, marks: int = 0) -> Scene:
    """Julius governs Sicily, Fabius, Valerius and Cornelius are in Rome."""
    scene = (
        Scene().put("cornelius", 0, True).put("julius", 1, True, marks=marks).put("fabius", 1).put("valerius", 2, True)
    )
    return scene.office("cornelius", CENSOR).govern("julius", "sicily", term=term)


@pytest.mark.rule("republic", "6.4a")
@pytest.mark.rule("republic", "6.6b")
def test_example_20_spoils_of_one_turn_are_felt_until_the_trials_after_his_return() -> None:
    scene = roman(term=3)
    sicily = CARDS.province_of["sicily"]
    scene.begin(TakeSpoils(sicily)).play("take-spoils")
    for _ in range(2):
        scene.begin(DevelopmentDie(sicily)).roll(5)
        assert scene.p.developed[sicily] == 0
        scene.begin(Terms())
    scene.begin(DevelopmentDie(sicily)).roll(5).begin(Terms())
    assert scene.p.developed[sicily] == 0
    assert scene.p.place[senator("julius")] == IN_ROME
    scene.meet(TRIALS).begin(Prosecutions())
    assert "prosecute julius corruption minor" in scene.offered()
    scene.play("done").begin(EndOfTrials())
    assert not scene.p.marks[senator("julius")] & CORRUPT


@pytest.mark.rule("republic", "9.52b")
def test_example_20_a_governor_recalled_after_the_trials_is_liable_a_turn_later() -> None:
    scene = roman(term=2, marks=CORRUPT).meet()
    scene.begin(EndOfTrials(), GovernorSlate(0, (CARDS.province_of["sicily"], senator("valerius"))))
    scene.play("put", "call-all", *["vote for 0"] * 3)
    assert scene.p.place[senator("julius")] == IN_ROME
    assert scene.p.marks[senator("julius")] & CORRUPT
    scene.p.round += 1
    scene.meet(TRIALS).begin(Prosecutions())
    assert "prosecute julius corruption minor" in scene.offered()


@pytest.mark.rule("republic", "9.51a")
def test_example_20_home_this_turn_he_goes_again_only_if_he_agrees_or_nobody_else_can() -> None:
    scene = roman(term=1).begin(Terms()).meet()
    scene.begin(GovernorSlate(0, ())).play("send-governor sicily julius", "put")
    assert scene.asked() == ("1", "consent")
    alone = Scene().put("cornelius", 0, True).put("julius", 1, True).office("cornelius", CENSOR)
    alone.govern("julius", "sicily", term=1).begin(Terms()).meet().begin(FillProvinces())
    assert alone.p.governor(CARDS.province_of["sicily"]) == senator("julius")


def test_example_23_a_multiplied_war() -> None:
    one, two = CARDS.conflict_of["illyrian_1"], CARDS.conflict_of["illyrian_2"]
    illyricum = CARDS.province_of["illyricum"]
    scene = Scene().put("julius", 0, True).war("illyrian-1", "illyrian-2")
    assert [land(scene.p, one), land(scene.p, two)] == [10, 8]
    before = scene.p.treasury
    win_war(scene.p, two, -1)
    assert scene.p.treasury == before + 10
    assert [land(scene.p, one), is_revolt(scene.p, one), spoils(scene.p, one)] == [5, True, 0]
    assert scene.p.province[illyricum] == NO_PROVINCE
    win_war(scene.p, one, -1)
    assert [scene.p.treasury, scene.p.province[illyricum]] == [before + 10, VACANT]


def test_example_28_three_wars_and_a_rebel() -> None:
    def rebellion() -> Scene:
        scene = Scene().put("cornelius", 0, True).put("julius", 1, True).war("gallic-1", "syrian", "illyrian-2")
        scene.p.rebel = senator("julius")
        scene.p.place[senator("julius")] = REBELLING
        scene.p.war[civil_war(scene.p)] = words.ACTIVE
        return scene

    assert rebellion().begin(CountWars()).ended() == "four-wars"
    won = rebellion().begin(RebelEnds(0))
    assert won.p.result is not None
    assert [won.ended(), won.p.result.results] == ["rebel-rules", [0, 2, 0]]
