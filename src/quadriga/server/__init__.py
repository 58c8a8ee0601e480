"""HTTP, WebSocket and storage around tables. The only place that knows a network or a database."""
