-- Why a bot decided so, as JSON; shown once the game is over.
ALTER TABLE inputs ADD COLUMN reason TEXT;

-- How a game that is over went, as JSON once it is known; until then how far the
-- node is that looks, and when it last said so.
CREATE TABLE analyses (
    game TEXT PRIMARY KEY REFERENCES games (id),
    done BIGINT NOT NULL,
    total BIGINT NOT NULL,
    beat BIGINT NOT NULL,
    body TEXT
);
