-- Which link brings a person back: a new one makes the old ones void.
ALTER TABLE people ADD COLUMN recovery BIGINT NOT NULL DEFAULT 0;

-- The game that a fork or a rematch comes from, as JSON; the rematch of a game; and
-- what the table is asked to agree to, as JSON.
ALTER TABLE games ADD COLUMN origin TEXT;
ALTER TABLE games ADD COLUMN rematch TEXT;
ALTER TABLE games ADD COLUMN request TEXT;

-- The bot that plays for a person who is away.
ALTER TABLE chairs ADD COLUMN stand_in TEXT;

CREATE FUNCTION ark_tell_game() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ark', NEW.id || ' 0');
    RETURN NULL;
END
$$;
CREATE TRIGGER ark_tell_game AFTER UPDATE OF request, rematch ON games
    FOR EACH ROW EXECUTE FUNCTION ark_tell_game();

CREATE FUNCTION ark_tell_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ark', NEW.game || ' said ' || NEW.id);
    RETURN NULL;
END
$$;
CREATE TRIGGER ark_tell_chat AFTER INSERT ON chat
    FOR EACH ROW EXECUTE FUNCTION ark_tell_chat();
