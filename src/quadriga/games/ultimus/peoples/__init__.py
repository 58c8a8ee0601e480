"""The peoples (rulebook chapter 4, stratagems Rex and Migration): status, kingdoms, migration."""
