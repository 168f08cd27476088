-- {blob} is bytes in either database; ids are random words, times are milliseconds.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    lang TEXT NOT NULL,
    since BIGINT NOT NULL,
    seen BIGINT NOT NULL
);

CREATE TABLE tokens (
    token_hash {blob} PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    since BIGINT NOT NULL
);
CREATE INDEX tokens_person ON tokens (person);

-- A code that was used has a second row: the key makes the second use fail.
CREATE TABLE codes (
    code_hash {blob} NOT NULL,
    used INTEGER NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    expires BIGINT NOT NULL,
    PRIMARY KEY (code_hash, used)
);
CREATE INDEX codes_person ON codes (person);

CREATE TABLE rooms (
    id TEXT PRIMARY KEY,
    key_hash {blob} NOT NULL UNIQUE,
    public INTEGER NOT NULL,
    doc {blob} NOT NULL,
    since BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    closed BIGINT
);
CREATE INDEX rooms_changed ON rooms (changed);
CREATE INDEX rooms_public ON rooms (changed) WHERE public = 1 AND closed IS NULL;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    game TEXT NOT NULL,
    header {blob} NOT NULL,
    laid BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    ended BIGINT,
    outcome {blob},
    asleep INTEGER NOT NULL,
    due BIGINT,
    share_hash {blob} UNIQUE
);
CREATE INDEX tables_room ON tables (room);
CREATE INDEX tables_unfinished ON tables (asleep, due) WHERE ended IS NULL;

-- No foreign keys from here on: they would be checked at every move.
CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry {blob} NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE chunks (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    chunk {blob} NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE talk (
    room TEXT NOT NULL,
    n BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (room, n)
);
CREATE INDEX talk_person ON talk (person);
CREATE INDEX talk_at ON talk (at);

CREATE TABLE kept (
    key TEXT PRIMARY KEY,
    value {blob} NOT NULL
);
