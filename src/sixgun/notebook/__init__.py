"""A table as a picture in a notebook, with the look of the client: HTML that needs nothing else and runs nothing.

It is drawn from a View and from nothing else, so what a view hides is not in it.
"""
