-- In whose workspace a transaction wrote, so that a page may be shown again from memory for as long as nothing was written
-- since it was made (app/platform/http/kept). What was written is not said. Rows live for some minutes.
create table workspace_writes (
  -- An account; the nil uuid for all of them at once. No foreign key: writes of an account that goes are noted, too.
  workspace_id uuid not null,
  xid xid8 not null,
  at timestamptz not null default now(),
  primary key (workspace_id, xid)
);

-- A row for each transaction and workspace: no transaction ever waits for another one's. A statement that writes in more
-- workspaces than one person has is a bulk job's, and is one note for all of them.
create function note_writes() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  most constant integer := 20;
  everyone constant uuid := '00000000-0000-0000-0000-000000000000';
  owners uuid[];
begin
  if tg_nargs = 0 then
    owners := array(select distinct user_id from written_rows where user_id is not null limit most + 1);
  else
    execute format('select array(select distinct %I from written_rows where %1$I is not null limit %s)', tg_argv[0], most + 1)
      into owners;
  end if;
  if cardinality(owners) > most then owners := array[everyone]; end if;
  insert into workspace_writes (workspace_id, xid) select unnest(owners), pg_current_xact_id() on conflict do nothing;
  return null;
end
$$;
revoke execute on function note_writes() from public;

-- Has anything been written in one of these workspaces that a snapshot did not show? Answered from the few newest notes.
create function written_since(workspaces uuid[], since pg_snapshot) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select exists (
    select from workspace_writes w
    where w.workspace_id = any (workspaces || '00000000-0000-0000-0000-000000000000'::uuid)
      and w.xid >= pg_snapshot_xmin(since)
      and not pg_visible_in_snapshot(w.xid, since)
  )
$$;
revoke execute on function written_since(uuid[], pg_snapshot) from public;
grant execute on function written_since(uuid[], pg_snapshot) to app_identity;

-- `owner_column` where the workspace is in another column than `user_id`; a table may have several such.
create function note_writes_of(written regclass, owner_column name default null) returns void
language plpgsql
as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on %s referencing %s table as written_rows for each statement execute function note_writes(%s)',
      concat_ws('_', 'note_writes', owner_column, event), event, written,
      case event when 'delete' then 'old' else 'new' end, quote_literal(owner_column)
    );
  end loop;
end
$$;
revoke execute on function note_writes_of(regclass, name) from public;

-- The lock is short: a trigger is made without reading the table. No page shows what is left out here
-- (tests/database/workspace-writes.test.ts).
do $$
declare
  owned record;
begin
  for owned in
    select c.oid::regclass as table_name
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and c.relname not in (
        'analytics_marks', 'brand_score_marks', 'changes', 'idempotency_keys', 'link_visits', 'outbox', 'rate_limits'
      )
    order by c.relname
  loop
    perform note_writes_of(owned.table_name);
  end loop;
end
$$;
select note_writes_of('accounts', 'id');
select note_writes_of('profiles', 'id');
select note_writes_of('team_members', 'owner_id');
select note_writes_of('team_members', 'member_id');
