-- What was filled in as an example on request, so that one press takes it out again and nothing else with it. A row goes
-- with the thing it names; there is no foreign key because it names two kinds.
create table example_rows (
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('story', 'post')),
  row_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, kind, row_id)
);
select isolate_workspace('example_rows');
grant select, insert, delete on example_rows to app;
