"""What is seen from a seat, and the tables that it could be looking at."""
