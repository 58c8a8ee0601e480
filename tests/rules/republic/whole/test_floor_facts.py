"""9: what may be proposed, step by step, and what every step asks and changes."""

import pytest

from quadriga.games.republic import words
from quadriga.games.republic.whole.forum.alliance import Alliance
from quadriga.games.republic.whole.rome import (
    AT_WAR,
    CENSOR,
    DICTATOR,
    FIELD_CONSUL,
    FORUM,
    LEFT,
    MASTER_OF_HORSE,
    PRIOR_CONSUL,
    PROCONSUL,
    REBELLING,
    RESERVE,
    ROME_CONSUL,
)
from quadriga.games.republic.whole.senate.business import OtherBusiness, Propose, forbids_kind
from quadriga.games.republic.whole.senate.elections import (
    Consuls,
    Dictatorship,
    ElectCensor,
    ElectDictator,
    danger,
    forbids_consul,
    forbids_dictator,
    is_crisis,
)
from quadriga.games.republic.whole.senate.expeditions import available, can_reach, forbids_war, is_weak
from quadriga.games.republic.whole.senate.votes import Ballot, Rebuked, Vote, canonical, described, propose
from rules.republic.whole.facts import Facts
from rules.republic.whole.scene import CARDS, DECK, senator

CORNELIUS, FABIUS, JULIUS, VALERIUS = (senator(name) for name in ("cornelius", "fabius", "julius", "valerius"))
CLAUDIUS, MANLIUS = senator("claudius"), senator("manlius")
SICILY, ASIA = CARDS.province_of["sicily"], CARDS.province_of["asia"]


def war_of(name: str) -> int:
    return words.WAR.value(name)


def names(senators: list[int]) -> list[str]:
    return [words.COMMANDER.slug(one) for one in senators]


def table(options: dict[str, str] | None = None) -> Facts:
    scene = Facts(3, options).put("cornelius", 0, True).put("fabius", 0).put("julius", 1, True).put("valerius", 1)
    scene.put("claudius", 2, True).put("manlius", 2).office("julius", ROME_CONSUL).office("cornelius", FIELD_CONSUL)
    scene.p.round, scene.p.treasury, scene.p.unrest, scene.p.legions, scene.p.fleets = 3, 200, 4, 8, 9
    return scene.meet()


def key_of(refusal: int) -> str:
    return str(words.VOCABULARY.refusals[refusal][0]) if refusal else ""


# ---------------------------------------------------------------- elections


@pytest.mark.rule("republic", "9.2a")
@pytest.mark.rule("republic", "9.2b")
def test_9_2_who_may_be_consul() -> None:
    scene = table().office("manlius", CENSOR).govern("valerius", "sicily").put("papirius", -1)
    scene.p.barred = [FABIUS]
    everybody = ("cornelius", "fabius", "julius", "valerius", "claudius", "manlius", "papirius")
    assert {name: key_of(forbids_consul(scene.p, senator(name))) for name in everybody} == {
        "cornelius": "consul-lately",
        "fabius": "consul-lately",
        "julius": "consul-lately",
        "valerius": "not-in-rome",
        "claudius": "",
        "manlius": "",
        "papirius": "not-in-rome",
    }
    assert {name: key_of(forbids_dictator(scene.p, senator(name))) for name in everybody} == {
        "cornelius": "holds-office",
        "fabius": "",
        "julius": "holds-office",
        "valerius": "not-in-rome",
        "claudius": "",
        "manlius": "",
        "papirius": "not-in-rome",
    }
    assert [key_of(forbids_consul(scene.p, -1)), key_of(forbids_dictator(scene.p, CARDS.senators))] == [
        "not-in-rome",
        "not-in-rome",
    ]
    scene.p.laws[DECK.laws["tradition_erodes"]] = 1
    assert {name: key_of(forbids_consul(scene.p, senator(name))) for name in everybody} == {
        "cornelius": "",
        "fabius": "",
        "julius": "",
        "valerius": "not-in-rome",
        "claudius": "",
        "manlius": "",
        "papirius": "not-in-rome",
    }


@pytest.mark.rule("republic", "9.2c")
@pytest.mark.rule("republic", "9.21a")
def test_9_2c_pairs_are_named_until_one_is_left() -> None:
    scene = table()
    scene.p.barred = [FABIUS]
    scene.begin(Consuls())
    assert scene.question() == "1 consuls"
    assert scene.offered() == ["nominate valerius", "nominate claudius", "nominate manlius"]
    scene.play("nominate manlius")
    assert scene.offered() == ["nominate valerius", "nominate claudius"]
    assert scene.refused("nominate fabius") == ("9.2b", "consul-lately")
    assert scene.refused("nominate manlius") == ("9.131a", "beaten")
    scene.mark().play("nominate valerius")
    assert scene.changes() == ["motion None > seat 1, speaker 3, items [2, 5]"]
    assert scene.heard_all() == ["proposed consuls faction-2", "nominated valerius", "nominated manlius"]
    assert scene.question() == "1 call"
    scene.p.motion = None
    scene.p.stack.clear()
    scene.p.meeting().beaten = [canonical(words.FOR_CONSULS, [MANLIUS, VALERIUS])]
    scene.begin(Consuls())
    assert scene.offered() == ["nominate valerius", "nominate claudius", "nominate manlius"]
    scene.play("nominate manlius")
    assert scene.offered() == ["nominate claudius"]
    scene.p.stack.clear()
    scene.p.meeting().beaten.append(canonical(words.FOR_CONSULS, [CLAUDIUS, VALERIUS]))
    scene.mark().begin(Consuls())
    assert scene.changes() == ["senate filled 0 > 2"]
    assert scene.heard_all() == []
    assert scene.question() == "2 rome-consul commander=claudius other=manlius"
    filled = table()
    filled.p.meeting().filled = 1 << ROME_CONSUL
    assert filled.begin(Consuls()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "9.21a")
