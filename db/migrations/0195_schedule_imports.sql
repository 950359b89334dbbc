-- A long import of posts into the planner, done in the background batch by batch. What each batch brought is noted in its
-- transaction, so that a worker that died goes on where it was and schedules nothing twice.
create table schedule_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- The file as it was pasted; emptied at the end.
  csv text not null check (length(csv) <= 10000000),
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- Rows of the file; those that were read, and of them those that were scheduled.
  total integer not null check (total between 1 and 1000000),
  done integer not null default 0 check (done >= 0),
  added integer not null default 0 check (added >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  check (added <= done and done <= total)
);
create index schedule_imports_workspace on schedule_imports (user_id, created_at desc);

select isolate_workspace('schedule_imports');
select restrict_to('schedule_imports', 'edit');
grant select, insert, update, delete on schedule_imports to app;
