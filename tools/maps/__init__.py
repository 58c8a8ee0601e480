"""The maps of the browser table: real coasts, our anchors, one compact JSON file per game (see docs/maps.md)."""
