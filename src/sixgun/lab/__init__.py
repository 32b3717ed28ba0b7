"""The lab: many runs over many processes, intervals, tables and plots. It knows nothing of the games."""
