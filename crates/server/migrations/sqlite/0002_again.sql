-- Which link brings a person back: a new one makes the old ones void.
ALTER TABLE people ADD COLUMN recovery BIGINT NOT NULL DEFAULT 0;

-- The game that a fork or a rematch comes from, as JSON; the rematch of a game; and
-- what the table is asked to agree to, as JSON.
ALTER TABLE games ADD COLUMN origin TEXT;
ALTER TABLE games ADD COLUMN rematch TEXT;
ALTER TABLE games ADD COLUMN request TEXT;

-- The bot that plays for a person who is away.
ALTER TABLE chairs ADD COLUMN stand_in TEXT;
