"""The tables of the shared database, as numbered steps forward. A step that was released never changes.

A step must leave servers of the version before at work: they run on while the first new one starts.
"""

from collections.abc import Sequence
from typing import Any, Final

from sixgun.server.keep.migration import BadData

FIRST: Final = """
CREATE TABLE keys (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, face TEXT NOT NULL);

-- The servers that are there: who has not said so for a while is gone.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    beat TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp(),
    busy REAL NOT NULL DEFAULT 0,
    tables INTEGER NOT NULL DEFAULT 0,
    leaving BOOLEAN NOT NULL DEFAULT false
);

-- The people at a table, whole, as JSON; who runs it, and the how manyeth owner that is. What is looked for is read
-- out of the facts by the database itself; a table whose phase is unknown is damaged.
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    facts BYTEA NOT NULL,
    owner TEXT,
    epoch BIGINT NOT NULL DEFAULT 0,
    guests TEXT[] NOT NULL DEFAULT '{}',
    house TEXT NOT NULL DEFAULT '',
    phase TEXT,
    game TEXT
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_by_house ON tables (house);
CREATE INDEX tables_by_guest ON tables USING gin (guests);

CREATE FUNCTION read_facts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    said JSONB;
BEGIN
    said := convert_from(NEW.facts, 'UTF8')::jsonb;
    NEW.phase := said ->> 'phase';
    NEW.game := said ->> 'game';
    NEW.house := coalesce(said ->> 'house', '');
    NEW.guests := ARRAY(
        SELECT place -> 'guest' ->> 'id' FROM jsonb_array_elements(said -> 'places') AS place
        WHERE place -> 'guest' ->> 'id' IS NOT NULL
    );
    RETURN NEW;
EXCEPTION WHEN others THEN
    NEW.phase := NULL;
    NEW.game := NULL;
    NEW.house := '';
    NEW.guests := '{}';
    RETURN NEW;
END $$;
CREATE TRIGGER read_facts BEFORE INSERT OR UPDATE OF facts ON tables FOR EACH ROW EXECUTE FUNCTION read_facts();

CREATE TABLE packs (number BIGINT PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL,
    deal TEXT NOT NULL,
    settings BYTEA NOT NULL,
    people BYTEA NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT,
    winners TEXT,
    pack BIGINT
);
CREATE INDEX games_by_end ON games (ended, pack);

-- The journal: every move of every game, written before anybody hears of it, never changed; and which owner wrote it.
CREATE TABLE journal (
    game TEXT NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    move TEXT NOT NULL,
    entropy BIGINT NOT NULL,
    bot TEXT,
    reason TEXT,
    epoch BIGINT DEFAULT nullif(current_setting('sixgun.epoch', true), '')::bigint,
    PRIMARY KEY (game, seq)
);
CREATE TABLE positions (game TEXT PRIMARY KEY, data BYTEA NOT NULL);
CREATE TABLE finished (game TEXT PRIMARY KEY, save BYTEA NOT NULL);

-- The last batch of each that writes: it is written with the batch, and tells whether that was committed.
CREATE TABLE writers (id TEXT PRIMARY KEY, batch BIGINT NOT NULL, at TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
CREATE TABLE probe (id INTEGER PRIMARY KEY, at BIGINT NOT NULL);

-- Whoever writes for a table says first as which of its owners. An old one is refused, and nobody becomes the next
-- one before what was written is committed.
CREATE FUNCTION fence(which TEXT, mine BIGINT) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM tables WHERE code = which AND epoch = mine FOR NO KEY UPDATE;
    IF NOT FOUND THEN
        RAISE EXCEPTION 'table % is run by somebody else', which USING ERRCODE = 'SG001';
    END IF;
    PERFORM set_config('sixgun.epoch', mine::text, true);
END $$;
"""

