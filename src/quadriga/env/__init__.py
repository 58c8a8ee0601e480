"""Every title as an environment of PettingZoo, for who wants to teach a program to play (extra `quadriga[rl]`)."""

from quadriga.env.aec import MORE, SIZE, WIDTH, TitleEnv, env, raw_env

__all__ = ["MORE", "SIZE", "WIDTH", "TitleEnv", "env", "raw_env"]
