"""The tables of entry and death, row by row, as the book prints them (misprints read as in ruling U-34)."""

import pytest

from quadriga.games.ultimus.throne.lives import Deaths
from rules.ultimus.scene import BOOK, Scene, leader

ROSTER = BOOK.roster

# leader, year and zone of entry, first column and year of a test, last column, year of certain death; 0 for none
TABLE = """
timasius 405 oriens-2 6 406 9 410
aurelien 405 thracia-3 4 406 9 412
fravitta 405 thracia-3 2 406 9 414
anthemius 405 thracia-3 2 406 9 414
arcadius 405 thracia-3 1 408 9 417
stilicon 405 italia-2 1 410 9 419
gerontius 405 britanniae-2 1 415 9 424
jovin 405 viennensis-3 1 415 9 424
constantin-iii 405 britanniae-2 1 418 9 427
heraclien 405 italia-2 1 418 9 427
honorius 405 italia-2 1 420 9 429
constance-iii 405 italia-2 1 420 9 429
sarus 405 italia-2 1 420 9 429
theodose-ii 408 thracia-3 1 446 9 455
johannes 409 italia-4 1 430 9 439
procopius 409 thracia-3 1 426 9 435
boniface 413 italia-4 1 431 9 440
marcien 421 thracia-3 1 455 9 464
valentinien-iii 424 thracia-3 1 458 9 467
aetius 425 italia-4 1 458 9 467
aspar 425 thracia-3 1 464 9 473
cyrus 430 thracia-3 1 445 9 454
avitus 430 viennensis-3 1 455 9 464
aegidius 445 italia-4 1 460 9 469
ricimer 448 italia-4 1 465 9 474
leon 450 thracia-3 1 469 9 478
majorien 450 italia-4 1 465 9 474
marcellinus 450 pannoniae-3 1 465 9 474
sidoine 450 viennensis-3 1 481 5 0
paul 455 galliae-6 1 470 9 479
anagaste 455 thracia-3 1 473 9 482
arbadur 455 thracia-3 1 475 9 484
proc-anthemius 455 thracia-3 1 475 9 484
olybrius 455 italia-5 1 463 9 472
libius-severus 460 italia-4 1 463 9 472
oreste 460 italia-4 0 0 0 0
basilicus 460 thracia-3 0 0 0 0
zenon 460 thracia-3 0 0 0 0
syagrius 460 galliae-6 0 0 0 0
illus 465 thracia-3 0 0 0 0
julius-nepos 465 thracia-3 0 0 0 0
gondebaud 470 italia-4 0 0 0 0
odoacre 473 italia-4 0 0 0 0
glycerius 473 italia-4 0 0 0 0
romulus-aug 475 italia-4 0 0 0 0
yazdegard-i 405 - 1 415 9 424
varhan-v 415 - 1 435 9 444
yazdegard-ii 435 - 1 455 9 464
peroz 455 - 1 483 3 0
alaric-i 405 - 1 409 9 418
athaulf 410 - 1 415 9 424
wallia 415 - 1 418 9 427
theodoric-i 418 - 1 445 9 454
theodoric-ii 445 - 1 460 9 469
euric 460 - 1 483 3 0
godegisel 405 - 1 407 9 416
gunderic 407 - 1 420 9 429
genseric 420 - 1 476 9 485
ruga 405 - 1 430 9 439
bleda 430 - 1 440 9 449
attila 440 - 1 452 9 461
clodion 430 - 1 445 9 454
merovee 445 - 1 455 9 464
childeric 455 - 1 475 9 484
clovis 475 - 0 0 0 0
chilperic 437 - 1 460 9 469
gondioc 460 - 1 471 9 480
gondebaud-rex 470 - 0 0 0 0
"""
ROWS = [row.split() for row in TABLE.split("\n") if row]


def test_every_historical_leader_has_his_row() -> None:
    named = {id for n, id in enumerate(ROSTER.leader_ids) if not ROSTER.leader_generic[n]}
    assert [row[0] for row in ROWS] == [id for id in ROSTER.leader_ids if id in named]


@pytest.mark.rule("ultimus", "deaths.roman")
@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_he_enters_and_is_tested_year_by_year(row: list[str]) -> None:
    who = leader(row[0])
    assert ROSTER.leader_entry[who] == int(row[1])
    zone = ROSTER.leader_zone[who]
    assert (BOOK.board.zone_ids[zone] if zone >= 0 else "-") == row[2]
    column, first, last, doom = [int(word) for word in row[3:]]
    for year in range(400, 490):
        wanted = 0
        if first and first <= year <= first + last - column:
            wanted = column + year - first
        if doom and year >= doom:
            wanted = 10
        assert ROSTER.threshold(who, year) == wanted, year


@pytest.mark.rule("ultimus", "deaths.barbarian")
@pytest.mark.parametrize(("number", "dead"), [(2, True), (3, False)])
def test_a_barbarian_leader_dies_below_the_number_of_his_column(number: int, dead: bool) -> None:
    s = Scene(432)
    s.put("hunni-1", "ruga", "hunni-u1")
    s.begin(Deaths())
    assert s.step() == "DeathRoll"
    s.roll(number)
    assert (s.at("ruga") == "dead") is dead
