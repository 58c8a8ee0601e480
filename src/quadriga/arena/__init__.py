"""Where bots meet: matches with paired dice, ratings with intervals, and the fitting of what a judge believes."""
