-- Undo brings back the whole. What goes with a row is read from the catalogue of foreign keys when it is removed, so a
-- table or a column that a later migration adds is copied without anybody thinking of it:
--   on delete cascade   the rows are copied, at any depth
--   on delete set null  which rows pointed there is noted, so that they can point there again
-- A copy is {"rows": {table: [row, …]}, "links": [{table, columns, became, rows}]}. The rows of a link hold their key and
-- what stood in `columns`; that is put back where `became` (null when left out) still stands.
-- `kind` is the root's table from here on. A server of the release before finds no such copy and says that there is none,
-- instead of bringing back a part.

alter table removed_rows add column removed_by uuid default current_actor();
alter table removed_rows
  add constraint removed_rows_remover foreign key (removed_by) references accounts on delete set null not valid;
create index removed_rows_remover on removed_rows (removed_by) where removed_by is not null;

-- The column that says whose row it is.
create function workspace_column(owned regclass) returns name
language sql stable
as $$
  select attname from pg_attribute
  where attrelid = owned and attname in ('user_id', 'owner_id') and not attisdropped
  order by attname desc limit 1
$$;

-- In the order of the numbers.
create function column_names(of_table regclass, numbers smallint[]) returns text[]
language sql stable
as $$
  select array_agg(a.attname::text order by n.place)
  from unnest(numbers) with ordinality as n (number, place)
    join pg_attribute a on a.attrelid = of_table and a.attnum = n.number
$$;

create function primary_key_columns(of_table regclass) returns text[]
language sql stable
as $$
  select column_names(of_table, indkey::smallint[]) from pg_index where indrelid = of_table and indisprimary
$$;

-- What the database makes by itself and takes from nobody.
create function generated_columns(of_table regclass) returns text[]
language sql stable
as $$
  select coalesce(array_agg(attname::text), '{}') from pg_attribute
  where attrelid = of_table and attnum > 0 and attgenerated <> ''
$$;

-- `on_delete` is 'c' for cascade and 'n' for set null; `condition` joins the child as `c` to the parent as `p`.
create view foreign_keys as
select f.oid as key, f.conrelid::regclass as child, own.relname::text as child_name,
  f.confrelid::regclass as parent, other.relname::text as parent_name, f.confdeltype as on_delete,
  column_names(f.conrelid, f.conkey) as columns, column_names(f.confrelid, f.confkey) as parent_columns,
  column_names(f.conrelid, coalesce(f.confdelsetcols, f.conkey)) as nulled,
  (
    select string_agg(format('c.%I = p.%I', mine, theirs), ' and ')
    from unnest(column_names(f.conrelid, f.conkey), column_names(f.confrelid, f.confkey)) as pair (mine, theirs)
  ) as condition
from pg_constraint f join pg_class own on own.oid = f.conrelid join pg_class other on other.oid = f.confrelid
where f.contype = 'f' and own.relnamespace = 'public'::regnamespace;
grant select on foreign_keys to app;

-- Removes a row of a workspace and keeps a copy of it and of all that goes with it, but for the tables in `left_out`.
-- False when it was not there. Row security weighs whether whoever acts may remove the row itself; what hangs on it is
-- copied whoever it belongs to, because it goes whoever it belongs to.
create function remove_for_undo(
  workspace uuid, root regclass, root_id uuid, remover uuid, at timestamptz, left_out text[]
) returns boolean
language plpgsql
as $$
declare
  root_name constant text := (select relname from pg_class where oid = root);
  acting_role constant text := coalesce(current_setting('app.team_role', true), '');
  copied jsonb;
  links jsonb := '[]';
  more jsonb;
  -- Tables whose references are still to be followed, each with the rows of it that were copied last.
  parents regclass[] := array[root];
  parent_rows jsonb[];
  place integer := 1;
  reference record;
