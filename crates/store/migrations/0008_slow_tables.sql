-- Does a bot that thinks for long sit there? The server says so when it makes a table. For older tables it is filled in
-- here: every kind of bot that there was but three thought for long.
ALTER TABLE tables ADD COLUMN slow INTEGER NOT NULL DEFAULT 0 CHECK (slow IN (0, 1));
UPDATE tables SET slow = EXISTS (
    SELECT 1 FROM json_each(tables.players) AS player
    WHERE json_extract(player.value, '$.kind') NOT IN ('human', 'random', 'beginner', 'heuristic')
) WHERE json_valid(players);
