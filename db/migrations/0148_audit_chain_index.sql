-- transaction: none
-- One event for each place of a chain: a fork is refused by the database itself.
create unique index concurrently security_events_place on security_events (chain, seq) where chain is not null;
