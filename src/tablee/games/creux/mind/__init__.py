"""How bots play Au Creux de ta Main."""
