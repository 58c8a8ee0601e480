"""Mutants: rules broken on purpose, one at a time, to see whether a rule test notices (docs/mutants.md)."""
