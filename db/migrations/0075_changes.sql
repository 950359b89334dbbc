-- What changed, for open screens: which table of whose workspace, never what is in it (safety, hole 12). The listener
-- hears of it by NOTIFY; whoever missed that reads on from here by sequence. Kept for an hour.
create table changes (
  seq bigint generated always as identity primary key,
  user_id uuid not null references accounts on delete cascade,
  table_name text not null check (length(table_name) between 1 and 63),
  -- The one row that changed; null when there were several.
  row_id text check (length(row_id) <= 64),
  at timestamptz not null default clock_timestamp()
);
create index changes_at on changes (at);
create index changes_user on changes (user_id);
select isolate_workspace('changes');

-- One note per transaction, table and workspace, whatever it changed. A statement that touches more workspaces than
-- one person has is a bulk job's: it is kept for those who read on, and sends nothing.
create function note_changes() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  owners integer := 0;
  changed record;
  mark text;
  noted text;
  last_seq bigint;
begin
  execute 'select count(distinct user_id) from changed_rows' into owners;
  if owners = 0 then return null; end if;
  if owners > 5 then
    execute format(
      'insert into changes (user_id, table_name)
       select distinct user_id, %L from changed_rows join accounts on accounts.id = changed_rows.user_id',
      tg_table_name
    );
    return null;
  end if;
  for changed in execute format(
    'select user_id, case when count(*) = 1 then left(min(%I::text), 64) end as row_id
     from changed_rows group by user_id', tg_argv[0]
  ) loop
    noted := coalesce(current_setting('app.noted', true), '');
    mark := tg_table_name || ':' || changed.user_id || ' ';
    continue when position(mark in noted) > 0;
    -- When the account itself is being deleted there is nobody left to tell.
    insert into changes (user_id, table_name, row_id)
    select id, tg_table_name, changed.row_id from accounts where id = changed.user_id
    returning seq into last_seq;
    continue when last_seq is null;
    perform set_config('app.noted', noted || mark, true);
    perform pg_notify('changes', json_build_object(
      'seq', last_seq, 'table', tg_table_name, 'workspace', changed.user_id, 'id', changed.row_id
    )::text);
  end loop;
  return null;
end
$$;
revoke execute on function note_changes() from public;

create function watch_changes(watched regclass, id_column name default 'id') returns void
language plpgsql
as $$
begin
  execute format(
    'create trigger note_insert after insert on %s referencing new table as changed_rows
     for each statement execute function note_changes(%L)', watched, id_column);
  execute format(
    'create trigger note_update after update on %s referencing new table as changed_rows
     for each statement execute function note_changes(%L)', watched, id_column);
  execute format(
    'create trigger note_delete after delete on %s referencing old table as changed_rows
     for each statement execute function note_changes(%L)', watched, id_column);
end
$$;

select watch_changes('content_planner');
select watch_changes('brand_checkins');
select watch_changes('user_clarify_data', 'user_id');
select watch_changes('stories');
select watch_changes('unified_insights');
select watch_changes('content_created');
select watch_changes('campaigns');

-- A session that ended closes its open screens at once.
create trigger note_delete after delete on sessions referencing old table as changed_rows
  for each statement execute function note_changes('user_id');