def test_9_21a_a_lone_candidate_is_rome_consul_and_without_any_there_is_none() -> None:
    scene = table()
    scene.p.barred = [FABIUS, VALERIUS, CLAUDIUS]
    scene.mark().begin(Consuls())
    assert scene.changes() == [
        "influence manlius 4 > 9",
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "offices rome-consul julius > manlius",
        "offices field-consul cornelius > -1",
        "elected - > manlius",
        "senate filled 0 > 2",
    ]
    assert scene.heard_all() == ["office manlius rome-consul"]
    assert scene.question() == "nobody "
    nobody = table()
    nobody.p.barred = [FABIUS, VALERIUS, CLAUDIUS, MANLIUS]
    nobody.mark().begin(Consuls())
    assert nobody.changes() == [
        "marks cornelius 0 > 1",
        "marks julius 0 > 1",
        "offices rome-consul julius > -1",
        "offices field-consul cornelius > -1",
        "senate filled 0 > 2",
    ]
    assert nobody.heard_all() == []
    assert nobody.question() == "nobody "
    empty = Facts().meet()
    empty.mark().begin(Consuls())
    assert empty.changes() == []
    assert empty.heard_all() == []
    assert empty.question() == "nobody "


@pytest.mark.rule("republic", "9.3a")
def test_9_3a_when_a_dictator_is_needed() -> None:
    quiet = table().war("gallic-1", "syrian")
    assert not is_crisis(quiet.p)
    assert is_crisis(table().war("gallic-1", "illyrian-1", "syrian").p)
    assert not is_crisis(table().war("gallic-1", "illyrian-1").war("syrian", status=words.INACTIVE).p)
    assert {
        war: danger(table().war(war).p, war_of(war)) for war in ("punic-1", "punic-2", "gallic-1", "pirates-2")
    } == {"punic-1": 20, "punic-2": 15, "gallic-1": 10, "pirates-2": 9}
    beaten = table({"crisis": "printed"}).war("punic-1", "punic-2")
    beaten.p.chief[CARDS.leader_of["hannibal"]] = 1
    assert [danger(beaten.p, war_of("punic-1")), danger(beaten.p, war_of("punic-2"))] == [20, 15]
    beaten.p.beaten_fleet[war_of("punic-1")] = 1
    assert [danger(beaten.p, war_of("punic-1"))] == [10]
    now = table({"crisis": "modified"}).war("punic-1", "punic-2")
    now.p.chief[CARDS.leader_of["hannibal"]] = 1
    assert [danger(now.p, war_of("punic-1")), danger(now.p, war_of("punic-2")), is_crisis(now.p)] == [54, 37, True]


@pytest.mark.rule("republic", "9.31a")
@pytest.mark.rule("republic", "9.31b")
def test_9_31_consuls_appoint_a_dictator_together() -> None:
    crisis = ("gallic-1", "illyrian-1", "syrian")
    scene = table().war(*crisis).begin(Dictatorship())
    assert scene.question() == "1 appoint"
    assert scene.offered() == ["appoint fabius", "appoint valerius", "appoint claudius", "appoint manlius", "done"]
    assert scene.refused("appoint julius") == ("9.3b", "holds-office")
    scene.mark().play("appoint manlius")
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "0 agree-dictator commander=manlius"
    refused = Facts.of(scene.p.copy())
    refused.mark().play("refuse")
    assert refused.changes() == []
    assert refused.heard_all() == []
    assert refused.question() == "1 dictator"
    assert refused.offered() == [
        "nominate fabius",
        "nominate valerius",
        "nominate claudius",
        "nominate manlius",
        "done",
    ]
    scene.mark().play("agree")
    assert scene.changes() == [
        "influence manlius 4 > 11",
        "offices dictator -1 > manlius",
        "elected - > manlius",
        "senate filled 0 > 1",
    ]
    assert scene.heard_all() == ["office manlius dictator"]
    assert scene.question() == "2 horseman"
    alone = table().war(*crisis)
    alone.p.offices[FIELD_CONSUL] = -1
    alone.mark().begin(Dictatorship())
    assert alone.changes() == []
    assert alone.heard_all() == []
    assert alone.question() == "1 appoint"
    alone.mark().play("appoint manlius")
    assert alone.changes() == [
        "influence manlius 4 > 11",
        "offices dictator -1 > manlius",
        "elected - > manlius",
        "senate filled 0 > 1",
    ]
    assert alone.heard_all() == ["office manlius dictator"]
    assert alone.question() == "2 horseman"
    away = table().war(*crisis).command("cornelius", "syrian", 2)
    away.mark().begin(Dictatorship())
    assert away.changes() == []
    assert away.heard_all() == []
    assert away.question() == "1 dictator"
    one = table().war(*crisis).office("valerius", FIELD_CONSUL)
    one.begin(Dictatorship())
    one.mark().play("appoint manlius")
    assert one.changes() == [
        "influence manlius 4 > 11",
        "offices dictator -1 > manlius",
        "elected - > manlius",
        "senate filled 0 > 1",
    ]
    assert one.heard_all() == ["office manlius dictator"]
    assert one.question() == "2 horseman"
    assert table().begin(Dictatorship()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "9.32a")
def test_9_32a_a_dictator_is_elected_or_not() -> None:
    scene = table().begin(ElectDictator())
    assert scene.question() == "1 dictator"
    assert scene.offered() == ["nominate fabius", "nominate valerius", "nominate claudius", "nominate manlius", "done"]
    assert scene.refused("nominate julius") == ("9.3b", "holds-office")
    declined = Facts.of(scene.p.copy())
    declined.mark().play("done")
    assert declined.changes() == []
    assert declined.heard_all() == []
    assert declined.question() == "nobody "
    scene.mark().play("nominate manlius")
    assert scene.changes() == ["motion None > kind 1, seat 1, speaker 3, items [5]"]
    assert scene.heard_all() == ["proposed dictator faction-2", "nominated manlius"]
    assert scene.question() == "1 call"
    filled = table()
    filled.p.meeting().filled = 1 << DICTATOR
    assert filled.begin(ElectDictator()).asked() == ("nobody", "")
    beaten = table()
    beaten.p.meeting().beaten = [canonical(words.FOR_DICTATOR, [one]) for one in (FABIUS, VALERIUS, CLAUDIUS, MANLIUS)]
    assert beaten.begin(ElectDictator()).asked() == ("nobody", "")
    assert Facts().meet().begin(ElectDictator()).asked() == ("nobody", "")


