"""The public ledger of promises (rules 4.3a and 4.4a, ruling R-46)."""
