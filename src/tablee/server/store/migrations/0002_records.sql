-- The record of a finished game can be read whatever its rules become.
ALTER TABLE tables ADD COLUMN record {blob};

-- Few rooms are closed, and the house looks for them every two seconds.
CREATE INDEX rooms_closed ON rooms (closed, id) WHERE closed IS NOT NULL;
