"""The furniture of every table; it imports no other room."""
