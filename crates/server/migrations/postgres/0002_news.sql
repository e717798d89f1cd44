-- Tells the other nodes what was added, when it is committed.
CREATE FUNCTION ark_tell_input() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ark', NEW.game || ' ' || NEW.seq);
    RETURN NULL;
END
$$;
CREATE TRIGGER ark_tell_input AFTER INSERT ON inputs
    FOR EACH ROW EXECUTE FUNCTION ark_tell_input();

CREATE FUNCTION ark_tell_chair() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('ark', NEW.game || ' 0');
    RETURN NULL;
END
$$;
CREATE TRIGGER ark_tell_chair AFTER UPDATE ON chairs
    FOR EACH ROW EXECUTE FUNCTION ark_tell_chair();
