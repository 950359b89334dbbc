-- Calls with us that a workspace has booked. An hour of ours can be taken once, whichever workspace takes it, and a
-- workspace has one call ahead of it.
create table onboarding_calls (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  starts_at timestamptz not null,
  topic text not null default '' check (length(topic) <= 500),
  booked_by uuid references accounts on delete set null,
  status text not null default 'booked' check (status in ('booked', 'cancelled', 'over')),
  reminded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
create unique index onboarding_calls_ahead on onboarding_calls (user_id) where status = 'booked';
create unique index onboarding_calls_taken on onboarding_calls (starts_at) where status = 'booked';
create index onboarding_calls_list on onboarding_calls (user_id, starts_at desc);
create index onboarding_calls_booked_by on onboarding_calls (booked_by) where booked_by is not null;

-- Steps of the checklist that somebody ticked.
create table onboarding_ticks (
  user_id uuid not null references accounts on delete cascade,
  step text not null check (length(step) between 1 and 40),
  ticked_by uuid references accounts on delete set null,
  ticked_at timestamptz not null default now(),
  primary key (user_id, step)
);
create index onboarding_ticks_ticked_by on onboarding_ticks (ticked_by) where ticked_by is not null;

select isolate_workspace(name::regclass) from unnest(array['onboarding_calls', 'onboarding_ticks']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['onboarding_calls', 'onboarding_ticks']) as name;
grant select, insert, update on onboarding_calls to app;
grant select, insert, update, delete on onboarding_ticks to app;
create trigger onboarding_calls_touch before update on onboarding_calls
  for each row execute function touch_updated_at();
select watch_changes('onboarding_calls');
select watch_changes('onboarding_ticks', 'step');
