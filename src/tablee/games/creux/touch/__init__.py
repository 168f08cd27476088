"""The mime as data: a hand, eleven objects, what they do on it, and what the skin tells of that."""
