-- Marks the file as ours ("ATOU"), so that the database of another program is never migrated by mistake.
PRAGMA application_id = 1096044373;

-- One game: how it was set up, who sits where, and where all its chance comes from. The position is not kept: it
-- follows from config, seed and actions.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    -- Version of the game's rules; other rules would give another game.
    rules      INTEGER NOT NULL,
    -- JSON, as the game checked it.
    config     TEXT    NOT NULL,
    -- JSON: [{"name": …, "kind": …}], by seat.
    players    TEXT    NOT NULL,
    -- A hash of the token of whoever sits in all human seats. The token itself is never kept.
    owner      TEXT    NOT NULL,
    -- JSON: what the host committed itself to. Shown to nobody before the end.
    secret     TEXT    NOT NULL,
    -- The hash of it, shown to everybody from the start.
    commitment TEXT    NOT NULL,
    -- JSON: the players' own values for the shuffle.
    entropy    TEXT    NOT NULL DEFAULT '[]',
    -- None until the players have given their values; nothing is dealt before.
    seed       TEXT,
    state      TEXT    NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'playing', 'over')),
    -- JSON: the outcome.
    result     TEXT,
    -- Least time between two actions of bots; none is the host's choice.
    pace_ms    INTEGER,
    paused     INTEGER NOT NULL DEFAULT 0,
    -- Seconds since 1970.
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    CHECK ((state = 'waiting') = (seed IS NULL)),
    CHECK ((state = 'over') = (result IS NOT NULL))
) STRICT;

CREATE INDEX tables_of_owner ON tables (owner, changed DESC);
CREATE INDEX tables_by_state ON tables (state, changed DESC);

-- Every accepted action, numbered from 1. The key refuses an action that is written twice.
CREATE TABLE actions (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL CHECK (n >= 1),
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- … and this one refuses a gap, and any action at a table that is not being played.
CREATE TRIGGER actions_follow_each_other BEFORE INSERT ON actions
WHEN NEW.n <> 1 + (SELECT COUNT(*) FROM actions WHERE table_id = NEW.table_id)
  OR 'playing' <> (SELECT state FROM tables WHERE id = NEW.table_id)
BEGIN
    SELECT RAISE(ABORT, 'stale');
END;
