"""How many a side has left after a battle."""


def survivors(left: list[tuple[int, float]]) -> dict[str, object]:
    """The mean of numbers and their chances, and how likely each number is."""
    counts: dict[int, float] = {}
    for number, chance in left:
        counts[number] = counts.get(number, 0.0) + chance
    return {
        "mean": sum(number * chance for number, chance in counts.items()),
        "by_count": {str(number): counts[number] for number in sorted(counts)},
    }
