-- A row of the planner is one outing of a piece on one platform: it goes through the states of a post. `cancelled` is
-- what a founder took out of the plan (it can be put back).
alter table content_planner drop constraint content_planner_status_check;
update content_planner set status = case status when 'planned' then 'scheduled' when 'out' then 'published' else status end
where status in ('planned', 'out');
alter table content_planner
  alter column status set default 'idea',
  add constraint content_planner_status_check check (status in (
    'idea', 'scheduled', 'due', 'sending', 'handed_over', 'published', 'failed', 'missed', 'held', 'cancelled'
  )),
  add constraint content_planner_own unique (user_id, id),
  add column version integer not null default 1 check (version >= 1),
  -- Since when it is in its state, and when it must have left it; null where it may stay.
  add column status_since timestamptz not null default now(),
  add column deadline_at timestamptz,
  add column held_reason text not null default '' check (length(held_reason) <= 300),
  -- Why it failed or was missed, in plain words.
  add column reason text not null default '' check (length(reason) <= 300),
  -- The wall-clock rule it was made by ({"every": "week", "n": 2}); the rows of one rule share a series.
  add column repeat jsonb check (jsonb_typeof(repeat) = 'object'),
  add column series_id uuid,
  add column published_at timestamptz,
  -- Where it can be seen once it is out.
  add column link text not null default '' check (length(link) <= 2000),
  -- A place on the idea board.
  add column board text not null default 'new' check (board in ('new', 'shaping', 'ready')),
  add constraint content_planner_timed check (
    scheduled_for is not null or status in ('idea', 'cancelled')
  ) not valid;
create index content_planner_deadline on content_planner (deadline_at) where deadline_at is not null;
create index content_planner_status on content_planner (user_id, status, scheduled_for);
create index content_planner_ideas on content_planner (user_id, created_at desc, id desc) where scheduled_for is null;
create index content_planner_series on content_planner (user_id, series_id) where series_id is not null;

-- Who changes a state by hand need not think of the clock.
create function planner_state_changed() returns trigger
language plpgsql
as $$
begin
  if new.status is distinct from old.status and new.status_since = old.status_since then
    new.status_since := now();
  end if;
  return new;
end
$$;
create trigger content_planner_state before update on content_planner
  for each row execute function planner_state_changed();

alter table content_created drop constraint content_created_status_check;
alter table content_created add constraint content_created_status_check check (status in (
  'idea', 'draft', 'in_review', 'approved', 'scheduled', 'due', 'sending', 'handed_over', 'published', 'failed',
  'missed', 'held'
)) not valid;

-- The founder's weekly rhythm: a weekday (1 Monday to 7 Sunday) and a time on the clock of the workspace.
create table planner_slots (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  -- Minutes after midnight.
  minute_of_day smallint not null check (minute_of_day between 0 and 1439),
  -- Empty: for every platform.
  platform text not null default '' check (length(platform) <= 50),
  created_at timestamptz not null default now(),
  unique (user_id, weekday, minute_of_day, platform)
);

create table planner_settings (
  user_id uuid primary key references accounts on delete cascade,
  -- The secret address of the calendar feed: found by its hash, shown again from its sealed form.
  feed_hash bytea unique,
  feed_sealed bytea,
  -- Since when everything outgoing waits.
  held_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((feed_hash is null) = (feed_sealed is null))
);

select isolate_workspace('planner_slots');
select isolate_workspace('planner_settings');
grant select, insert, update, delete on planner_slots, planner_settings to app;
create trigger planner_settings_touch before update on planner_settings
  for each row execute function touch_updated_at();
