"""Hostile input of all kinds: what people send to a server, and what they hand each other as files.

Whatever comes, the answer is one clear sentence: a refusal, a status, a SixgunError. Never a traceback, never silence,
never more memory than is good. What is tried follows from a seed, so that whatever is found can be tried again.
"""
