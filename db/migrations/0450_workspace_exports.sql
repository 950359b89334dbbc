-- Everything of a workspace as one ZIP, made by a job and kept for a week.
create table workspace_exports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
  -- How far it is, in tables and files.
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  tries smallint not null default 0 check (tries >= 0),
  bytes bigint not null default 0 check (bytes >= 0),
  requested_at timestamptz not null default now(),
  -- The last sign of life of its job.
  seen_at timestamptz not null default now(),
  ready_at timestamptz,
  unique (user_id, id)
);
-- One at a time.
create unique index workspace_exports_running on workspace_exports (user_id) where state in ('waiting', 'running');
create index workspace_exports_newest on workspace_exports (user_id, requested_at desc);

-- The ZIP itself, cut into files of the store: no part of it is ever whole in memory.
create table workspace_export_parts (
  -- Its name in the store.
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  export_id uuid not null,
  position integer not null check (position >= 0),
  bytes integer not null check (bytes > 0),
  unique (user_id, export_id, position),
  foreign key (user_id, export_id) references workspace_exports (user_id, id) on delete cascade
);

select isolate_workspace(name::regclass) from unnest(array['workspace_exports', 'workspace_export_parts']) as name;
select restrict_to(name::regclass, 'owner') from unnest(array['workspace_exports', 'workspace_export_parts']) as name;
grant select, insert, update, delete on workspace_exports, workspace_export_parts to app;
select watch_changes('workspace_exports');
