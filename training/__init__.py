"""Training the champion: see README.md beside this file."""
