-- The tries at daily games. A row stays when its table is deleted: a first try is a first try.
CREATE TABLE daily_runs (
    table_id TEXT    PRIMARY KEY,
    day      TEXT    NOT NULL,
    owner    TEXT    NOT NULL,
    name     TEXT    NOT NULL,
    -- Is it the first try of its owner on this day?
    counts   INTEGER NOT NULL CHECK (counts IN (0, 1)),
    -- What it came to, as JSON; NULL until it is over.
    score    TEXT,
    created  INTEGER NOT NULL
);
CREATE UNIQUE INDEX daily_first_try ON daily_runs (day, owner) WHERE counts = 1;
CREATE INDEX daily_of_owner ON daily_runs (owner, created);
