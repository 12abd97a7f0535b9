-- JSON: what each seat brought along, by seat. Private to each seat until the game is over.
ALTER TABLE tables ADD COLUMN setups TEXT NOT NULL DEFAULT '[]';

-- JSON: the content that the config names, with its parsed form where no release holds it. None for games without any.
ALTER TABLE tables ADD COLUMN content TEXT;
