"""Ways of thinking that bots share. They see a view, never a state."""
