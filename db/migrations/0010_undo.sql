-- What a founder deleted a moment ago, whole, so that "Undo" can put it back. Swept after a day.
create table removed_rows (
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('story', 'post')),
  id uuid not null,
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  removed_at timestamptz not null default now(),
  primary key (user_id, kind, id)
);
create index removed_rows_age on removed_rows (removed_at);

select isolate_workspace('removed_rows');
grant select, insert, update, delete on removed_rows to app;
