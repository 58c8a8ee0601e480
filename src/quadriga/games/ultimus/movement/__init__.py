"""Movement (rulebook 2.E, 3.4, 4.3, chapter 7): marches, lone units, fleets, and what may go where."""