@pytest.mark.rule("republic", "9.4a")
@pytest.mark.rule("republic", "9.4b")
def test_9_4_a_censor_is_elected_among_prior_consuls() -> None:
    scene = table()
    scene.p.marks[FABIUS] = scene.p.marks[MANLIUS] = PRIOR_CONSUL
    scene.begin(ElectCensor())
    assert scene.question() == "1 censor"
    assert scene.offered() == ["nominate fabius", "nominate manlius"]
    assert scene.refused("nominate claudius") == ("9.4a", "no-candidate")
    assert scene.refused("done") == ("9.4a", "censor-needed")
    scene.mark().play("nominate fabius")
    assert scene.changes() == ["motion None > kind 2, seat 1, speaker 3, items [1]"]
    assert scene.heard_all() == ["proposed censor faction-2", "nominated fabius"]
    assert scene.question() == "1 call"
    scene.p.motion = None
    scene.p.stack.clear()
    scene.p.meeting().beaten = [canonical(words.FOR_CENSOR, [FABIUS])]
    scene.mark().begin(ElectCensor())
    assert scene.changes() == ["influence manlius 4 > 9", "offices censor -1 > manlius", "senate filled 0 > 8"]
    assert scene.heard_all() == ["office manlius censor"]
    assert scene.question() == "nobody "
    scene.mark().begin(ElectCensor())
    assert scene.changes() == []
    assert scene.heard_all() == []
    assert scene.question() == "nobody "
    plain = table().begin(ElectCensor())
    assert plain.offered() == ["nominate fabius", "nominate valerius", "nominate claudius", "nominate manlius"]
    none = table()
    none.p.meeting().beaten = [canonical(words.FOR_CENSOR, [one]) for one in (FABIUS, VALERIUS, CLAUDIUS, MANLIUS)]
    none.mark().begin(ElectCensor())
    assert none.changes() == []
    assert none.heard_all() == []
    assert none.question() == "nobody "
    none.mark().begin(ElectCensor())
    assert none.changes() == []
    assert none.heard_all() == []
    assert none.question() == "nobody "


# ---------------------------------------------------------------- what may be proposed


@pytest.mark.rule("republic", "9.13a")
def test_9_6_what_can_be_proposed_and_why_not() -> None:
    bare = table()
    bare.p.legions = bare.p.fleets = 0
    bare.p.treasury = 9
    assert {
        words.MOTION.slug(kind): key_of(forbids_kind(bare.p, kind)) for kind in range(len(words.MOTION.keys()))
    } == {
        "consuls": "not-business",
        "dictator": "not-business",
        "censor": "not-business",
        "trial": "not-business",
        "murder-trial": "not-business",
        "governors": "nothing-there",
        "concessions": "nothing-there",
        "land-bill": "",
        "repeal": "no-repeal",
        "recruits": "nothing-there",
        "disbanding": "nothing-there",
        "forces": "nothing-there",
        "recall": "nothing-there",
        "replacing": "nothing-there",
        "reinforcing": "nothing-there",
        "garrison": "nothing-there",
        "garrison-home": "nothing-there",
        "bequest": "nothing-there",
        "refusing-rhodes": "nothing-there",
        "life": "nothing-there",
        "withdrawal": "nothing-there",
    }
    rich = table().war("gallic-1", "punic-2").govern("valerius", "sicily").hold("fabius", "armaments")
    rich.command("claudius", "punic-2", 5, 6, 1)
    rich.p.marks[CLAUDIUS] |= PROCONSUL
    rich.p.sent[CLAUDIUS] = 2
    rich.p.garrison[SICILY], rich.p.manned[SICILY] = 2, 2
    rich.p.holder[words.CONCESSION.value("mining")] = FORUM
    rich.p.bequest[0] = 1
    rich.p.bills[1] = 1
    rich.p.influence[FABIUS] = 21
    rich.p.rhodes = Alliance()
    rich.p.rhodes.lay_out(war_of("punic-2"))
    rich.p.rhodes.round = 3
    assert {
        words.MOTION.slug(kind): key_of(forbids_kind(rich.p, kind)) for kind in range(len(words.MOTION.keys()))
    } == {
        "consuls": "not-business",
        "dictator": "not-business",
        "censor": "not-business",
        "trial": "not-business",
        "murder-trial": "not-business",
        "governors": "",
        "concessions": "",
        "land-bill": "",
        "repeal": "no-repeal",
        "recruits": "",
        "disbanding": "",
        "forces": "",
        "recall": "",
        "replacing": "",
        "reinforcing": "",
        "garrison": "",
        "garrison-home": "",
        "bequest": "",
        "refusing-rhodes": "",
        "life": "",
        "withdrawal": "",
    }
    late = Facts.of(rich.p.copy())
    late.p.sent[CLAUDIUS] = late.p.manned[SICILY] = 3
    late.p.rhodes = Alliance()
    late.p.rhodes.lay_out(war_of("punic-2"))
    late.p.rhodes.round = 2
    late.p.meeting().life_tried = 1
    late.p.meeting().tried = 1 << words.CONCESSION.value("mining")
    late.p.no_recruits = 1
    late.p.fleets = 2
    late.p.meeting().raised_legions, late.p.meeting().raised_fleets = 8, 2
    assert {
        words.MOTION.slug(kind): key_of(forbids_kind(late.p, kind)) for kind in range(len(words.MOTION.keys()))
    } == {
        "consuls": "not-business",
        "dictator": "not-business",
        "censor": "not-business",
        "trial": "not-business",
        "murder-trial": "not-business",
        "governors": "",
        "concessions": "nothing-there",
        "land-bill": "",
        "repeal": "no-repeal",
        "recruits": "strike",
        "disbanding": "nothing-there",
        "forces": "",
        "recall": "nothing-there",
        "replacing": "nothing-there",
        "reinforcing": "nothing-there",
        "garrison": "",
        "garrison-home": "nothing-there",
        "bequest": "nothing-there",
        "refusing-rhodes": "nothing-there",
        "life": "nothing-there",
        "withdrawal": "nothing-there",
    }


