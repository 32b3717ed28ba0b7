"""The documentation as a site: pages from docs/ and beside it, rules from the digests, the API from its docstrings.

It is our own builder and not one of the large ones because everything it needs comes with rich already (markdown-it-py
and Pygments), and because the server's policy forbids scripts and styles in a page, which those put there.
"""
