"""The law of Au Creux de ta Main: what lies on the table, and a module for each phase."""
