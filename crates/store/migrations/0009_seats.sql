-- Who made a table and who sits there are two things, and each seat has a holder of its own. The steps of a table are named
-- for what has happened: open (a seat is free), seated (all are taken), committed (the host has shown what it binds itself
-- to, set-ups included), dealt, over.
--
-- Constraints of a table cannot be changed, so it is made anew. Foreign keys are off meanwhile (`schema.rs`), or dropping
-- the old one would delete all actions.
CREATE TABLE new_tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    game       TEXT    NOT NULL,
    -- Version of the game's rules; other rules would give another game.
    rules      INTEGER NOT NULL,
    -- JSON, as the game checked it.
    config     TEXT    NOT NULL,
    -- JSON: the content that the config names, with its parsed form where no release holds it.
    content    TEXT,
    -- The person who made it and may delete it: a hash of a token. It gives no right to a seat.
    maker      TEXT    NOT NULL,
    -- Does a bot that thinks for long sit there?
    slow       INTEGER NOT NULL DEFAULT 0 CHECK (slow IN (0, 1)),
    -- JSON: what the host commits itself to. Shown to nobody before the end.
    secret     TEXT    NOT NULL,
    -- The hash of it and of all set-ups, shown to everybody; none while seats or set-ups may change.
    commitment TEXT,
    -- JSON: the players' own values for the shuffle.
    entropy    TEXT    NOT NULL DEFAULT '[]',
    -- None until the players have given their values; nothing is dealt before.
    seed       TEXT,
    state      TEXT    NOT NULL CHECK (state IN ('open', 'seated', 'committed', 'dealt', 'over')),
    -- JSON: the outcome.
    result     TEXT,
    -- Least time between two actions of bots; none is the host's choice.
    pace_ms    INTEGER,
    paused     INTEGER NOT NULL DEFAULT 0,
    -- The number of actions. An action is written only if this is one less than its number, so numbers have no gaps.
    version    INTEGER NOT NULL DEFAULT 0,
    -- Seconds since 1970.
    created    INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    CHECK ((state IN ('open', 'seated')) = (commitment IS NULL)),
    CHECK ((state IN ('dealt', 'over')) = (seed IS NOT NULL)),
    CHECK ((state = 'over') = (result IS NOT NULL))
) STRICT;

INSERT INTO new_tables (id, game, rules, config, content, maker, slow, secret, commitment, entropy, seed, state, result,
                        pace_ms, paused, version, created, changed)
SELECT id, game, rules, config, content, owner, slow, secret, commitment, entropy, seed,
       CASE state WHEN 'waiting' THEN 'committed' WHEN 'playing' THEN 'dealt' ELSE state END, result,
       pace_ms, paused, version, created, changed
FROM tables;

CREATE TABLE seats (
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL CHECK (seat >= 0),
    -- The displayed name; empty for a default one.
    name       TEXT    NOT NULL DEFAULT '',
    -- The holder: a person (a hash of a token), a bot (its kind), or nobody yet.
    person     TEXT,
    bot        TEXT,
    -- JSON: what the seat brings along. Private to it until the game is over; none where nothing was brought.
    setup      TEXT,
    -- The holder's value for the shuffle.
    value      TEXT,
    -- How often the seat has changed hands.
    generation INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    CHECK (person IS NULL OR bot IS NULL)
) STRICT, WITHOUT ROWID;

-- Whoever made a table sat in all seats of people. What cannot be read stays what cannot be read.
INSERT INTO seats (table_id, seat, name, person, bot, setup)
SELECT tables.id, player.key,
       CASE player.type WHEN 'object' THEN coalesce(player.value ->> '$.name', '') ELSE '' END,
       CASE WHEN player.type = 'object' AND player.value ->> '$.kind' = 'human' THEN tables.owner END,
       CASE WHEN player.type <> 'object' THEN '' ELSE nullif(coalesce(player.value ->> '$.kind', ''), 'human') END,
       CASE WHEN json_valid(tables.setups) THEN tables.setups -> ('$[' || player.key || ']') ELSE tables.setups END
FROM tables, json_each(CASE
    WHEN json_valid(tables.players) THEN CASE json_type(tables.players) WHEN 'array' THEN tables.players ELSE '[]' END
    ELSE '[]'
END) AS player;

DROP TABLE tables;
ALTER TABLE new_tables RENAME TO tables;

-- An action changes `version` and `changed`: no index has to be written for it but that of the finished ones.
CREATE INDEX tables_of_maker ON tables (maker);
CREATE INDEX tables_finished ON tables (changed DESC) WHERE state = 'over';
CREATE INDEX tables_unfinished ON tables (id) WHERE state <> 'over';
CREATE INDEX seats_of_person ON seats (person) WHERE person IS NOT NULL;

-- One word for the same thing everywhere.
ALTER TABLE imports RENAME COLUMN owner TO person;
ALTER TABLE decks RENAME COLUMN owner TO person;
ALTER TABLE daily_runs RENAME COLUMN owner TO person;
