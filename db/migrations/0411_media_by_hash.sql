-- transaction: none
-- The vault shows the same picture once, with every place it stands in.
create index concurrently media_by_hash on media (user_id, hash);