@pytest.mark.rule("republic", "9.12d")
@pytest.mark.rule("republic", "R-26")
def test_9_12d_who_presides_proposes_until_he_adjourns() -> None:
    scene = table()
    scene.begin(OtherBusiness())
    assert scene.question() == "1 business"
    assert scene.offered() == [
        "propose land-bill",
        "propose recruits",
        "propose disbanding",
        "adjourn",
        "promise-to faction-1",
        "promise-to faction-3",
    ]
    assert scene.refused("propose garrison") == ("9.17a", "nothing-there")
    assert scene.refused("done") == ("9.13a", "not-business")
    ended = Facts.of(scene.p.copy())
    ended.mark().play("adjourn")
    assert ended.changes() == ["senate adjourned 0 > 1"]
    assert ended.heard_all() == ["adjourned"]
    assert ended.question() == "nobody "
    scene.mark().play("propose recruits")
    assert scene.changes() == ["senate proposals 0 > 1"]
    assert scene.heard_all() == []
    assert scene.question() == "1 legions motion=recruits price=10 treasury=200"
    tribune = table().begin(Propose(2, 1))
    assert tribune.offered() == [
        "propose land-bill",
        "propose recruits",
        "propose disbanding",
        "done",
        "promise-to faction-1",
        "promise-to faction-2",
    ]
    tribune.mark().play("done")
    assert tribune.changes() == []
    assert tribune.heard_all() == []
    assert tribune.question() == "nobody "
    many = table()
    many.p.meeting().proposals = 1000
    many.mark().begin(OtherBusiness())
    assert many.changes() == ["senate adjourned 0 > 1"]
    assert many.heard_all() == []
    assert many.question() == "nobody "


@pytest.mark.rule("republic", "9.63a")
@pytest.mark.rule("republic", "9.63b")
def test_9_63_how_many_units_may_be_raised_or_disbanded() -> None:
    scene = table()
    scene.p.treasury = 45
    scene.begin(Propose(1, 0)).play("propose recruits")
    assert scene.question() == "1 legions motion=recruits price=10 treasury=45"
    assert scene.offered() == [
        "count-legions 0",
        "count-legions 1",
        "count-legions 2",
        "count-legions 3",
        "count-legions 4",
    ]
    assert scene.refused("count-legions 5") == ("9.64b", "not-so-many")
    scene.play("count-legions 3")
    assert scene.question() == "1 fleets motion=recruits price=10 treasury=15"
    assert scene.offered() == ["count-fleets 0", "count-fleets 1"]
    assert scene.refused("count-fleets 2") == ("9.64b", "not-so-many")
    scene.mark().play("count-fleets 1")
    assert scene.changes() == ["motion None > kind 9, seat 1, speaker 3, items [3, 1]"]
    assert scene.heard_all() == ["proposed recruits faction-2", "proposed-units 3 1"]
    assert scene.question() == "1 call"
    none = table()
    none.p.treasury = 25
    none.begin(Propose(1, 0)).play("propose recruits", "count-legions 0")
    assert none.offered() == ["count-fleets 1", "count-fleets 2"]
    old = table()
    old.p.meeting().raised_legions, old.p.meeting().raised_fleets = 3, 7
    old.begin(Propose(1, 0)).play("propose disbanding")
    assert old.offered() == [
        "count-legions 0",
        "count-legions 1",
        "count-legions 2",
        "count-legions 3",
        "count-legions 4",
        "count-legions 5",
    ]
    old.play("count-legions 0")
    assert old.offered() == ["count-fleets 1", "count-fleets 2"]
    old.mark().play("count-fleets 2")
    assert old.changes() == ["motion None > kind 10, seat 1, speaker 3, items [0, 2]"]
    assert old.heard_all() == ["proposed disbanding faction-2", "proposed-units 0 2"]
    assert old.question() == "1 call"
    box = table()
    box.p.meeting().box_legions, box.p.meeting().box_fleets = 2, 0
    box.begin(Propose(1, 0)).play("propose recruits")
    assert box.offered() == ["count-legions 1", "count-legions 2"]
    box.play("count-legions 2")
    assert box.offered() == ["count-fleets 0"]


@pytest.mark.rule("republic", "9.644b")
@pytest.mark.rule("republic", "9.644c")
@pytest.mark.rule("republic", "9.646a")
@pytest.mark.rule("republic", "7.37b")
def test_9_644_units_for_proconsuls_garrisons_and_bequests() -> None:
    scene = table().war("punic-2").command("claudius", "punic-2", 2, 1).govern("valerius", "sicily")
    scene.p.marks[CLAUDIUS] |= PROCONSUL
    scene.p.veteran_at[4], scene.p.veteran_of[4] = RESERVE, CLAUDIUS
    scene.p.veteran_at[5], scene.p.veteran_of[5] = RESERVE, FABIUS
    scene.p.legions, scene.p.fleets = 3, 3
    scene.p.bequest[1] = 1
    for kind, thing in (("reinforcing", "name-senator claudius"), ("withdrawal", "name-senator claudius"),
                        ("garrison", "name-province sicily"), ("bequest", "name-bequest bithynian")):  # fmt: skip
        one = Facts.of(scene.p.copy())
        one.begin(Propose(1, 0)).play(f"propose {kind}")
        assert one.question() == f"1 name motion={kind}"
        assert one.offered() == [thing]
        one.play(thing)
        first = one.offered()
        least, most = {"reinforcing": (0, 3), "withdrawal": (0, 2), "garrison": (0, 3), "bequest": (3, 3)}[kind]
        assert first == [f"count-legions {number}" for number in range(least, most + 1)]
        one.play(first[-1])
        if kind != "garrison":
            least, most = {"reinforcing": (0, 3), "withdrawal": (0, 0), "bequest": (3, 3)}[kind]
            assert one.offered() == [f"count-fleets {number}" for number in range(least, most + 1)]
            one.play(one.offered()[-1])
        if kind == "withdrawal":
            assert one.question() == "2 consent commander=claudius motion=withdrawal"
            one.play("agree")
        items = {
            "reinforcing": [CLAUDIUS, 3, 3, 1 << 4],
            "withdrawal": [CLAUDIUS, 2, 0],
            "garrison": [SICILY, 3, 0],
            "bequest": [1, CORNELIUS, 3, 3],
        }[kind]
        assert one.p.on_floor().items == items
    veterans = Facts.of(scene.p.copy())
    veterans.begin(Propose(1, 0)).play("propose garrison", "name-province sicily", "count-legions 0")
    assert veterans.p.on_floor().items == [SICILY, 0, 1 << 4]
    all_veterans = Facts.of(scene.p.copy())
    all_veterans.begin(Propose(1, 0)).play("propose reinforcing", "name-senator claudius", "count-legions 0")
    assert all_veterans.offered() == ["count-fleets 0", "count-fleets 1", "count-fleets 2", "count-fleets 3"]
    all_veterans.play("count-fleets 0")
    assert all_veterans.p.on_floor().items == [CLAUDIUS, 0, 0, 1 << 4 | 1 << 5]


