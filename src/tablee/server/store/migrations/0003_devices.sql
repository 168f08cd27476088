-- What kind of device it is, and when it was here last, so that people know their own.
ALTER TABLE tokens ADD COLUMN kind TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE tokens SET seen = since;
