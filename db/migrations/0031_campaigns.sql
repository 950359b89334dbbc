-- What a campaign is for, and the version that keeps two windows from overwriting each other.
alter table campaigns
  add column offer text not null default '' check (length(offer) <= 500),
  add column goal text not null default '' check (length(goal) <= 500),
  add column version integer not null default 1 check (version >= 1);

-- The month's count reads these; the list of a status too.
create index campaigns_status on campaigns (user_id, status, created_at desc);

-- A deleted campaign can be put back like a story. Which kinds there are is each room's own word, so that a new room
-- does not rewrite the check of the others.
alter table removed_rows drop constraint removed_rows_kind_check;
alter table removed_rows add constraint removed_rows_kind_check check (length(kind) between 1 and 40);
