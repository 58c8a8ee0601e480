"""Wars of the whole game: how they come, what they are worth, and the published Combat Phase (rules 7.33 and 10)."""
