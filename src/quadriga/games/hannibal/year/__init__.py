"""A year of the war from reinforcements to winter (rulebook chapters 4 to 6, 22 and 23)."""
