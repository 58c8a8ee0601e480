"""What all tests share: invented input is the same in every run, however slow the machine."""

from hypothesis import settings

settings.register_profile("quadriga", deadline=None, derandomize=True)
settings.load_profile("quadriga")
