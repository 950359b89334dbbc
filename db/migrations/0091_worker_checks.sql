-- What our own workers measured of themselves, once a minute; the support page shows it. Of nobody in particular.
create table worker_checks (
  worker text primary key check (worker in ('mail', 'planner', 'billing')),
  measured_at timestamptz not null,
  -- Since when the oldest thing waits that should have been done; null when nothing does.
  waiting_since timestamptz
);
