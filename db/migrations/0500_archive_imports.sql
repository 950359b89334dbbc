-- What people bring along from elsewhere: archives of networks, exports of other tools, documents. A file is read once; what
-- it holds waits here until somebody has seen it and said yes, and is then made into posts or stories batch by batch.
create table archive_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in (
    'x', 'linkedin', 'instagram', 'facebook', 'buffer', 'metricool', 'notion', 'documents'
  )),
  file_name text not null default '' check (length(file_name) <= 200),
  state text not null default 'ready' check (state in ('ready', 'importing', 'done', 'undoing', 'undone')),
  -- What becomes of it, and the platform of what does not say its own; chosen with the yes.
  target text not null default 'posts' check (target in ('posts', 'stories')),
  platform text not null default '' check (length(platform) <= 50),
  -- Whether the plan has Analytics, so that numbers come along.
  with_numbers boolean not null default false,
  total integer not null check (total between 1 and 100000),
  -- Of them, those that were here already when it was read.
  known integer not null default 0 check (known >= 0),
  -- What was left out when it was read, counted by its reason; and texts that were cut.
  left_out jsonb not null default '{}' check (jsonb_typeof(left_out) = 'object'),
  shortened integer not null default 0 check (shortened >= 0),
  added integer not null default 0 check (added >= 0),
  -- There already, and what the plan has no room for.
  existing integer not null default 0 check (existing >= 0),
  without_room integer not null default 0 check (without_room >= 0),
  -- Once it is undone: what went, and what stays because it was changed or used since.
  removed integer not null default 0 check (removed >= 0),
  kept integer not null default 0 check (kept >= 0),
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  unique (user_id, id),
  check (added + existing + without_room <= total and removed + kept <= added)
);
create index archive_imports_list on archive_imports (user_id, created_at desc, id);

-- What an import holds. A post or story that was made of one has its id.
create table archive_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  import_id uuid not null,
  position integer not null check (position >= 0),
  -- The same for the same post of a later file.
  key text not null check (length(key) between 1 and 200),
  platform text not null default '' check (length(platform) <= 50),
  -- Emptied once it is made.
  title text not null default '' check (length(title) <= 200),
  body text not null default '' check (length(body) <= 10000),
  address text not null default '' check (length(address) <= 600),
  numbers jsonb not null default '{}' check (jsonb_typeof(numbers) = 'object'),
  published_at timestamptz,
  -- Null while nothing has become of it.
  outcome text check (outcome in ('added', 'existing', 'without_room', 'removed', 'kept')),
  -- The post's or story's own time of its last change, as it was made.
  made_at timestamptz,
  unique (user_id, import_id, position),
  foreign key (user_id, import_id) references archive_imports (user_id, id) on delete cascade
);
create index archive_items_waiting on archive_items (user_id, import_id, position) where outcome is null;
create index archive_items_added on archive_items (user_id, import_id, position) where outcome = 'added';
create index archive_items_key on archive_items (user_id, key) where outcome in ('added', 'kept');

select isolate_workspace(name::regclass) from unnest(array['archive_imports', 'archive_items']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['archive_imports', 'archive_items']) as name;
grant select, insert, update, delete on archive_imports, archive_items to app;
