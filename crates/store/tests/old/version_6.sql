-- A database as the release before seats had holders wrote it (sqlite3 .dump): tables that wait, go on and are over, of
-- people, of bots and of both, decks, daily runs and an imported record. Its people are ada and bob.
PRAGMA application_id = 1096044373;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE _sqlx_migrations (
    version        BIGINT    PRIMARY KEY,
    description    TEXT      NOT NULL,
    installed_on   TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success        BOOLEAN   NOT NULL,
    checksum       BLOB      NOT NULL,
    execution_time BIGINT    NOT NULL
);
INSERT INTO _sqlx_migrations VALUES(1,'tables','2026-11-19 20:46:06',1,X'',0);
INSERT INTO _sqlx_migrations VALUES(2,'imports','2026-11-19 20:46:06',1,X'',0);
INSERT INTO _sqlx_migrations VALUES(3,'setups and content','2026-11-19 20:46:06',1,X'',0);
INSERT INTO _sqlx_migrations VALUES(4,'version and age','2026-11-19 20:46:06',1,X'',0);
INSERT INTO _sqlx_migrations VALUES(5,'daily','2026-11-19 20:46:06',1,X'',0);
INSERT INTO _sqlx_migrations VALUES(6,'decks','2026-11-19 20:46:06',1,X'',0);
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
    changed    INTEGER NOT NULL, setups TEXT NOT NULL DEFAULT '[]', content TEXT, version INTEGER NOT NULL DEFAULT 0,
    CHECK ((state = 'waiting') = (seed IS NULL)),
    CHECK ((state = 'over') = (result IS NOT NULL))
) STRICT;
INSERT INTO tables VALUES('6d3e8b9418f463d4','stones',1,'{"claims":"auto","colours":6,"hand":6,"stones":9,"tactics":false,"values":9}','[{"name":"Ada","kind":"human"},{"name":"Zoé","kind":"human"}]','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','{"secret":"094631cfa92f2e1d26811ac009ed5f2599cfb52f52504298f20b43cea2e3b966","salt":"78f63b42d71a2eb48b56f229a1873bdf"}','5dd4050d48f072b34d0e9ad328b8c1980c675813315c8c274f0cc3c0b01eb58c','[]',NULL,'waiting',NULL,10000,0,1795121166,1795121166,'[]',NULL,0);
INSERT INTO tables VALUES('7201c09c0389b6bc','stones',1,'{"claims":"auto","colours":6,"hand":6,"stones":9,"tactics":false,"values":9}','[{"name":"","kind":"human"},{"name":"","kind":"human"}]','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','{"secret":"28fd5ab5bd533271c7a751ee0206fbabe5367fb8b44e70411d0be00f1ee9b111","salt":"d47c8e7b98ffb9d65959da4d15ac288e"}','dba773c93e6321176664f011d2cf82cf2ba71a6ba65a73332eaa5bb95dccb1a4','["mine"]','edf1cff4974e8699d8888d0988d973f75927249a4c467f80abed78c5bf50c772','playing',NULL,10000,0,1795121166,1795121166,'[]',NULL,4);
INSERT INTO tables VALUES('cba40bc0ea7bad59','stones',1,'{"claims":"auto","colours":6,"hand":6,"stones":9,"tactics":false,"values":9}','[{"name":"","kind":"human"},{"name":"","kind":"random"}]','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','{"secret":"37b974295ba7a46eee3b5b3623ee1c1921c95912f510c0af5b35ba7a05982654","salt":"0d6a620a55c9c6811c53eb9c543cc1e3"}','435aeec09a4697f300a63616bf94e30a4d4ed3b2c403d43246d9d4668b461e7b','["mine"]','ec8ccd27b8597863acdbc171d9f6014bb15fa49adc1beb6647eab4e4df72a3b2','over','{"draw":false,"places":[2,1,0,0,0,0,0,0],"seats":2,"winners":[1]}',10000,0,1795121167,1795121167,'[]',NULL,1);
INSERT INTO tables VALUES('b23c3b08bd7d716d','duel',1,'{"content":"f5372e1c9a9f6625832869f21f0f2190883a808e3eb97d4ccec6defda522244f","format":"constructed","life":20,"mulligan":true,"open_lists":false}','[{"name":"","kind":"human"},{"name":"","kind":"beginner"}]','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','{"secret":"41c4f0f2fa77bcb2978e6c0b1f5e19266a6594514ecdd9a39f65e4adf938c388","salt":"ef6f3c1f02b1aae72e3386e799916913"}','84c4a4bf640dd3000fab4f3f6dbb77c03d8222dd3c50aff80d14233ef0e57a6e','[]',NULL,'waiting',NULL,10000,0,1795121167,1795121167,'[]','{"hash":"f5372e1c9a9f6625832869f21f0f2190883a808e3eb97d4ccec6defda522244f"}',0);
INSERT INTO tables VALUES('412ac04c13e875d8','stones',1,'{"claims":"auto","colours":6,"hand":6,"stones":9,"tactics":false,"values":9}','[{"name":"","kind":"human"},{"name":"","kind":"search:iters=50"}]','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','{"secret":"4fa4e4c640ff834ad6a5e187818a701174ea11bad7941d6d596e1b2e3e822331","salt":"47f98e4f8df60df2426f4cc8ed6fe6bf"}','e35de7a7a6743320597ed99dbf801bd3ec53b6c89c0f6120f44b6fb08a1ad6ac','[]',NULL,'waiting',NULL,10000,0,1795121167,1795121167,'[]',NULL,0);
INSERT INTO tables VALUES('2bb88a8fbbf7a7a4','stones',1,'{"claims":"auto","colours":6,"hand":6,"stones":9,"tactics":false,"values":9}','[{"name":"","kind":"random"},{"name":"","kind":"heuristic"}]','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','{"secret":"e2b146e717b6c0b6eaa25f06263a02e6456c09a2249980199e0618329c1d297e","salt":"2f7ad9d88ffd300419c0099eb04a191d"}','f3db7132c39d82bec4b051fbd29a58f9e148d8ec94513123a7b50f6db2ca5f33','[]','ef3dee8e187a9cd0263351da8a572db8f6962246ff46b72b13e31cd9ee12ff26','playing',NULL,10000,0,1795121167,1795121167,'[]',NULL,0);
INSERT INTO tables VALUES('049adfc4900799a2','duel',1,'{"content":"f5372e1c9a9f6625832869f21f0f2190883a808e3eb97d4ccec6defda522244f","format":"constructed","life":20,"mulligan":true,"open_lists":false}','[{"name":"","kind":"human"},{"name":"","kind":"heuristic"}]','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','{"secret":"fbda62412a764de97f72318e11138d2679d35fc3410aa23ffc24ce7cc6361397","salt":"e4b7805de022bc90a6197cd5fd042c0c"}','93ee90b30c7fba16f3f13b0ea9224308f0ed0d760b42b6afc0c72d449712808c','[]',NULL,'waiting',NULL,NULL,0,1795121168,1795121168,'[{"cards":[{"card":"ember-lance","n":4},{"card":"mountain","n":56}]},{"cards":[{"card":"ash-goblin","n":4},{"card":"goblin-scrapper","n":2},{"card":"orc-marauder","n":3},{"card":"goblin-drummer","n":2},{"card":"gnome-rocketeer","n":3},{"card":"rebel-duellist","n":2},{"card":"goblin-boss","n":2},{"card":"charging-minotaur","n":2},{"card":"wolf-riding-goblin","n":2},{"card":"minotaur-duellist","n":2},{"card":"orc-warlord","n":2},{"card":"young-dragon","n":1},{"card":"boulder-giant","n":2},{"card":"ember-lance","n":3},{"card":"spit-fire","n":2},{"card":"goblin-raid","n":1},{"card":"fire-from-the-sky","n":1},{"card":"mountain","n":24}]}]','{"hash":"f5372e1c9a9f6625832869f21f0f2190883a808e3eb97d4ccec6defda522244f"}',0);
INSERT INTO tables VALUES('02372a73eaddff3d','spire',1,'{"content":"045293932a2cc1437dfac5a1f6d60d774919ca9a7d4e01ccb8da1f78505d182d","difficulty":0,"events":true,"floor":1,"life":70,"paths":3,"players":1}','[{"name":"Zoé","kind":"human"}]','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','{"secret":"eaf1b8a2c21eff18069fa93f71164ad5e89c89c12632947cb804364799e534e9","salt":"55f1b9c0f470e4f603336cfaeb44fa2d"}','21fffae6646b386b57c93030ec0db81847f120c06c379a67c04af205ee578df4','[]','53ca06dde837f247444951ea96cc085f67cd71c0b8d44b8c6207947d869f09b0','playing',NULL,NULL,0,1795121168,1795121168,'[]','{"hash":"045293932a2cc1437dfac5a1f6d60d774919ca9a7d4e01ccb8da1f78505d182d"}',0);
INSERT INTO tables VALUES('bffe0134d5784b4a','spire',1,'{"content":"045293932a2cc1437dfac5a1f6d60d774919ca9a7d4e01ccb8da1f78505d182d","difficulty":0,"events":true,"floor":1,"life":70,"paths":3,"players":1}','[{"name":"Zoé","kind":"human"}]','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','{"secret":"eaf1b8a2c21eff18069fa93f71164ad5e89c89c12632947cb804364799e534e9","salt":"55f1b9c0f470e4f603336cfaeb44fa2d"}','21fffae6646b386b57c93030ec0db81847f120c06c379a67c04af205ee578df4','[]','53ca06dde837f247444951ea96cc085f67cd71c0b8d44b8c6207947d869f09b0','playing',NULL,NULL,0,1795121168,1795121168,'[]','{"hash":"045293932a2cc1437dfac5a1f6d60d774919ca9a7d4e01ccb8da1f78505d182d"}',0);
CREATE TABLE actions (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n        INTEGER NOT NULL CHECK (n >= 1),
    seat     INTEGER NOT NULL,
    action   TEXT    NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;
INSERT INTO actions VALUES('7201c09c0389b6bc',1,1,'R4@4');
INSERT INTO actions VALUES('7201c09c0389b6bc',2,0,'G2@4');
INSERT INTO actions VALUES('7201c09c0389b6bc',3,1,'R9@4');
INSERT INTO actions VALUES('7201c09c0389b6bc',4,0,'Y1@4');
INSERT INTO actions VALUES('cba40bc0ea7bad59',1,0,'resign');
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
INSERT INTO imports VALUES('rcf4c77c53abaf02b','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','stones','[{"name":"Player","kind":"human"},{"name":"Beginner","kind":"random"}]','{"draw":false,"places":[2,1,0,0,0,0,0,0],"seats":2,"winners":[1]}',1,replace('{\n  "format": 1,\n  "game": "stones",\n  "rules": 1,\n  "config": {\n    "claims": "auto",\n    "colours": 6,\n    "hand": 6,\n    "stones": 9,\n    "tactics": false,\n    "values": 9\n  },\n  "seed": "ec8ccd27b8597863acdbc171d9f6014bb15fa49adc1beb6647eab4e4df72a3b2",\n  "players": [\n    {\n      "name": "Player",\n      "kind": "human"\n    },\n    {\n      "name": "Beginner",\n      "kind": "random"\n    }\n  ],\n  "actions": [\n    {\n      "seat": 0,\n      "action": "resign"\n    }\n  ],\n  "ending": "resigned",\n  "result": {\n    "winners": [\n      1\n    ],\n    "draw": false,\n    "seats": 2,\n    "places": [\n      2,\n      1,\n      0,\n      0,\n      0,\n      0,\n      0,\n      0\n    ]\n  },\n  "fairness": {\n    "commitment": "435aeec09a4697f300a63616bf94e30a4d4ed3b2c403d43246d9d4668b461e7b",\n    "secret": "37b974295ba7a46eee3b5b3623ee1c1921c95912f510c0af5b35ba7a05982654",\n    "salt": "0d6a620a55c9c6811c53eb9c543cc1e3",\n    "values": [\n      "mine"\n    ]\n  }\n}\n','\n',char(10)),1795121168);
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
INSERT INTO daily_runs VALUES('02372a73eaddff3d','2026-11-19','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','Zoé',1,NULL,1795121168);
INSERT INTO daily_runs VALUES('bffe0134d5784b4a','2026-11-19','13775defcc1655f32d73b9ec27786221644b4250ece9578ed18dda42e9007d96','Zoé',1,NULL,1795121168);
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
INSERT INTO decks VALUES('a461d1ba9be58119','1cafd422285796fa9fb36f276cb71df5a26fc5294c2a96d96b1198f7eeeb458a','duel','Fire',replace('4 ember-lance\n56 mountain\n','\n',char(10)),1795121168,1795121168);
CREATE INDEX imports_of_owner ON imports (owner, created DESC);
CREATE INDEX tables_of_owner ON tables (owner);
CREATE INDEX tables_finished ON tables (changed DESC) WHERE state = 'over';
CREATE INDEX tables_unfinished ON tables (id) WHERE state <> 'over';
CREATE INDEX imports_by_age ON imports (created);
CREATE UNIQUE INDEX daily_first_try ON daily_runs (day, owner) WHERE counts = 1;
CREATE INDEX daily_of_owner ON daily_runs (owner, created);
CREATE INDEX decks_of_owner ON decks (owner, game);
CREATE INDEX decks_by_age ON decks (changed);
COMMIT;
