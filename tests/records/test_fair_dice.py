"""The numbers of fair dice: reproducible from the secret alone, and fair."""

import hashlib
import hmac

import pytest

from quadriga.records.dice import FairDice, FairRng, NoDice, RealDice, SeededDice, commitment_of, new_secret

SECRET = bytes(range(32))


def bytes_of(number: int) -> list[int]:
    texts = [str(number)] + [f"{number}.{block}" for block in range(1, 9)]
    return [byte for text in texts for byte in hmac.new(SECRET, text.encode(), hashlib.sha256).digest()]


def test_d6_takes_one_byte_each_and_rejects_252_and_above() -> None:
    for number in (1, 2, 77):
        expected = [byte % 6 for byte in bytes_of(number) if byte < 252][:100]
        rng = FairRng(SECRET, number)
        assert [rng.below(6) for _ in range(100)] == expected


def test_large_bounds_take_as_few_bytes_as_hold_them() -> None:
    stream = bytes_of(5)
    rng = FairRng(SECRET, 5)
    assert rng.below(256) == stream[0]
    assert rng.below(65536) == stream[1] * 256 + stream[2]
    assert rng.below(1) == 0
    big = int.from_bytes(bytes(stream[3:13]), "big")
    assert rng.below(1 << 80) == big


def test_a_bound_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="no number"):
        FairRng(SECRET, 1).below(0)


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 52, 300])
def test_every_number_is_equally_likely(bound: int) -> None:
    counts = [0] * bound
    draws = 200 * bound
    for number in range(1, draws // 20 + 1):
        rng = FairRng(SECRET, number)
        for _ in range(20):
            counts[rng.below(bound)] += 1
    expected = sum(counts) / bound
    chi = sum((count - expected) ** 2 / expected for count in counts)
    assert chi < bound - 1 + 5 * (2 * (bound - 1)) ** 0.5


def test_draws_differ_from_each_other_and_between_secrets() -> None:
    first = [FairRng(SECRET, number).below(1 << 64) for number in range(1, 200)]
    other = [FairRng(bytes(32), number).below(1 << 64) for number in range(1, 200)]
    assert len(set(first + other)) == len(first) + len(other)


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment_of(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert FairDice(SECRET).to_plain() == {"commitment": commitment_of(SECRET)}


def test_new_secrets_have_256_bits_and_differ() -> None:
    made = {new_secret() for _ in range(50)}
    assert len(made) == 50
    assert {len(secret) for secret in made} == {32}


def test_dice_without_their_secret_cannot_be_drawn() -> None:
    with pytest.raises(NoDice):
        FairDice(None, commitment_of(SECRET)).rng(1)
    with pytest.raises(NoDice):
        FairDice(None, commitment_of(SECRET)).secret_text()
    with pytest.raises(NoDice):
        RealDice().rng(1)


def test_seeded_dice_depend_on_seed_and_draw_alone() -> None:
    again = [SeededDice(7).rng(number).below(1000) for number in range(1, 50)]
    assert [SeededDice(7).rng(number).below(1000) for number in range(1, 50)] == again
    assert [SeededDice(8).rng(number).below(1000) for number in range(1, 50)] != again
