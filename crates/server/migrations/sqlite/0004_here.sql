-- Until when the person was at the table, or is taken to be, in milliseconds since 1970.
ALTER TABLE chairs ADD COLUMN here BIGINT;

CREATE INDEX games_status ON games (status, updated);
