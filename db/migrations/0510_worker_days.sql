-- How our own workers did, day by day: how often they were checked, and how often something was late. The public status
-- page shows it. Of nobody in particular.
create table worker_days (
  -- UTC.
  day date not null,
  worker text not null check (worker in ('mail', 'planner', 'billing')),
  checked integer not null check (checked > 0),
  late integer not null check (late between 0 and checked),
  primary key (day, worker)
);
grant select on worker_days to app_identity;
