"""What all tests share: invented input is the same in every run, however slow the machine."""

from hypothesis import settings

settings.register_profile("quadriga", deadline=None, derandomize=True)
settings.load_profile("quadriga")

collect_ignore = ["toys/fifth"]
"""A title that is no part of the package: tests/titles/test_fifth.py lays it over a copy of it."""