@pytest.mark.rule("republic", "9.644a")
@pytest.mark.rule("republic", "9.131a")
def test_9_644a_what_failed_is_not_put_again() -> None:
    scene = table().war("punic-2").command("claudius", "punic-2", 2, 1)
    scene.p.marks[CLAUDIUS] |= PROCONSUL
    scene.begin(Propose(1, 0)).play("propose replacing")
    assert scene.question() == "1 replace"
    assert scene.offered() == ["replace cornelius claudius"]
    assert scene.refused("replace fabius claudius") == ("9.641a", "no-commander")
    again = Facts.of(scene.p.copy())
    again.p.meeting().beaten = [canonical(words.FOR_REPLACING, [CORNELIUS, CLAUDIUS])]
    again.mark().play("replace cornelius claudius")
    assert again.changes() == []
    assert again.heard_all() == ["failed-before"]
    assert again.question() == "nobody "
    scene.mark().play("replace cornelius claudius")
    assert scene.changes() == ["motion None > kind 13, seat 1, speaker 3, items [0, 4]"]
    assert scene.heard_all() == ["proposed replacing faction-2"]
    assert scene.question() == "1 call"
    recall = table().war("punic-2").command("claudius", "punic-2", 2, 1)
    recall.p.marks[CLAUDIUS] |= PROCONSUL
    recall.p.meeting().beaten = [canonical(words.FOR_RECALL, [CLAUDIUS])]
    recall.begin(Propose(1, 0)).play("propose recall")
    recall.mark().play("name-senator claudius")
    assert recall.changes() == []
    assert recall.heard_all() == ["failed-before"]
    assert recall.question() == "nobody "
    life = table()
    life.p.influence[FABIUS] = 21
    life.begin(Propose(1, 0)).play("propose life")
    assert life.offered() == ["name-senator fabius"]
    life.mark().play("name-senator fabius")
    assert life.changes() == [
        "senate life_tried 0 > 1",
        "motion None > kind 19, seat 1, speaker 3, items [1]",
    ]
    assert life.heard_all() == ["proposed life faction-2", "nominated fabius"]
    assert life.question() == "1 call"


@pytest.mark.rule("republic", "9.61a")
@pytest.mark.rule("republic", "9.61c")
def test_9_61a_concessions_are_granted_to_senators_in_rome() -> None:
    scene = table().govern("valerius", "sicily")
    for one in ("mining", "harbor-fees", "land-commissioner"):
        scene.p.holder[words.CONCESSION.value(one)] = FORUM
    scene.begin(Propose(1, 0)).play("propose concessions")
    assert scene.question() == "1 grant"
    assert scene.offered() == [
        "grant harbor-fees cornelius",
        "grant harbor-fees fabius",
        "grant harbor-fees julius",
        "grant harbor-fees claudius",
        "grant harbor-fees manlius",
        "grant mining cornelius",
        "grant mining fabius",
        "grant mining julius",
        "grant mining claudius",
        "grant mining manlius",
    ]
    assert scene.refused("put") == ("9.13b", "nothing-proposed")
    assert scene.refused("grant mining valerius") == ("7.4a", "not-in-rome")
    assert scene.refused("grant armaments fabius") == ("9.61b", "not-granted")
    scene.play("grant harbor-fees fabius")
    assert scene.offered() == [
        "grant mining cornelius",
        "grant mining fabius",
        "grant mining julius",
        "grant mining claudius",
        "grant mining manlius",
        "put",
    ]
    scene.mark().play("grant mining fabius", "put")
    assert scene.changes() == ["motion None > kind 6, seat 1, speaker 3, items [4, 1, 5, 1]"]
    assert scene.heard_all() == [
        "proposed concessions faction-2",
        "proposed-concession harbor-fees fabius",
        "proposed-concession mining fabius",
    ]
    assert scene.question() == "1 call"
    land = table()
    land.p.holder[words.CONCESSION.value("land-commissioner")] = FORUM
    land.p.bills[0] = 1
    land.begin(Propose(1, 0)).play("propose concessions")
    assert len(land.offered()) == 6


# ---------------------------------------------------------------- forces


@pytest.mark.rule("republic", "9.641a")
def test_9_641a_who_may_be_sent() -> None:
    scene = table()
    assert [
        names(available(scene.p, [])),
        names(available(scene.p, [CORNELIUS])),
        names(available(scene.p, [JULIUS])),
    ] == [["cornelius"], ["julius"], ["cornelius"]]
    scene.office("manlius", DICTATOR)
    assert names(available(scene.p, [])) == ["manlius", "cornelius"]
    scene.p.place[CORNELIUS] = AT_WAR
    assert names(available(scene.p, [])) == ["manlius", "julius"]
    scene.p.offices[FIELD_CONSUL] = -1
    assert names(available(scene.p, [MANLIUS])) == ["julius"]


@pytest.mark.rule("republic", "9.64a")
@pytest.mark.rule("republic", "7.332c")
def test_9_64a_which_wars_may_be_attacked() -> None:
    scene = table().war("punic-1", "punic-2", "gallic-1").war("syrian", status=words.INACTIVE)
    scene.war("slave-1", status=words.INACTIVE)
    listed = ("punic-1", "punic-2", "gallic-1", "syrian", "slave-1", "macedonian-1")
    assert {war: key_of(forbids_war(scene.p, war_of(war), [])) for war in listed} == {
        "punic-1": "",
        "punic-2": "earlier-war",
        "gallic-1": "",
        "syrian": "",
        "slave-1": "no-such-war",
        "macedonian-1": "no-such-war",
    }
    assert forbids_war(scene.p, war_of("punic-2"), [CORNELIUS, war_of("punic-1"), 1, 1, 0]) == 0
    scene.command("claudius", "punic-1", 1)
    assert forbids_war(scene.p, war_of("punic-2"), []) == 0
    assert [key_of(forbids_war(scene.p, number, [])) for number in (-1, len(scene.p.war))] == ["no-such-war"] * 2