begin
  -- The lock keeps anybody from hanging more on the row meanwhile.
  execute format(
    'select jsonb_build_array(to_jsonb(r) - %L::text[]) from %s r where r.id = $1 and r.%I = $2 for update',
    generated_columns(root), root, workspace_column(root)
  ) into more using root_id, workspace;
  if more is null then return false; end if;
  copied := jsonb_build_object(root_name, more);
  parent_rows := array[more];

  perform set_config('app.team_role', '', true);
  while place <= cardinality(parents) loop
    for reference in
      select * from foreign_keys
      where parent = parents[place] and on_delete in ('c', 'n') and child_name <> all(left_out)
    loop
      if reference.on_delete = 'c' then
        execute format(
          'select jsonb_agg(l.row) from (
             select to_jsonb(c) - %L::text[] as row from %s c
             where c.%I = $1 and exists (select from jsonb_populate_recordset(null::%s, $2) p where %s)
             for update of c
           ) l where not $3 @> jsonb_build_array(l.row)',
          generated_columns(reference.child), reference.child, workspace_column(reference.child), parents[place],
          reference.condition
        ) into more using workspace, parent_rows[place], coalesce(copied -> reference.child_name, '[]');
        continue when more is null;
        copied := copied || jsonb_build_object(
          reference.child_name, coalesce(copied -> reference.child_name, '[]') || more
        );
        parents := parents || reference.child;
        parent_rows := parent_rows || more;
      else
        execute format(
          'select jsonb_agg(jsonb_build_object(%s)) from %s c
           where c.%I = $1 and exists (select from jsonb_populate_recordset(null::%s, $2) p where %s)',
          (
            select string_agg(format('%1$L, c.%1$I', name), ', ')
            from (
              select unnest(primary_key_columns(reference.child)) union select unnest(reference.columns)
            ) as note (name)
          ),
          reference.child, workspace_column(reference.child), parents[place], reference.condition
        ) into more using workspace, parent_rows[place];
        continue when more is null;
        links := links || jsonb_build_object('table', reference.child_name, 'columns', reference.nulled, 'rows', more);
      end if;
    end loop;
    place := place + 1;
  end loop;
  perform set_config('app.team_role', acting_role, true);

  insert into removed_rows (user_id, kind, id, data, removed_at, removed_by)
  values (workspace, root_name, root_id, jsonb_build_object('rows', copied, 'links', links), at, remover)
  on conflict (user_id, kind, id) do update
    set data = excluded.data, removed_at = excluded.removed_at, removed_by = excluded.removed_by;
  execute format(
    'with removal as (delete from %s r where r.id = $1 and r.%I = $2 returning 1) select jsonb_agg(1) from removal',
    root, workspace_column(root)
  ) into more using root_id, workspace;
  if more is null then raise insufficient_privilege using message = root_name || ': this row may not be removed'; end if;
  return true;
end
$$;

-- Parts rows by whether what they point at is there: in its table, or in the copy they come from (`copies`, by table).
-- It asks as the owner of the tables because nobody else may look at accounts, and tells nothing but what is there.
create function part_by_parent(foreign_key oid, rows jsonb, copies jsonb, out present jsonb, out missing jsonb)
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  reference record;
begin
  select * into reference from foreign_keys where key = foreign_key;
  execute format(
    'select coalesce(jsonb_agg(raw) filter (where is_there), ''[]''), coalesce(jsonb_agg(raw) filter (where not is_there), ''[]'')
     from (
       select e.raw, num_nulls(%1$s) > 0 or t.is_there is not null
         or exists (select from jsonb_populate_recordset(null::%2$s, $2) p where %3$s) as is_there
       from jsonb_array_elements($1) as e (raw) cross join jsonb_populate_record(null::%4$s, e.raw) c
         -- The limit keeps the planner from reading the whole table for a few rows.
         left join lateral (select true as is_there from %2$s p where %3$s limit 1) t on true
     ) r',
    (select string_agg(format('c.%I', name), ', ') from unnest(reference.columns) name),
    reference.parent, reference.condition, reference.child
  ) into present, missing using rows, coalesce(copies -> reference.parent_name, '[]');
end
$$;
revoke execute on function part_by_parent from public;
grant execute on function part_by_parent to app;

-- Brings back what `remove_for_undo` removed, once: 'restored'; 'not_found' when there is no copy of it; 'already_there'
-- when another row has its place; 'not_allowed' when whoever acts may not have such a row. What points to a row that is
-- gone meanwhile is as it would be had it been there then: it points nowhere, or stays away with what it belonged to.
create function undo_removal(workspace uuid, root regclass, root_id uuid) returns text
language plpgsql
as $$
declare
  root_name constant text := (select relname from pg_class where oid = root);
  acting_role constant text := coalesce(current_setting('app.team_role', true), '');
  copies jsonb;
  links jsonb;
  -- Links that cannot be made yet, each with the row it waits for: that one may be in another copy.
  waiting jsonb := '[]';
  is_settled boolean := false;
  present jsonb;
  missing jsonb;
  statement text;
  reference record;
  link record;
