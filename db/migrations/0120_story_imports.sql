-- A long import of stories, done in the background batch by batch. What each batch brought is noted in its transaction, so
-- that a worker that died goes on where it was and adds nothing twice.
create table story_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- The stories that are still to come in, as a list; emptied at the end.
  stories jsonb not null default '[]' check (jsonb_typeof(stories) = 'array'),
  total integer not null check (total between 1 and 1000000),
  added integer not null default 0 check (added >= 0),
  -- There already, in the story bank or earlier in the same import.
  existing integer not null default 0 check (existing >= 0),
  -- For which the plan had no room.
  left_out integer not null default 0 check (left_out >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  finished_at timestamptz,
  check (added + existing + left_out <= total)
);
create index story_imports_workspace on story_imports (user_id, created_at desc);

select isolate_workspace('story_imports');
select restrict_to('story_imports', 'edit');
grant select, insert, update, delete on story_imports to app;