@pytest.mark.rule("republic", "9.64b")
def test_9_64b_a_war_within_reach() -> None:
    scene = table().war("punic-1", "illyrian-1", "gallic-1")
    scene.p.legions, scene.p.fleets = 1, 3
    reach = [can_reach(scene.p, war_of(war), []) for war in ("punic-1", "illyrian-1", "gallic-1")]
    assert reach == [True, True, True]
    named = [CORNELIUS, war_of("gallic-1"), 1, 1, 0]
    assert [can_reach(scene.p, war_of(war), named) for war in ("punic-1", "illyrian-1", "gallic-1")] == [
        True,
        False,
        False,
    ]
    scene.p.left_army[war_of("gallic-1")] = 1
    scene.p.left_ships[war_of("illyrian-1")] = 1
    scene.p.veteran_at[2] = LEFT + war_of("illyrian-1")
    assert [can_reach(scene.p, war_of(war), named) for war in ("illyrian-1", "gallic-1")] == [True, True]
    scene.p.left_army[war_of("gallic-1")] = 0
    assert not can_reach(scene.p, war_of("gallic-1"), named)
    scene.p.veteran_at[3] = RESERVE
    assert can_reach(scene.p, war_of("gallic-1"), named)
    scene.p.fleets = 1
    assert not can_reach(scene.p, war_of("punic-1"), named)


@pytest.mark.rule("republic", "9.643a")
@pytest.mark.rule("republic", "9.643b")
def test_9_643_who_is_too_weak_may_refuse() -> None:
    scene = table().war("gallic-1", "punic-1")
    rating = CARDS.military[CORNELIUS]
    strength = CARDS.land[war_of("gallic-1")]

    def weak(legions: int, mask: int = 0) -> bool:
        return is_weak(scene.p, [CORNELIUS, war_of("gallic-1"), legions, 0, mask], [])

    assert [weak(strength - rating - 1), weak(strength - rating)] == [True, False]
    assert [weak(strength - rating - 2, 1), weak(strength - rating - 3, 1)] == [False, True]
    scene.p.left_army[war_of("gallic-1")] = 1
    assert not weak(strength - rating - 1)
    scene.p.veteran_at[3] = LEFT + war_of("gallic-1")
    assert [weak(strength - rating - 3), weak(strength - rating - 4)] == [False, True]
    fleets = CARDS.naval[war_of("punic-1")] - rating
    at_sea = [is_weak(scene.p, [CORNELIUS, war_of("punic-1"), 9, ships, 0], []) for ships in (fleets - 1, fleets)]
    assert at_sea == [True, False]
    scene.office("cornelius", DICTATOR).office("claudius", MASTER_OF_HORSE)
    both = rating + CARDS.military[CLAUDIUS]
    dictator = table().war("punic-2").office("cornelius", DICTATOR).office("claudius", MASTER_OF_HORSE)
    item = [CORNELIUS, war_of("punic-2"), CARDS.land[war_of("punic-2")] - both, 5, 0]
    assert not is_weak(dictator.p, item, [])
    dictator.p.place[CLAUDIUS] = AT_WAR
    assert is_weak(dictator.p, item, []) == (CARDS.military[CLAUDIUS] > 0)


@pytest.mark.rule("republic", "9.64a")
@pytest.mark.rule("republic", "9.645a")
@pytest.mark.rule("republic", "R-28")
def test_9_64_a_force_is_put_together() -> None:
    scene = table().war("illyrian-1", "gallic-1", "punic-1")
    scene.p.legions, scene.p.fleets = 5, 6
    scene.p.veteran_at[4], scene.p.veteran_of[4] = RESERVE, CORNELIUS
    scene.p.veteran_at[5], scene.p.veteran_of[5] = RESERVE, FABIUS
    scene.begin(Propose(1, 0)).play("propose forces")
    assert scene.question() == "1 force"
    assert scene.offered() == ["send cornelius punic-1", "send cornelius illyrian-1", "send cornelius gallic-1"]
    assert scene.refused("put") == ("9.13b", "nothing-proposed")
    assert scene.refused("send julius gallic-1") == ("9.641a", "no-commander")
    assert scene.refused("send cornelius syrian") == ("9.64a", "no-such-war")
    scene.play("send cornelius illyrian-1")
    assert scene.question() == "1 legions motion=forces price=0 treasury=0"
    assert scene.offered() == [
        "count-legions 0",
        "count-legions 1",
        "count-legions 2",
        "count-legions 3",
        "count-legions 4",
        "count-legions 5",
    ]
    assert scene.refused("count-legions 6") == ("9.64b", "not-so-many")
    scene.play("count-legions 4")
    assert scene.question() == "1 fleets motion=forces price=0 treasury=0"
    assert scene.offered() == ["count-fleets 3", "count-fleets 4", "count-fleets 5", "count-fleets 6"]
    assert scene.refused("count-fleets 2") == ("9.64b", "not-so-many")
    scene.play("count-fleets 3")
    assert scene.question() == "1 veterans"
    assert scene.offered() == ["take-veterans none", "take-veterans own", "take-veterans all"]
    scene.play("take-veterans own")
    assert scene.question() == "1 force"
    assert scene.offered() == ["send julius punic-1", "send julius illyrian-1", "send julius gallic-1", "put"]
    scene.play("send julius gallic-1")
    assert scene.offered() == ["count-legions 0", "count-legions 1"]
    scene.play("count-legions 0", "count-fleets 1")
    assert scene.offered() == ["take-veterans all"]
    assert scene.refused("take-veterans none") == ("9.64b", "not-so-many")
    scene.play("take-veterans all")
    assert scene.offered() == ["put"]
    scene.mark().play("put")
    assert scene.changes() == ["motion None > kind 11, seat 1, speaker 3, items [0, 2, 4, 3, 16, 3, 4, 0, 1, 32]"]
    assert scene.heard_all() == [
        "proposed forces faction-2",
        "proposed-force cornelius illyrian-1 4 3",
        "proposed-force julius gallic-1 0 1",
    ]
    assert scene.question() == "1 call"
    naval = table().war("punic-1")
    naval.p.legions = 0
    naval.begin(Propose(1, 0)).play("propose forces", "send cornelius punic-1", "count-legions 0")
    assert naval.offered() == [
        "count-fleets 1",
        "count-fleets 2",
        "count-fleets 3",
        "count-fleets 4",
        "count-fleets 5",
        "count-fleets 6",
        "count-fleets 7",
        "count-fleets 8",
        "count-fleets 9",
    ]
    naval.mark().play("count-fleets 9", "put")
    assert naval.changes() == ["motion None > kind 11, seat 1, speaker 3, items [0, 0, 0, 9, 0]"]
    assert naval.heard_all() == ["proposed forces faction-2", "proposed-force cornelius punic-1 0 9"]
    assert naval.question() == "1 call"


