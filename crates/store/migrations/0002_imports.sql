-- Records that people opened. Kept as the text they gave; the columns beside it are for lists.
CREATE TABLE imports (
    id      TEXT    NOT NULL PRIMARY KEY,
    -- A hash of the token of whoever opened it.
    owner   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    -- JSON, as in `tables`.
    players TEXT    NOT NULL,
    result  TEXT,
    actions INTEGER NOT NULL,
    record  TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE INDEX imports_of_owner ON imports (owner, created DESC);