begin
  delete from removed_rows r where r.user_id = workspace and r.kind = root_name and r.id = root_id
  returning r.data -> 'rows', r.data -> 'links' into copies, links;
  if copies is null then return 'not_found'; end if;

  while not is_settled loop
    is_settled := true;
    for reference in
      select * from foreign_keys where copies ? child_name and columns <> array[workspace_column(child)::text]
    loop
      select * into present, missing from part_by_parent(reference.key, copies -> reference.child_name, copies);
      continue when missing = '[]';
      is_settled := false;
      if reference.on_delete = 'n' then
        links := links || jsonb_build_object('table', reference.child_name, 'columns', reference.nulled, 'rows', missing);
        select present || jsonb_agg(m.row || n.nothing) into present
        from jsonb_array_elements(missing) as m (row),
          (select jsonb_object_agg(name, null) from unnest(reference.nulled) as name) as n (nothing);
      end if;
      copies := copies || jsonb_build_object(reference.child_name, present);
    end loop;
  end loop;
  if copies -> root_name = '[]' then return 'not_found'; end if;

  perform set_config('app.team_role', '', true);
  -- One statement, because keys are checked at its end: rows may point at each other in any order. A column that is newer
  -- than the copy gets its default.
  select 'with ' || string_agg(format(
    'i%s as (insert into %I (%3$s) overriding system value select %3$s from jsonb_populate_recordset(null::%2$I, $1 -> %2$L))',
    t.place, t.name, c.names
  ), ', ') || ' select' into statement
  from jsonb_object_keys(copies) with ordinality as t (name, place)
    cross join lateral (
      select string_agg(quote_ident(a.attname), ', ') as names from pg_attribute a
      where a.attrelid = to_regclass(quote_ident(t.name)) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and copies -> t.name -> 0 ? a.attname
    ) c
  where c.names is not null;
  execute statement using copies;

  for link in
    select value ->> 'table' as name, to_regclass(quote_ident(value ->> 'table')) as child, value -> 'rows' as rows,
      array(select jsonb_array_elements_text(value -> 'columns')) as columns, coalesce(value -> 'became', '{}') as became
    from jsonb_array_elements(links)
  loop
    continue when link.child is null;
    for reference in select * from foreign_keys where child = link.child and nulled = link.columns loop
      select * into present, missing from part_by_parent(reference.key, link.rows, '{}');
      link.rows := present;
      select waiting || coalesce(jsonb_agg(jsonb_build_object(
        'table', reference.parent_name,
        'row', (
          select jsonb_object_agg(theirs, m.row -> mine)
          from unnest(reference.columns, reference.parent_columns) as pair (mine, theirs)
        ),
        'link', jsonb_build_object('table', link.name, 'columns', link.columns, 'rows', jsonb_build_array(m.row))
      )), '[]') into waiting from jsonb_array_elements(missing) as m (row);
    end loop;
    execute format(
      'with made as (
         update %1$s c set %2$s from jsonb_populate_recordset(null::%1$s, $1) g, jsonb_populate_record(null::%1$s, $2) b
         where c.%3$I = $3 and %4$s and row(%5$s) is not distinct from row(%6$s)
       )
       select jsonb_agg(jsonb_build_object(
         ''table'', $4, ''row'', (select jsonb_object_agg(name, raw -> name) from unnest($5) name),
         ''link'', jsonb_build_object(
           ''table'', $4, ''columns'', $6, ''became'', $2, ''rows'', jsonb_build_array(raw)
         )
       ))
       from jsonb_array_elements($1) raw, jsonb_populate_record(null::%1$s, raw) g
       where not exists (select from %1$s c where c.%3$I = $3 and %4$s)',
      link.child,
      (select string_agg(format('%1$I = g.%1$I', name), ', ') from unnest(link.columns) as name),
      workspace_column(link.child),
      (select string_agg(format('c.%1$I = g.%1$I', name), ' and ') from unnest(primary_key_columns(link.child)) as name),
      (select string_agg(format('c.%I', name), ', ') from unnest(link.columns) as name),
      (select string_agg(format('b.%I', name), ', ') from unnest(link.columns) as name)
    ) into missing
    using link.rows, link.became, workspace, link.name, primary_key_columns(link.child), link.columns;
    waiting := waiting || coalesce(missing, '[]');
  end loop;

  update removed_rows r set data = jsonb_set(r.data, '{links}', r.data -> 'links' || addition.links)
  from (
    select h.kind, h.id, jsonb_agg(w.value -> 'link') as links
    from (select kind, id, data -> 'rows' as rows from removed_rows where user_id = workspace offset 0) h
      join jsonb_array_elements(waiting) w on h.rows -> (w.value ->> 'table') @> jsonb_build_array(w.value -> 'row')
    group by h.kind, h.id
  ) addition
  where waiting <> '[]' and r.user_id = workspace and r.kind = addition.kind and r.id = addition.id;

  -- Whoever may not change such a row may not have it back either.
  perform set_config('app.team_role', acting_role, true);
  execute format('select jsonb_agg(1) from (select from %s r where r.id = $1 and r.%I = $2 for update) l', root, workspace_column(root))
    into present using root_id, workspace;
  if present is null then raise sqlstate 'BH001' using message = root_name || ': this row may not be restored'; end if;
  return 'restored';
