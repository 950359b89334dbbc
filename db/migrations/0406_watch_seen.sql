-- Items of a source that were deleted for their age while its feed may still list them: without these they would come back
-- as new. One goes once the feed has not listed it for a month.
create table watch_seen (
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  identity text not null check (length(identity) between 1 and 64),
  -- When the feed was last known to list it.
  listed_at timestamptz not null,
  primary key (user_id, source_id, identity),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade
);
select isolate_workspace('watch_seen');
select restrict_to('watch_seen', 'edit');
grant select, insert, update, delete on watch_seen to app;