# ---------------------------------------------------------------- votes


@pytest.mark.rule("republic", "9.12b")
@pytest.mark.rule("republic", "9.14a")
def test_9_12b_what_is_proposed_is_told_item_by_item() -> None:
    found = {}
    for kind, items in (
        (words.FOR_CONSULS, [FABIUS, MANLIUS]), (words.FOR_TRIAL, [FABIUS, 0, 0, MANLIUS]),
        (words.FOR_GOVERNORS, [SICILY, FABIUS, ASIA, MANLIUS]), (words.FOR_CONCESSIONS, [5, FABIUS, 0, MANLIUS]),
        (words.FOR_LAND_BILL, [1, FABIUS, MANLIUS]), (words.FOR_REPEAL, [2, FABIUS]), (words.FOR_RECRUITS, [3, 4]),
        (words.FOR_DISBANDING, [1, 2]), (words.FOR_LIFE, [FABIUS]), (words.FOR_CENSOR, [FABIUS]),
        (words.FOR_DICTATOR, [FABIUS]), (words.FOR_MURDER_TRIAL, [FABIUS, 2]),
        (words.FOR_FORCES, [CORNELIUS, 4, 3, 2, 0, JULIUS, 7, 1, 2, 4]),
    ):  # fmt: skip
        scene = table()
        scene.p.hear = scene.heard.append
        propose(scene.p, kind, items, 1, 0)
        found[words.MOTION.slug(kind)] = scene.heard_all()
        assert len(described(scene.p.on_floor())) == len(scene.heard) - 1
    assert found == {
        "consuls": ["proposed consuls faction-2", "nominated fabius", "nominated manlius"],
        "trial": ["proposed trial faction-2", "on-trial fabius"],
        "governors": [
            "proposed governors faction-2",
            "proposed-governor sicily fabius",
            "proposed-governor asia manlius",
        ],
        "concessions": [
            "proposed concessions faction-2",
            "proposed-concession mining fabius",
            "proposed-concession armaments manlius",
        ],
        "land-bill": ["proposed land-bill faction-2", "proposed-bill ii fabius"],
        "repeal": ["proposed repeal faction-2", "proposed-bill iii fabius"],
        "recruits": ["proposed recruits faction-2", "proposed-units 3 4"],
        "disbanding": ["proposed disbanding faction-2", "proposed-units 1 2"],
        "life": ["proposed life faction-2", "nominated fabius"],
        "censor": ["proposed censor faction-2", "nominated fabius"],
        "dictator": ["proposed dictator faction-2", "nominated fabius"],
        "murder-trial": ["proposed murder-trial faction-2", "on-trial fabius"],
        "forces": [
            "proposed forces faction-2",
            "proposed-force cornelius gallic-1 3 2",
            "proposed-force julius syrian 1 2",
        ],
    }


