"""A net that was trained to play (`training/`), run without any library."""
