"""Several servers as one: who runs which table, and how letters come from one to the other."""
