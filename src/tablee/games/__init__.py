"""The shelf: the games of the house, and those that other packages bring."""
