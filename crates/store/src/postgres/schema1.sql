CREATE TABLE fourline.tables (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    watch text NOT NULL UNIQUE,
    created_ms bigint NOT NULL,
    touched_hour bigint NOT NULL,
    begun_ms bigint,
    over text,
    terms text NOT NULL,
    timed boolean NOT NULL,
    listed boolean NOT NULL,
    host_seat smallint NOT NULL,
    seed bigint NOT NULL,
    previous text,
    wins1 bigint NOT NULL,
    wins2 bigint NOT NULL,
    draws bigint NOT NULL,
    name1 text,
    kind1 text,
    token1 bytea,
    name2 text,
    kind2 text,
    token2 bytea
);

-- At most one rematch.
CREATE UNIQUE INDEX rematches ON fourline.tables (previous) WHERE previous IS NOT NULL;
CREATE INDEX lobby ON fourline.tables (created_ms, id COLLATE "C") WHERE begun_ms IS NULL AND listed;
CREATE INDEX open_tables ON fourline.tables (created_ms) WHERE begun_ms IS NULL;
CREATE INDEX over_tables ON fourline.tables (touched_hour) WHERE over IS NOT NULL;
CREATE INDEX idle_tables ON fourline.tables (touched_hour) WHERE begun_ms IS NOT NULL AND over IS NULL;
CREATE INDEX running_tables ON fourline.tables (id COLLATE "C")
    WHERE timed AND begun_ms IS NOT NULL AND over IS NULL;

CREATE TABLE fourline.commands (
    number bigint NOT NULL REFERENCES fourline.tables (number) ON DELETE CASCADE,
    after bigint NOT NULL,
    command_id text NOT NULL,
    text text NOT NULL,
    at_ms bigint NOT NULL,
    wall_ms bigint NOT NULL,
    PRIMARY KEY (number, after),
    UNIQUE (number, command_id)
);

-- The last pulse of any node, and the one before.
CREATE TABLE fourline.pulse (
    one smallint PRIMARY KEY CHECK (one = 1),
    node bigint NOT NULL,
    before_ms bigint NOT NULL,
    at_ms bigint NOT NULL
);

CREATE TABLE fourline.gaps (
    to_ms bigint PRIMARY KEY,
    from_ms bigint NOT NULL
);