SECOND: Final = """
-- As in the store of one server: see keep/migration.py.
CREATE TABLE played (
    game TEXT NOT NULL,
    seat INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    face TEXT NOT NULL,
    level TEXT NOT NULL,
    kind TEXT NOT NULL,
    sets TEXT NOT NULL,
    players INTEGER NOT NULL,
    against TEXT NOT NULL,
    role TEXT NOT NULL,
    hero TEXT NOT NULL,
    won INTEGER NOT NULL,
    deserted INTEGER NOT NULL,
    called TEXT NOT NULL,
    began BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    moves INTEGER NOT NULL,
    PRIMARY KEY (game, seat)
);
CREATE INDEX played_by_guest ON played (guest, ended, game);
CREATE TABLE tallies (
    guest TEXT NOT NULL,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    what TEXT NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, kind, about, what)
);
CREATE TABLE profiles (
    guest TEXT PRIMARY KEY,
    since BIGINT NOT NULL,
    shown INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    best INTEGER NOT NULL
);
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    pool TEXT NOT NULL,
    month INTEGER NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL,
    won INTEGER NOT NULL,
    PRIMARY KEY (guest, pool, month)
);
CREATE TABLE erasures (game TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (game, seat));
CREATE TABLE gone (guest TEXT PRIMARY KEY);
CREATE TABLE tickets (id TEXT PRIMARY KEY, guest TEXT NOT NULL, kind TEXT NOT NULL, hash BYTEA NOT NULL, until BIGINT);
CREATE INDEX tickets_by_guest ON tickets (guest);
CREATE TABLE spent (id TEXT PRIMARY KEY, until BIGINT NOT NULL);
CREATE TABLE passkeys (id TEXT PRIMARY KEY, guest TEXT NOT NULL, key BYTEA NOT NULL, uses BIGINT NOT NULL);
CREATE INDEX passkeys_by_guest ON passkeys (guest);
CREATE TABLE unwanted (guest TEXT NOT NULL, other TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (guest, other));
CREATE TABLE wishes (id TEXT PRIMARY KEY, what TEXT NOT NULL, about TEXT NOT NULL, at BIGINT NOT NULL);
CREATE TABLE blocked (house TEXT PRIMARY KEY, note TEXT NOT NULL, at BIGINT NOT NULL);
CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    house TEXT NOT NULL,
    code TEXT NOT NULL,
    words TEXT NOT NULL
);

-- Who sat where in each game: what concerns only one player is told to nobody else.
CREATE TABLE sat (game TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, PRIMARY KEY (game, seat));
CREATE INDEX sat_by_guest ON sat (guest);

-- What was found by going through finished games.
CREATE TABLE analyses (game TEXT PRIMARY KEY, data BYTEA NOT NULL);
"""

THIRD: Final = """
-- As in the store of one server: see keep/migration.py.
ALTER TABLE tables ADD COLUMN wakes BIGINT;
CREATE TABLE pushes (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh TEXT NOT NULL,
    auth TEXT NOT NULL,
    language TEXT NOT NULL,
    since BIGINT NOT NULL
);
CREATE INDEX pushes_by_guest ON pushes (guest);
"""

FOURTH: Final = """
-- What servers of each version can read, and what the last owner of a table could: see nodes/vocabulary.py. Servers of
-- before know nothing of it: what they ran, anybody reads, and they get nothing that a newer one has run.
CREATE TABLE vocabularies (name TEXT PRIMARY KEY, words TEXT[] NOT NULL);
ALTER TABLE nodes ADD COLUMN vocabulary TEXT;
ALTER TABLE tables ADD COLUMN vocabulary TEXT;

CREATE FUNCTION can_read(mine TEXT, its TEXT) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT its IS NULL OR coalesce(its = mine, false) OR coalesce(
        (SELECT words FROM vocabularies WHERE name = its) <@ (SELECT words FROM vocabularies WHERE name = mine), false
    )
$$;

-- Whoever cannot read a table does not become its owner: the claim finds nothing, whatever the claimant believes.
CREATE FUNCTION pass_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    new_words TEXT;
BEGIN
    IF NEW.owner IS NULL OR (TG_OP = 'UPDATE' AND NEW.owner IS NOT DISTINCT FROM OLD.owner) THEN
        RETURN NEW;
    END IF;
    SELECT vocabulary INTO new_words FROM nodes WHERE id = NEW.owner;
    IF NOT can_read(new_words, NEW.vocabulary) THEN
        RETURN NULL;
    END IF;
    NEW.vocabulary := new_words;
    RETURN NEW;
END $$;
CREATE TRIGGER pass_on BEFORE INSERT OR UPDATE OF owner ON tables FOR EACH ROW EXECUTE FUNCTION pass_on();
"""

FIFTH: Final = """
-- Who wants to hear phrases only from people he has not played with.
CREATE TABLE quiet (guest TEXT PRIMARY KEY);
"""

STEPS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH)
LOCK: Final = 0x51C6
"""Of all advisory locks of the database, the one for this."""


def migrate(db: Any, steps: Sequence[str] = STEPS) -> None:
    """Bring the database to the newest format, one server at a time; one that is newer still is refused."""
    db.execute("SELECT pg_advisory_lock(%s)", (LOCK,))
    try:
        db.execute("CREATE TABLE IF NOT EXISTS format (number INTEGER NOT NULL)")
        at = int(db.execute("SELECT coalesce(max(number), 0) FROM format").fetchone()[0])
        if at > len(steps):
            raise BadData(
                f"the database was written by a newer sixgun (format {at}, this one knows up to {len(steps)}); "
                "start that one, or choose another with --database"
            )
        for number in range(at, len(steps)):
            with db.transaction():
                db.execute(steps[number])
                db.execute("INSERT INTO format (number) VALUES (%s)", (number + 1,))
    finally:
        db.execute("SELECT pg_advisory_unlock(%s)", (LOCK,))
