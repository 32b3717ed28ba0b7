"""Break several servers again and again in the middle of live games, and find every promise kept.

    python -m tools.nodes_trial                            200 kills, 50 stops, 20 restarts of each, 3 rolling restarts
    python -m tools.nodes_trial --book FILE --minutes 10   what is still missing of that, for ten minutes
    python -m tools.nodes_trial --before ../older          first exchange the servers of an older checkout for today's
    python -m tools.nodes_trial --tables 12 --kills 2 --stops 1 --databases 1 --carriers 1 --rollings 1

Servers share a PostgreSQL and a NATS of their own. Tables play without a pause while servers are killed (SIGKILL),
stopped and woken (SIGSTOP, SIGCONT), PostgreSQL and NATS are restarted, and all servers are exchanged one by one
(SIGTERM). While one server is stopped and the others play on, two are killed one after the other. After each fault
every table must play on, and then comes the next; how long that takes is measured, and how long our processes had to
wait for a processor meanwhile. At the end the journal must hold every acknowledged move at its number, once, and no
move may be by an owner older than that of the move before it. With a book, several runs add up: each does what those
before it have left. Told to end (SIGTERM), a run judges what it did and writes it down.
"""