exception
  when unique_violation then return 'already_there';
  when sqlstate 'BH001' then return 'not_allowed';
end
$$;

-- Whoever may decide may also write a decided request, which undo does; they could decide it at once anyway.
alter policy team_insert on post_reviews
  with check (((select team_may('draft')) and decision is null) or (select team_may('approve')));

-- What was removed within the last day, in the new form; the old copies stay for servers of the release before.
insert into removed_rows (user_id, kind, id, data, removed_at)
select r.user_id, 'stories', r.id, jsonb_build_object(
  'rows', jsonb_build_object(
    'stories', jsonb_build_array(data -> 'row'),
    'storybank_entries', jsonb_build_array(jsonb_build_object(
      'user_id', r.user_id, 'story_id', r.id, 'created_at', data -> 'row' -> 'created_at'
    )),
    'story_people', coalesce(data -> 'people', '[]'),
    'story_links', coalesce(data -> 'links', '[]')
  ),
  'links', jsonb_build_array(
    jsonb_build_object('table', 'content_created', 'columns', jsonb_build_array('story_id'), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', piece, 'user_id', r.user_id, 'story_id', r.id)), '[]')
      from jsonb_array_elements(data -> 'posts') as e (piece)
    )),
    jsonb_build_object('table', 'story_requests', 'columns', jsonb_build_array('story_id'), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', piece, 'user_id', r.user_id, 'story_id', r.id)), '[]')
      from jsonb_array_elements(data -> 'requests') as e (piece)
    ))
  )
), r.removed_at
from removed_rows r where r.kind = 'story'
union all
select r.user_id, 'content_created', r.id, jsonb_build_object(
  'rows', jsonb_build_object(
    'content_created', jsonb_build_array(data -> 'row'),
    'content_versions', coalesce(data -> 'versions', '[]'),
    'content_planner', coalesce(data -> 'planned', '[]')
  ),
  'links', jsonb_build_array(
    jsonb_build_object('table', 'post_alignment_scores', 'columns', jsonb_build_array('post_id'), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', piece, 'user_id', r.user_id, 'post_id', r.id)), '[]')
      from jsonb_array_elements(data -> 'checks') as e (piece)
    ))
  )
), r.removed_at
from removed_rows r where r.kind = 'post'
union all
select r.user_id, 'campaigns', r.id, jsonb_build_object(
  'rows', jsonb_build_object('campaigns', jsonb_build_array(data -> 'row')),
  'links', jsonb_build_array(
    jsonb_build_object('table', 'content_created', 'columns', jsonb_build_array('campaign_id'), 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('id', piece, 'user_id', r.user_id, 'campaign_id', r.id)), '[]')
      from jsonb_array_elements(data -> 'posts') as e (piece)
    ))
  )
), r.removed_at
from removed_rows r where r.kind = 'campaign'
union all
select r.user_id, 'team_members', r.id, jsonb_build_object(
  'rows', jsonb_build_object('team_members', jsonb_build_array(data -> 'row')),
  'links', (
    select jsonb_agg(jsonb_build_object(
      'table', t.name, 'columns', jsonb_build_array('author_id'), 'became', jsonb_build_object('author_id', r.user_id),
      'rows', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', piece, 'user_id', r.user_id, 'author_id', data -> 'row' -> 'member_id'
        )), '[]')
        from jsonb_array_elements(data -> t.list) as e (piece)
      )
    ))
    from (values ('content_created', 'posts'), ('stories', 'stories')) as t (name, list)
  )
), r.removed_at
from removed_rows r where r.kind = 'member';
