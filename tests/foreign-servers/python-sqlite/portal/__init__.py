"""A part of the mobility portal's API, on SQLite."""
