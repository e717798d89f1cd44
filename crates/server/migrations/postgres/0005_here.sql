-- Until when the person was at the table, or is taken to be, in milliseconds since 1970.
ALTER TABLE chairs ADD COLUMN here BIGINT;

CREATE INDEX games_status ON games (status, updated);

-- A game that was called off is gone on every node.
CREATE FUNCTION ark_tell_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ark', OLD.id || ' 0');
    RETURN NULL;
END
$$;
CREATE TRIGGER ark_tell_gone AFTER DELETE ON games
    FOR EACH ROW EXECUTE FUNCTION ark_tell_gone();
