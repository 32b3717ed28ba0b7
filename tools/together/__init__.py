"""Every event with every character: what each touches, and what shows or says what happens together."""
