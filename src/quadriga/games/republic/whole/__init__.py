"""The whole game of the Republic: seven phases a turn, three to six factions."""
