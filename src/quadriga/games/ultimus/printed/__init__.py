"""What is printed: map, pieces, tables, scenarios, read from data/."""
