"""The law of Oui, honorable Parrain: what lies on the table, and a module for each phase."""
