CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    watch TEXT NOT NULL UNIQUE,
    created_ms INTEGER NOT NULL,
    touched_hour INTEGER NOT NULL,
    begun_ms INTEGER,
    over TEXT,
    terms TEXT NOT NULL,
    timed INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    host_seat INTEGER NOT NULL,
    seed INTEGER NOT NULL,
    previous TEXT,
    wins1 INTEGER NOT NULL,
    wins2 INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    name1 TEXT,
    kind1 TEXT,
    token1 BLOB,
    name2 TEXT,
    kind2 TEXT,
    token2 BLOB
) STRICT;

-- At most one rematch.
CREATE UNIQUE INDEX rematches ON tables (previous) WHERE previous IS NOT NULL;
CREATE INDEX lobby ON tables (created_ms, id) WHERE begun_ms IS NULL AND listed = 1;
CREATE INDEX open_tables ON tables (created_ms) WHERE begun_ms IS NULL;
CREATE INDEX over_tables ON tables (touched_hour) WHERE over IS NOT NULL;
CREATE INDEX idle_tables ON tables (touched_hour) WHERE begun_ms IS NOT NULL AND over IS NULL;
CREATE INDEX running_tables ON tables (id) WHERE timed = 1 AND begun_ms IS NOT NULL AND over IS NULL;

CREATE TABLE commands (
    number INTEGER NOT NULL REFERENCES tables (number) ON DELETE CASCADE,
    after INTEGER NOT NULL,
    command_id TEXT NOT NULL,
    text TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    wall_ms INTEGER NOT NULL,
    PRIMARY KEY (number, after),
    UNIQUE (number, command_id)
) STRICT, WITHOUT ROWID;

-- The last pulse of any node.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    node INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
) STRICT;

CREATE TABLE gaps (
    to_ms INTEGER PRIMARY KEY,
    from_ms INTEGER NOT NULL
) STRICT;

-- What is written to see whether there is room again.
CREATE TABLE probe (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    filler BLOB NOT NULL
) STRICT;
