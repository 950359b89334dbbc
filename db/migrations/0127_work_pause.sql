-- Background work stands still while there is a row: after a backup was restored, or because an operator wants it so.
create table work_pause (
  only_one boolean primary key default true check (only_one),
  reason text not null check (length(reason) between 1 and 500),
  paused_at timestamptz not null default now()
);
-- It is no secret, and every worker has to ask.
grant select on work_pause to public;
