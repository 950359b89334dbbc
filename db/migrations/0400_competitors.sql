-- Others who sell to the same people, as the founder describes them.
create table competitors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  site text not null default '' check (length(site) <= 2000),
  promise text not null default '' check (length(promise) <= 2000),
  -- In the founder's words: '£49 a month', 'on request'.
  price text not null default '' check (length(price) <= 500),
  strengths text not null default '' check (length(strengths) <= 4000),
  gaps text not null default '' check (length(gaps) <= 4000),
  our_answer text not null default '' check (length(our_answer) <= 4000),
  archived_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
create index competitors_list on competitors (user_id, lower(name), id);

-- Whose a source is: one competitor at most.
create table competitor_sources (
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  competitor_id uuid not null,
  added_at timestamptz not null default now(),
  primary key (user_id, source_id),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade,
  foreign key (user_id, competitor_id) references competitors (user_id, id) on delete cascade
);
create index competitor_sources_competitor on competitor_sources (user_id, competitor_id);

-- What speaks for what is said of a competitor. The words are copied when it is added, so that they outlast the item.
create table competitor_evidence (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  competitor_id uuid not null,
  item_id uuid,
  title text not null check (length(title) <= 300),
  quote text not null default '' check (length(quote) <= 2000),
  source text not null default '' check (length(source) <= 200),
  address text not null default '' check (length(address) <= 2000),
  published_at timestamptz not null,
  added_at timestamptz not null,
  unique (user_id, competitor_id, item_id),
  foreign key (user_id, competitor_id) references competitors (user_id, id) on delete cascade,
  foreign key (user_id, item_id) references watch_items (user_id, id) on delete set null (item_id)
);
create index competitor_evidence_list on competitor_evidence (user_id, competitor_id, published_at desc, id desc);
create index competitor_evidence_item on competitor_evidence (user_id, item_id) where item_id is not null;

select isolate_workspace(name::regclass)
from unnest(array['competitors', 'competitor_sources', 'competitor_evidence']) as name;
select restrict_to(name::regclass, 'edit')
from unnest(array['competitors', 'competitor_sources', 'competitor_evidence']) as name;
grant select, insert, update, delete on competitors, competitor_sources, competitor_evidence to app;
create trigger competitors_touch before update on competitors for each row execute function touch_updated_at();
select watch_changes('competitors');
