"""The judge, and the analysis of finished games."""
