"""Tiny games, one per device of the engine, brought in as another package would bring them."""
