-- What a founder concludes from what others publish, with the items it rests on.
create table research_notes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  title text not null check (length(title) between 1 and 200),
  -- Markdown of the founder's own; [1] stands for the citation of that number.
  body text not null default '' check (length(body) <= 10000),
  tags text[] not null default '{}' check (cardinality(tags) <= 10),
  competitor_id uuid,
  -- The highest number a citation was ever given, so that none means another source later.
  last_number integer not null default 0 check (last_number >= 0),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (to_tsvector('english', title || ' ' || body)) stored,
  unique (user_id, id),
  foreign key (user_id, competitor_id) references competitors (user_id, id) on delete set null (competitor_id)
);
create index research_notes_list on research_notes (user_id, updated_at desc, id desc);
create index research_notes_search on research_notes using gin (search);
create index research_notes_competitor on research_notes (user_id, competitor_id) where competitor_id is not null;

-- What a note cites, as it was when it was cited: it outlasts the item.
create table note_citations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  note_id uuid not null,
  number integer not null check (number >= 1),
  item_id uuid,
  title text not null check (length(title) <= 300),
  -- One sentence of the item.
  quote text not null check (length(quote) <= 2000),
  source text not null default '' check (length(source) <= 200),
  address text not null default '' check (length(address) <= 2000),
  published_at timestamptz not null,
  cited_at timestamptz not null,
  unique (user_id, note_id, number),
  foreign key (user_id, note_id) references research_notes (user_id, id) on delete cascade,
  foreign key (user_id, item_id) references watch_items (user_id, id) on delete set null (item_id)
);
create index note_citations_item on note_citations (user_id, item_id) where item_id is not null;

select isolate_workspace(name::regclass) from unnest(array['research_notes', 'note_citations']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['research_notes', 'note_citations']) as name;
grant select, insert, update, delete on research_notes, note_citations to app;
create trigger research_notes_touch before update of title, body, tags, competitor_id on research_notes
  for each row execute function touch_updated_at();
select watch_changes('research_notes');
