-- What `recompute-scores --all` knows of a score without reading the history behind it: that it was computed by these rules
-- and holds for this time, unless something it is made of has changed since (`brand_score_marks`).
alter table brand_scores
  add column settled_rules smallint,
  -- From the instant it was computed for to the one at which something grows too old; no upper bound where nothing ages.
  add column settled_for tstzrange,
  -- When it was said; null while the score has to be looked at. Moves whenever it is said again.
  add column settled_at timestamptz;

-- Whoever writes another score and says nothing of this, such as a check-in or an older version of the app, leaves it unsettled.
create function unsettle_brand_score() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $$
begin
  new.settled_at := null;
  return new;
end
$$;
create trigger brand_scores_unsettled before update on brand_scores
  for each row when (
    old.settled_at is not distinct from new.settled_at and (
      old.overall, old.voice, old."values", old.audience, old.emotion, old.data_source, old.confidence, old.breakdown
    ) is distinct from (
      new.overall, new.voice, new."values", new.audience, new.emotion, new.data_source, new.confidence, new.breakdown
    )
  ) execute function unsettle_brand_score();

-- Whose score has to be looked at, since something it is made of has changed. Only ever added to by whoever changes that, so that
-- whoever computes anew takes away exactly those marks whose changes it saw. No one waits for anyone here.
create table brand_score_marks (
  id bigint generated always as identity primary key,
  user_id uuid not null references accounts on delete cascade
);
create index brand_score_marks_user on brand_score_marks (user_id);
select isolate_workspace('brand_score_marks');

-- Marks whoever's rows changed. The trigger says which columns the score reads, and which rows count. Older marks go, so that a
-- workspace has about one however much is written there; one that another transaction holds stays. The join with the accounts
-- leaves out rows that go because their account does.
create function mark_brand_scores() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  rows_that_count constant text := format('select user_id, id, %s from %%I where %s', tg_argv[0], tg_argv[1]);
  was constant text := format(rows_that_count, 'old_rows');
  becomes constant text := format(rows_that_count, 'new_rows');
  changed uuid[];
begin
  execute format('select array_agg(distinct user_id) from (%s) c', case tg_op
    when 'INSERT' then becomes
    when 'DELETE' then was
    else format('(%1$s except %2$s) union all (%2$s except %1$s)', was, becomes)
  end) into changed;
  if changed is null then return null; end if;
  with added as (
    insert into brand_score_marks (user_id) select id from accounts where id = any(changed)
  )
  delete from brand_score_marks where id in (
    select id from brand_score_marks where user_id = any(changed) for update skip locked
  );
  return null;
end
$$;
revoke execute on function mark_brand_scores(), unsettle_brand_score() from public;

do $$
declare
  watched record;
begin
  for watched in
    select * from (values
      ('brand_checkins', 'alignment_score, created_at', 'completed'),
      ('post_alignment_scores', 'overall_score, created_at', 'is_saved and post_id is not null'),
      (
        'content_created',
        'alignment_overall, alignment_voice, alignment_values, alignment_audience, alignment_emotion, created_at',
        'alignment_overall is not null'
      )
    ) as t (name, columns, counted)
  loop
    execute format(
      'create trigger brand_score_insert after insert on %I referencing new table as new_rows
       for each statement execute function mark_brand_scores(%L, %L)', watched.name, watched.columns, watched.counted);
    execute format(
      'create trigger brand_score_update after update on %I referencing old table as old_rows new table as new_rows
       for each statement execute function mark_brand_scores(%L, %L)', watched.name, watched.columns, watched.counted);
    execute format(
      'create trigger brand_score_delete after delete on %I referencing old table as old_rows
       for each statement execute function mark_brand_scores(%L, %L)', watched.name, watched.columns, watched.counted);
  end loop;
end
$$;
