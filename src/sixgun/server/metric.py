"""What is counted while the server runs, for /metrics."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY: Final = CollectorRegistry()

CONNECTIONS: Final = Gauge("sixgun_connections", "Open WebSockets.", registry=REGISTRY)
TABLES: Final = Gauge("sixgun_tables", "Live tables.", ["phase"], registry=REGISTRY)
MOVES: Final = Counter("sixgun_moves", "Moves played.", ["by"], registry=REGISTRY)
MOVES_BY: Final = {by: MOVES.labels(by or "person") for by in (None, "bot", "away", "clock")}
"""Looked up once."""
GAMES: Final = Counter("sixgun_games", "Games begun and ended.", ["what"], registry=REGISTRY)
MESSAGES: Final = Counter("sixgun_messages", "Messages from clients.", registry=REGISTRY)
REFUSALS: Final = Counter("sixgun_refusals", "Messages refused.", ["key"], registry=REGISTRY)
CUT_OFF: Final = Counter("sixgun_cut_off", "Clients cut off because they did not read.", registry=REGISTRY)
FAULTS: Final = Counter("sixgun_faults", "Errors of the server itself; each is in the log.", registry=REGISTRY)
LOST_LINES: Final = Counter("sixgun_log_lines_lost", "Lines that the log did not take.", registry=REGISTRY)
SPARED_LINES: Final = Counter("sixgun_log_lines_spared", "Complaints not repeated in the log.", registry=REGISTRY)

STEPS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
ANSWERS: Final = Histogram(
    "sixgun_move_seconds", "From a move's arrival to its news.", buckets=STEPS, registry=REGISTRY
)
COMMITS: Final = Histogram("sixgun_commit_seconds", "A commit of the journal.", buckets=STEPS, registry=REGISTRY)
THINKING: Final = Histogram(
    "sixgun_thinking_seconds", "A bot's answer from its worker.", buckets=STEPS, registry=REGISTRY
)
NOTICES: Final = Counter("sixgun_notices", "Notices to closed pages.", ["what"], registry=REGISTRY)
LETTERS: Final = Counter("sixgun_letters", "Letters from and to other servers.", ["way"], registry=REGISTRY)
LETTERS_LOST: Final = Counter("sixgun_letters_lost", "Letters that NATS did not take.", registry=REGISTRY)
TAKEN_OVER: Final = Counter(
    "sixgun_tables_taken_over", "Tables taken over from servers that are gone.", registry=REGISTRY
)
HANDED_OVER: Final = Counter("sixgun_tables_handed_over", "Tables handed over politely.", registry=REGISTRY)
FENCED: Final = Counter("sixgun_tables_lost", "Tables that another server had taken over.", registry=REGISTRY)
BEAT_LATE: Final = Gauge(
    "sixgun_beat_seconds", "Since this server last told the database that it is here.", registry=REGISTRY
)
