-- An exported workspace that its owner brings back: looked through first, then brought in one transaction, or not at all.
create table workspace_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- waiting: nobody has looked at it yet; wanted: its owner has seen what is in it and said yes.
  state text not null default 'waiting'
    check (state in ('waiting', 'checking', 'ready', 'refused', 'wanted', 'importing', 'done', 'failed')),
  -- How far looking through it, or bringing it, is: in files.
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= 0),
  -- Of looking through it, and counted anew for bringing it.
  tries smallint not null default 0 check (tries >= 0),
  bytes bigint not null check (bytes > 0),
  -- What was wrong with a file that was refused: {"why": …, "where": …}.
  problem jsonb check (jsonb_typeof(problem) = 'object'),
  -- What would be brought, and once it is done what was.
  report jsonb check (jsonb_typeof(report) = 'object'),
  requested_at timestamptz not null default now(),
  -- The last sign of life of its job, or of its owner.
  seen_at timestamptz not null default now(),
  unique (user_id, id)
);
-- One at a time.
create unique index workspace_imports_open on workspace_imports (user_id)
  where state in ('waiting', 'checking', 'ready', 'wanted', 'importing');
create index workspace_imports_newest on workspace_imports (user_id, requested_at desc);

-- The ZIP that was sent, cut into files of the store.
create table workspace_import_parts (
  -- Its name in the store.
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  import_id uuid not null,
  position integer not null check (position >= 0),
  bytes integer not null check (bytes > 0),
  unique (user_id, import_id, position),
  foreign key (user_id, import_id) references workspace_imports (user_id, id) on delete cascade
);

select isolate_workspace(name::regclass) from unnest(array['workspace_imports', 'workspace_import_parts']) as name;
select restrict_to(name::regclass, 'owner') from unnest(array['workspace_imports', 'workspace_import_parts']) as name;
grant select, insert, update, delete on workspace_imports, workspace_import_parts to app;
select watch_changes('workspace_imports');

-- Counted visits are written by visitors alone; what an export holds of them its owner may bring back, for links of their
-- own. Answers how many days were new.
create function bring_link_days(days jsonb) returns integer
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  brought integer;
begin
  if coalesce(current_setting('app.team_role', true), '') not in ('', 'owner') then
    raise insufficient_privilege using message = 'Only the owner brings visits back';
  end if;
  insert into link_days (user_id, link_id, day, reason, visits)
  select public.current_workspace(), d.link_id, d.day, d.reason, d.visits
  from jsonb_populate_recordset(null::link_days, days) d
  on conflict (user_id, link_id, day, reason) do nothing;
  get diagnostics brought = row_count;
  return brought;
end
$$;
revoke execute on function bring_link_days from public;
grant execute on function bring_link_days to app;
