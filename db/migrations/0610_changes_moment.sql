-- Which transaction made a change, so that a page can ask what was committed after the moment it was read at: a time cannot
-- tell, since a transaction may be long under way. Changes from before have none, and are told by nobody any more.
alter table changes add column xid xid8;
alter table changes alter column xid set default pg_current_xact_id();
