CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);

-- What a list shows of a running game is kept beside it, so that no list has to
-- replay games; it is written together with the inputs it follows from.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    creator TEXT NOT NULL REFERENCES people (id),
    -- What was asked for, as JSON.
    setup TEXT NOT NULL,
    seed TEXT NOT NULL,
    public BIGINT NOT NULL,
    status TEXT NOT NULL,
    -- The head of the record, once the game has begun.
    header TEXT,
    standing TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
CREATE INDEX games_public ON games (public, status, updated);

CREATE TABLE chairs (
    game TEXT NOT NULL REFERENCES games (id),
    player BIGINT NOT NULL,
    -- human, open, or the name of a bot.
    kind TEXT NOT NULL,
    person TEXT REFERENCES people (id),
    name TEXT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX chairs_person ON chairs (person);

-- Only ever added to. An undo is a row like any other.
CREATE TABLE inputs (
    game TEXT NOT NULL REFERENCES games (id),
    seq BIGINT NOT NULL,
    body TEXT NOT NULL,
    hash TEXT NOT NULL,
    person TEXT,
    act TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX inputs_act ON inputs (game, person, act);

CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL REFERENCES games (id),
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX chat_game ON chat (game, at);
