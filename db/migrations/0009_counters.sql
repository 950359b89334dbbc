-- Counters in profiles follow the rows, whoever writes them. One update per statement and workspace, however many rows
-- the statement touched; `security definer` because the role `app` may not write counters itself.
create function count_rows() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  counter constant text := tg_argv[0];
  -- '1' where new rows of the table are something the founder did.
  activity constant boolean := tg_argv[1] = 'activity';
begin
  if tg_op = 'INSERT' then
    execute format(
      'update profiles p set %1$I = p.%1$I + c.n%2$s
       from (select user_id, count(*)::integer as n, max(created_at) as newest from changed group by user_id) c
       where p.id = c.user_id',
      counter,
      case when activity then ', last_activity_at = greatest(p.last_activity_at, c.newest)' else '' end
    );
  else
    execute format(
      'update profiles p set %1$I = greatest(0, p.%1$I - c.n)
       from (select user_id, count(*)::integer as n from changed group by user_id) c
       where p.id = c.user_id',
      counter
    );
  end if;
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('stories', 'stories_count', 'activity'),
      ('content_created', 'posts_count', 'activity'),
      ('campaigns', 'campaigns_count', 'activity'),
      ('strategies', 'strategies_count', 'activity'),
      ('ai_generations', 'ai_generations_count', 'quiet')
    ) as t (name, counter, kind)
  loop
    execute format(
      'create trigger %1$I after insert on %2$I referencing new table as changed
       for each statement execute function count_rows(%3$L, %4$L)',
      watched.name || '_counted', watched.name, watched.counter, watched.kind
    );
    execute format(
      'create trigger %1$I after delete on %2$I referencing old table as changed
       for each statement execute function count_rows(%3$L, %4$L)',
      watched.name || '_uncounted', watched.name, watched.counter, watched.kind
    );
  end loop;
end
$$;
