-- The foundation: what a founder says about the brand, and what was measured against it.
create table user_clarify_data (
  user_id uuid primary key references accounts on delete cascade,
  -- Keys as in the spec (core_values, dream_client …); text or list of text.
  clarify_data jsonb not null default '{}' check (jsonb_typeof(clarify_data) = 'object'),
  version integer not null default 1 check (version >= 1),
  updated_at timestamptz not null default now()
);

-- Answers of the older question-by-question form; read when there is no consolidated record.
create table clarify_entries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  question text not null check (length(question) between 1 and 500),
  response text not null default '' check (length(response) <= 10000),
  section text not null default '' check (length(section) <= 100),
  subsection text not null default '' check (length(subsection) <= 100),
  created_at timestamptz not null default now()
);
create index clarify_entries_list on clarify_entries (user_id, created_at);

create table clarify_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  version integer not null check (version >= 1),
  section text not null default '' check (length(section) <= 100),
  clarify_data jsonb not null check (jsonb_typeof(clarify_data) = 'object'),
  created_at timestamptz not null default now(),
  unique (user_id, version)
);

create table brand_checkins (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  alignment_score smallint not null check (alignment_score between 0 and 10),
  completed boolean not null default true,
  note text not null default '' check (length(note) <= 2000),
  created_at timestamptz not null default now()
);
create index brand_checkins_recent on brand_checkins (user_id, created_at desc) include (alignment_score, completed);

-- The computed score; computed_at moves only when a value does.
create table brand_scores (
  user_id uuid primary key references accounts on delete cascade,
  overall smallint not null check (overall between 0 and 100),
  voice smallint not null check (voice between 0 and 100),
  "values" smallint not null check ("values" between 0 and 100),
  audience smallint not null check (audience between 0 and 100),
  emotion smallint not null check (emotion between 0 and 100),
  data_source text not null check (data_source in ('checkin', 'ai', 'content', 'fallback')),
  confidence smallint not null check (confidence between 0 and 100),
  breakdown jsonb not null check (jsonb_typeof(breakdown) = 'object'),
  computed_at timestamptz not null default now()
);

create table strategies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  title text not null check (length(title) between 1 and 200),
  strategy_data jsonb not null default '{}' check (jsonb_typeof(strategy_data) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index strategies_list on strategies (user_id, updated_at desc);

create table content_pillars (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 2000),
  target_share smallint check (target_share between 0 and 100),
  "position" smallint not null default 0,
  created_at timestamptz not null default now(),
  unique (user_id, id)
);
create index content_pillars_list on content_pillars (user_id, "position", created_at);

create table campaigns (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  status text not null default 'draft' check (status in ('draft', 'active', 'held', 'completed')),
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  check (ends_on is null or starts_on is null or ends_on >= starts_on)
);
create index campaigns_list on campaigns (user_id, created_at desc);
create index campaigns_active on campaigns (user_id, name) where status = 'active';

select isolate_workspace('user_clarify_data');
select isolate_workspace('clarify_entries');
select isolate_workspace('clarify_versions');
select isolate_workspace('brand_checkins');
select isolate_workspace('brand_scores');
select isolate_workspace('strategies');
select isolate_workspace('content_pillars');
select isolate_workspace('campaigns');
grant select, insert, update, delete on
  user_clarify_data, clarify_entries, clarify_versions, brand_checkins, brand_scores, strategies, content_pillars,
  campaigns to app;

create trigger user_clarify_data_touch before update on user_clarify_data
  for each row execute function touch_updated_at();
create trigger strategies_touch before update on strategies for each row execute function touch_updated_at();
create trigger campaigns_touch before update on campaigns for each row execute function touch_updated_at();
