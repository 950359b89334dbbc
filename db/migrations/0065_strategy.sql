-- A workspace has one strategy on one page. `strategy_data` holds the fields that were saved or confirmed; a field that
-- is not there is still a guess, made afresh from the foundation.
alter table strategies add column version integer not null default 1 check (version >= 1);
create unique index strategies_one on strategies (user_id);

create table strategy_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  version integer not null check (version >= 1),
  -- The part of the page that was saved; empty for the whole.
  section text not null default '' check (length(section) <= 100),
  cause text not null default 'saved' check (cause in ('saved', 'confirmed', 'restored')),
  restored_version integer check (restored_version >= 1),
  saved_by uuid references accounts on delete set null,
  strategy_data jsonb not null check (jsonb_typeof(strategy_data) = 'object'),
  created_at timestamptz not null default now(),
  unique (user_id, version)
);
create index strategy_versions_saved_by on strategy_versions (saved_by) where saved_by is not null;
select isolate_workspace('strategy_versions');
grant select, insert, update, delete on strategy_versions to app;

-- A pillar that is taken out of the strategy keeps its row, so that its stories and posts have it back when an older
-- version is restored.
alter table content_pillars add column retired_at timestamptz;
create index content_pillars_in_use on content_pillars (user_id, "position", created_at) where retired_at is null;

-- What went out lately, for the drift.
create index content_created_published on content_created (user_id, published_at) where published_at is not null;
