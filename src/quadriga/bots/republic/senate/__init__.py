"""What the factions do in the Senate."""
