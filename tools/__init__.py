"""Programs that make data for the project; nothing under src/ imports them."""
