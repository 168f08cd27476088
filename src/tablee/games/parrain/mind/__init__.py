"""How bots think and talk at a hearing."""
