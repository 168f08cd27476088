"""The house: rooms, tables that live, and the people who come in."""
