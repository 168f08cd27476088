"""The servers of the comparison: ours, and boardgame.io; and the crowd that plays on them."""
