"""One confrontation by itself: written by hand or dealt by chance, and its odds."""
