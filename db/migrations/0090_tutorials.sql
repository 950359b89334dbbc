-- How far a person is in each tutorial. It belongs to the person, not to the workspace they may be visiting.
create table tutorial_progress (
  user_id uuid not null references accounts on delete cascade,
  tutorial text not null check (length(tutorial) between 1 and 40),
  -- From 0.
  step smallint not null default 0 check (step between 0 and 19),
  -- Kept when it is looked at once more.
  completed_at timestamptz,
  updated_at timestamptz not null default now(),
  primary key (user_id, tutorial)
);
select isolate_workspace('tutorial_progress');
grant select, insert, update, delete on tutorial_progress to app;
