-- What published posts came to on a platform, as founders bring it: from a file that the platform exports, or typed in.
-- What connections read back lies with the targets (publish_targets) and is not copied here.

-- A file whose numbers were taken over. What stood there before stays with it, so that it can be undone.
create table number_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  network text not null check (length(network) between 1 and 50),
  file_name text not null default '' check (length(file_name) <= 200),
  -- Posts whose numbers it brought or changed, and rows of the file that no post was found for.
  posts integer not null check (posts >= 0),
  unmatched integer not null default 0 check (unmatched >= 0),
  -- The numbers that it changed, as they were: [{contentId, measuredOn, importId, views, likes, …}]
  replaced jsonb not null default '[]' check (jsonb_typeof(replaced) = 'array'),
  undone_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id)
);
create index number_imports_list on number_imports (user_id, created_at desc, id);

-- The numbers of one post on one platform. Those of an import and those typed in stand beside each other.
create table post_numbers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_id uuid not null,
  network text not null check (length(network) between 1 and 50),
  source text not null check (source in ('imported', 'typed')),
  views integer check (views between 0 and 2000000000),
  likes integer check (likes between 0 and 2000000000),
  replies integer check (replies between 0 and 2000000000),
  shares integer check (shares between 0 and 2000000000),
  saves integer check (saves between 0 and 2000000000),
  clicks integer check (clicks between 0 and 2000000000),
  measured_on date not null,
  import_id uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, content_id, network, source),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete cascade,
  foreign key (user_id, import_id) references number_imports (user_id, id) on delete set null (import_id)
);
create index post_numbers_import on post_numbers (user_id, import_id) where import_id is not null;

-- What the columns of a platform's files hold, as somebody said last.
create table number_columns (
  user_id uuid not null references accounts on delete cascade,
  network text not null check (length(network) between 1 and 50),
  -- {heading: field}; '' for a column that is left out.
  columns jsonb not null check (jsonb_typeof(columns) = 'object'),
  -- Which comes first in a date like 3/4/2026; '' to tell from the file.
  day_order text not null default '' check (day_order in ('', 'day', 'month')),
  primary key (user_id, network)
);

-- What happened on a day, as a mark on the charts.
create table annotations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  day date not null,
  note text not null check (length(note) between 1 and 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
create index annotations_day on annotations (user_id, day, id);

select isolate_workspace(name::regclass)
from unnest(array['number_imports', 'post_numbers', 'number_columns', 'annotations']) as name;
select restrict_to(name::regclass, 'edit')
from unnest(array['number_imports', 'post_numbers', 'number_columns', 'annotations']) as name;
grant select, insert, update, delete on number_imports, post_numbers, number_columns, annotations to app;
create trigger post_numbers_touch before update on post_numbers for each row execute function touch_updated_at();
create trigger annotations_touch before update on annotations for each row execute function touch_updated_at();
