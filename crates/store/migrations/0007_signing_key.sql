-- The key that cookies are signed with, as hexadecimal digits: one row. Whoever uses the database shares it.
CREATE TABLE signing_keys (
    n   INTEGER NOT NULL PRIMARY KEY CHECK (n = 1),
    key TEXT    NOT NULL
) STRICT;
