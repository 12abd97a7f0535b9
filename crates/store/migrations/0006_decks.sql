-- Decks that visitors saved. A table copies the deck it is started with, so nothing refers to these rows.
CREATE TABLE decks (
    id      TEXT    NOT NULL PRIMARY KEY,
    -- A hash of the token of the visitor who saved it. Nobody else reads it.
    owner   TEXT    NOT NULL,
    game    TEXT    NOT NULL,
    name    TEXT    NOT NULL CHECK (length(name) <= 60),
    -- The deck as the game reads it.
    list    TEXT    NOT NULL CHECK (length(list) <= 8192),
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX decks_of_owner ON decks (owner, game);
CREATE INDEX decks_by_age ON decks (changed);
