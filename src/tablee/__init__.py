"""Tablée: a ludothèque that is open day and night."""
