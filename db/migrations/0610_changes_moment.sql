-- Which transaction made a change, so that a page can ask what was committed after the moment it was read at: a time cannot
-- tell, since a transaction may be long under way. Changes that are there already count as made by this migration.
alter table changes add column xid xid8 not null default pg_current_xact_id();