@pytest.mark.rule("republic", "9.14a")
@pytest.mark.rule("republic", "9.141a")
@pytest.mark.rule("republic", "9.142a")
@pytest.mark.rule("republic", "9.143a")
def test_9_14_a_vote_from_the_first_call_to_the_count() -> None:
    scene = table().hand(2, "tribune-38")
    scene.p.talents[CLAUDIUS], scene.p.talents[MANLIUS] = 3, 7
    scene.p.knights[MANLIUS] = 2
    propose(scene.p, words.FOR_CENSOR, [FABIUS], 1, 0)
    scene.p.settle()
    assert scene.question() == "1 call"
    assert scene.offered() == ["call faction-2", "call faction-3", "call faction-1", "call-all"]
    scene.mark().play("call faction-3")
    assert scene.changes() == ["motion called [] > [2]"]
    assert scene.heard_all() == []
    assert scene.question() == "2 vote motion=censor pro=0 contra=0"
    assert scene.offered() == [
        "vote for 0",
        "vote for 1",
        "vote for 2",
        "vote for 3",
        "vote for 5",
        "vote for 10",
        "vote against 0",
        "vote against 1",
        "vote against 2",
        "vote against 3",
        "vote against 5",
        "vote against 10",
        "vote abstaining 0",
        "split",
        "veto",
        "plot",
        "promise-to faction-1",
        "promise-to faction-2",
    ]
    assert scene.refused("vote for 11") == ("6.3a", "not-so-much")
    assert scene.refused("vote for 4") == ("6.3a", "round-sum")
    assert scene.refused("appeal") == ("9.421a", "no-appeal")
    assert scene.refused("vote-with faction-1") == ("9.14a", "no-lead")
    split = Facts.of(scene.p.copy())
    split.mark().play("split")
    assert split.changes() == []
    assert split.heard_all() == []
    assert split.question() == "2 ballot commander=claudius"
    assert split.offered() == [
        "vote-by claudius for 0",
        "vote-by claudius for 1",
        "vote-by claudius for 2",
        "vote-by claudius for 3",
        "vote-by claudius against 0",
        "vote-by claudius against 1",
        "vote-by claudius against 2",
        "vote-by claudius against 3",
        "vote-by claudius abstaining 0",
    ]
    assert split.refused("vote-by manlius for 0") == ("9.142a", "other-senator")
    assert split.refused("vote-by claudius for 5") == ("6.3a", "not-so-much")
    split.mark().play("vote-by claudius for 2")
    assert split.changes() == [
        "talents claudius 3 > 1",
        "motion pro 0 > 5",
        "motion stance - > claudius=1",
        "motion bought [] > [4, 2]",
    ]
    assert split.heard_all() == ["voted faction-3 5 0"]
    assert split.question() == "2 ballot commander=manlius"
    split.mark().play("vote-by manlius abstaining 0")
    assert split.changes() == ["motion stance claudius=1 > claudius=1 manlius=3"]
    assert split.heard_all() == ["voted faction-3 5 0"]
    assert split.question() == "1 call"
    vetoed = Facts.of(scene.p.copy())
    vetoed.mark().play("veto")
    assert vetoed.changes() == [
        "hands faction-3 tribune-38 > -",
        "discards - > tribune-38",
        "senate beaten [] > [[2, 1]]",
        "motion kind 2, seat 1, speaker 3, items [1], called [2] > None",
    ]
    assert vetoed.heard_all() == [
        "played-card faction-3 tribune-38",
        "tribune faction-3",
        "vetoed faction-3",
        "defeated 0 0",
    ]
    assert vetoed.question() == "nobody "
    scene.mark().play("vote against 10")
    assert scene.changes() == [
        "talents claudius 3 > 0",
        "talents manlius 7 > 0",
        "motion contra 0 > 17",
        "motion stance - > claudius=2 manlius=2",
        "motion bought [] > [5, 7, 4, 3]",
    ]
    assert scene.heard_all() == ["voted faction-3 0 17"]
    assert scene.question() == "1 call"
    assert scene.refused("call faction-3") == ("9.14a", "called-already")
    scene.mark().play("call-all")
    assert scene.changes() == ["motion called [2] > [2, 0]", "motion queue [] > [1]"]
    assert scene.heard_all() == []
    assert scene.question() == "0 vote motion=censor pro=0 contra=17"
    assert scene.offered("vote-with") == ["vote-with faction-3"]
    scene.mark().play("vote-with faction-3")
    assert scene.changes() == [
        "motion contra 17 > 22",
        "motion stance claudius=2 manlius=2 > cornelius=2 fabius=2 claudius=2 manlius=2",
        "motion called [2, 0] > [2, 0, 1]",
        "motion queue [1] > []",
    ]
    assert scene.heard_all() == ["voted faction-1 0 22"]
    assert scene.question() == "1 vote motion=censor pro=0 contra=22"
    scene.mark().play("vote for 0")
    assert [scene.changes()[0], scene.p.motion] == ["senate beaten [] > [[2, 1]]", None]
    assert scene.heard_all() == ["voted faction-2 5 22", "defeated 5 22"]
    assert scene.question() == "1 rebuked"


@pytest.mark.rule("republic", "9.144a")
def test_9_144a_a_rebuked_magistrate_pays_or_steps_down() -> None:
    scene = table().begin(Rebuked(JULIUS))
    assert scene.question() == "1 rebuked"
    assert scene.offered() == ["bear-it", "step-down"]
    down = Facts.of(scene.p.copy())
    down.mark().play("step-down")
    assert down.changes() == ["senate stepped [] > [3]"]
    assert down.heard_all() == ["stepped-down julius"]
    assert down.question() == "nobody "
    scene.mark().play("bear-it")
    assert scene.changes() == ["influence julius 4 > 3"]
    assert scene.heard_all() == ["influence-lost julius 1"]
    assert scene.question() == "nobody "
    poor = table()
    poor.p.influence[JULIUS] = 0
    poor.begin(Rebuked(JULIUS))
    assert poor.offered() == ["step-down"]
    assert poor.refused("bear-it") == ("9.144a", "no-influence")


@pytest.mark.rule("republic", "9.62c")
@pytest.mark.rule("republic", "9.621a")
@pytest.mark.rule("republic", "9.823a")
def test_9_62c_who_must_vote_and_how() -> None:
    land = table()
    propose(land.p, words.FOR_LAND_BILL, [0, FABIUS, MANLIUS], 1, 0)
    land.begin(Vote(2))
    assert land.offered() == [
        "vote for 0",
        "vote against 0",
        "split",
        "plot",
        "promise-to faction-1",
        "promise-to faction-2",
    ]
    assert land.refused("vote abstaining 0") == ("9.62c", "must-vote")
    land.p.stack.clear()
    land.begin(Ballot(CLAUDIUS))
    assert land.offered() == ["vote-by claudius for 0", "vote-by claudius against 0"]
    assert land.refused("vote-by claudius abstaining 0") == ("9.62c", "must-vote")
    repeal = table()
    propose(repeal.p, words.FOR_REPEAL, [0, CLAUDIUS], 1, 0)
    repeal.begin(Vote(2))
    assert repeal.offered() == ["vote for 0", "split", "plot", "promise-to faction-1", "promise-to faction-2"]
    assert repeal.refused("vote against 0") == ("9.621a", "sponsor")
    ruled = table()
    ruled.p.life = FABIUS
    propose(ruled.p, words.FOR_LAND_BILL, [0, FABIUS, MANLIUS], 1, 0)
    ruled.begin(Vote(2))
    assert ruled.question() == "0 vote motion=land-bill pro=0 contra=0"
    assert ruled.offered() == ["vote for 0", "split"]
    assert ruled.refused("vote against 0") == ("9.823a", "not-against")
    ruled.p.stack.clear()
    ruled.begin(Ballot(CLAUDIUS))
    assert ruled.question() == "0 ballot commander=claudius"
    assert ruled.offered() == ["vote-by claudius for 0"]


@pytest.mark.rule("republic", "9.646a")
def test_9_646a_no_garrison_for_a_rebel() -> None:
    scene = table().govern("valerius", "sicily").govern("manlius", "asia")
    scene.p.place[MANLIUS] = REBELLING
    scene.begin(Propose(1, 0)).play("propose garrison")
    assert scene.offered() == ["name-province sicily"]
