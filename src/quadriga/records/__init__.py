"""A game as a text file anybody can replay, and dice anybody can check. Built on the engine, knows no title."""
