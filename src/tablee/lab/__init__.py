"""The lab: games in large numbers, and what they tell."""
