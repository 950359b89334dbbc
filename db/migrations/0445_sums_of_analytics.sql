-- What Analytics counts of days that are over, added up once instead of whenever somebody looks. It all follows from other rows:
-- a workspace without any of it shows the same numbers, later.
create table analytics_days (
  user_id uuid not null references accounts on delete cascade,
  -- What the sums are divided by (core/analytics/numbers.ts).
  grouping text not null check (grouping in ('network', 'pillar', 'story', 'campaign', 'offer', 'person')),
  day date not null,
  -- In which zone the day was one.
  zone text not null check (length(zone) between 1 and 64),
  primary key (user_id, grouping, day)
);

create table analytics_sums (
  user_id uuid not null references accounts on delete cascade,
  grouping text not null check (grouping in ('network', 'pillar', 'story', 'campaign', 'offer', 'person')),
  day date not null,
  number text not null check (number in (
    'planned_published', 'slipped', 'ahead', 'published', 'measured', 'views', 'reactions', 'people', 'machines', 'leads', 'added'
  )),
  -- Null: belongs to none.
  key text,
  -- The alignment score of published posts; null for one that has none, and for other numbers.
  overall integer,
  count bigint not null,
  voice bigint not null default 0,
  values_score bigint not null default 0,
  audience bigint not null default 0,
  emotion bigint not null default 0
);
create index analytics_sums_day on analytics_sums (user_id, grouping, day);

-- Days whose sums no longer hold, in UTC, each with its neighbours in any zone; null for every day. Only ever added to by whoever
-- changes what is counted, so that whoever adds up anew takes away exactly those marks whose changes it saw.
create table analytics_marks (
  id bigint generated always as identity primary key,
  user_id uuid not null references accounts on delete cascade,
  day date,
  marked_at timestamptz not null default now()
);
create index analytics_marks_user on analytics_marks (user_id);
create index analytics_marks_old on analytics_marks (marked_at);

select isolate_workspace(name::regclass) from unnest(array['analytics_days', 'analytics_sums', 'analytics_marks']) as name;
grant select, insert, delete on analytics_days, analytics_sums to app;
grant select, delete on analytics_marks to app;

create function utc_day(at timestamptz) returns date
language sql immutable parallel safe
as $$ select (at at time zone 'utc')::date $$;

-- In each marker, the join with the accounts leaves out rows that change because their account is being deleted.

-- Published posts, and what is counted of links, people and planned posts by way of them.
create function mark_analytics_of_posts() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(published_at) as day from new_rows where status = 'published'
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  elsif tg_op = 'DELETE' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(published_at) as day from old_rows where status = 'published'
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  else
    insert into analytics_marks (user_id, day)
    with changed as (
      select o.user_id, o.id, o.status as old_status, n.status as new_status, o.published_at as old_at,
        n.published_at as new_at,
        (o.pillar_id, o.story_id, o.campaign_id, o.author_id, o.offer)
          is distinct from (n.pillar_id, n.story_id, n.campaign_id, n.author_id, n.offer) as is_moved
      from old_rows o join new_rows n on n.user_id = o.user_id and n.id = o.id
      where (o.status, o.published_at, o.platform, o.pillar_id, o.story_id, o.campaign_id, o.author_id, o.offer,
          o.alignment_certainty, o.alignment_overall, o.alignment_voice, o.alignment_values, o.alignment_audience,
          o.alignment_emotion)
        is distinct from (n.status, n.published_at, n.platform, n.pillar_id, n.story_id, n.campaign_id, n.author_id,
          n.offer, n.alignment_certainty, n.alignment_overall, n.alignment_voice, n.alignment_values,
          n.alignment_audience, n.alignment_emotion)
    )
    select distinct d.user_id, d.day from (
      select user_id, utc_day(old_at) as day from changed where old_status = 'published'
      union all
      select user_id, utc_day(new_at) from changed where new_status = 'published'
      union all
      select c.user_id, utc_day(p.scheduled_for) from changed c
      join content_planner p on p.user_id = c.user_id and p.content_id = c.id where c.is_moved
      union all
      select c.user_id, utc_day(l.first_at) from changed c
      join leads l on l.user_id = c.user_id and l.first_content_id = c.id where c.is_moved
      union all
      select c.user_id, v.day from changed c
      join tracked_links t on t.user_id = c.user_id and t.content_id = c.id
      join link_days v on v.user_id = t.user_id and v.link_id = t.id where c.is_moved
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  end if;
  return null;
end
$$;

-- Planned posts, and the numbers of networks that are read back by way of them.
create function mark_analytics_of_plan() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(scheduled_for) as day from new_rows
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  elsif tg_op = 'DELETE' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(scheduled_for) as day from old_rows
      union all
      select o.user_id, utc_day(c.published_at) from old_rows o
      join content_created c on c.user_id = o.user_id and c.id = o.content_id
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  else
    insert into analytics_marks (user_id, day)
    with changed as (
      select o.user_id, o.scheduled_for as old_at, n.scheduled_for as new_at, o.content_id as old_content,
        n.content_id as new_content
      from old_rows o join new_rows n on n.user_id = o.user_id and n.id = o.id
      where (o.scheduled_for, o.status, o.platform, o.content_id)
        is distinct from (n.scheduled_for, n.status, n.platform, n.content_id)
    )
    select distinct d.user_id, d.day from (
      select user_id, utc_day(old_at) as day from changed
      union all
      select user_id, utc_day(new_at) from changed
      union all
      select e.user_id, utc_day(c.published_at) from changed e
      join content_created c on c.user_id = e.user_id and c.id in (e.old_content, e.new_content)
      where e.old_content is distinct from e.new_content
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  end if;
  return null;
end
$$;

-- What networks answered of a post, by way of the planned post that went there.
create function mark_analytics_of_targets() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select t.user_id, utc_day(c.published_at) as day from new_rows t
      join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
      join content_created c on c.user_id = p.user_id and c.id = p.content_id
      where num_nonnulls(t.likes, t.replies, t.reposts) > 0
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  elsif tg_op = 'DELETE' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select t.user_id, utc_day(c.published_at) as day from old_rows t
      join content_planner p on p.user_id = t.user_id and p.id = t.scheduled_post_id
      join content_created c on c.user_id = p.user_id and c.id = p.content_id
      where num_nonnulls(t.likes, t.replies, t.reposts) > 0
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  else
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select n.user_id, utc_day(c.published_at) as day
      from old_rows o join new_rows n on n.user_id = o.user_id and n.id = o.id
      join content_planner p on p.user_id = n.user_id and p.id in (o.scheduled_post_id, n.scheduled_post_id)
      join content_created c on c.user_id = p.user_id and c.id = p.content_id
      where (o.likes, o.replies, o.reposts, o.scheduled_post_id, o.connection_id)
        is distinct from (n.likes, n.replies, n.reposts, n.scheduled_post_id, n.connection_id)
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  end if;
  return null;
end
$$;

-- What was imported or typed in of a post.
create function mark_analytics_of_numbers() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select r.user_id, utc_day(c.published_at) as day from new_rows r
      join content_created c on c.user_id = r.user_id and c.id = r.content_id
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  elsif tg_op = 'DELETE' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select r.user_id, utc_day(c.published_at) as day from old_rows r
      join content_created c on c.user_id = r.user_id and c.id = r.content_id
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  else
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select r.user_id, utc_day(c.published_at) as day from (select user_id, content_id from old_rows union all select user_id, content_id from new_rows) r
      join content_created c on c.user_id = r.user_id and c.id = r.content_id
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  end if;
  return null;
end
$$;

-- People by when they first got in touch.
create function mark_analytics_of_people() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(first_at) as day from new_rows
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  elsif tg_op = 'DELETE' then
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select user_id, utc_day(first_at) as day from old_rows
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  else
    insert into analytics_marks (user_id, day)
    select distinct d.user_id, d.day from (
      select n.user_id, at.day
      from old_rows o join new_rows n on n.user_id = o.user_id and n.id = o.id
      cross join unnest(array[utc_day(o.first_at), utc_day(n.first_at)]) as at (day)
      where (o.first_at, o.first_source, o.first_network, o.first_story_id, o.first_campaign_id, o.first_content_id,
          o.first_link_id, o.merged_into)
        is distinct from (n.first_at, n.first_source, n.first_network, n.first_story_id, n.first_campaign_id,
          n.first_content_id, n.first_link_id, n.merged_into)
    ) d join accounts a on a.id = d.user_id where d.day is not null;
  end if;
  return null;
end
$$;

-- A visit is counted on its own day, of which no sums are kept yet, and asks nothing here; what is brought back or taken away of
-- other days is marked row by row.
create function mark_analytics_of_visits() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  counted constant link_days := case when tg_op = 'DELETE' then old else new end;
begin
  insert into analytics_marks (user_id, day) select id, counted.day from accounts where id = counted.user_id;
  return null;
end
$$;

-- What groups are made of: whatever belongs to it may lie on any day.
create function mark_analytics_of_groups() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  owner constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  insert into analytics_marks (user_id) select id from accounts where id = owner;
  return null;
end
$$;

-- Triggers that see all rows of a statement at once.
create function watch_analytics(watched regclass, marker name) returns void
language plpgsql
as $$
begin
  execute format(
    'create trigger analytics_insert after insert on %s referencing new table as new_rows
     for each statement execute function %I()', watched, marker);
  execute format(
    'create trigger analytics_update after update on %s referencing old table as old_rows new table as new_rows
     for each statement execute function %I()', watched, marker);
  execute format(
    'create trigger analytics_delete after delete on %s referencing old table as old_rows
     for each statement execute function %I()', watched, marker);
end
$$;
select watch_analytics('content_created', 'mark_analytics_of_posts');
select watch_analytics('content_planner', 'mark_analytics_of_plan');
select watch_analytics('publish_targets', 'mark_analytics_of_targets');
select watch_analytics('post_numbers', 'mark_analytics_of_numbers');
select watch_analytics('leads', 'mark_analytics_of_people');
drop function watch_analytics(regclass, name);

create trigger analytics_insert after insert on link_days
  for each row when (new.day <> utc_day(now())) execute function mark_analytics_of_visits();
create trigger analytics_update after update on link_days
  for each row when (new.day <> utc_day(now())) execute function mark_analytics_of_visits();
create trigger analytics_delete after delete on link_days
  for each row when (old.day <> utc_day(now())) execute function mark_analytics_of_visits();
create trigger analytics_moved after update on tracked_links
  for each row when (
    (old.network, old.content_id, old.campaign_id, old.offer_id)
      is distinct from (new.network, new.content_id, new.campaign_id, new.offer_id)
  ) execute function mark_analytics_of_groups();
create trigger analytics_moved after update on campaigns
  for each row when (old.offer_id is distinct from new.offer_id) execute function mark_analytics_of_groups();
create trigger analytics_moved after update on offers
  for each row when (old.name is distinct from new.name) execute function mark_analytics_of_groups();
create trigger analytics_insert after insert on offers for each row execute function mark_analytics_of_groups();
create trigger analytics_delete after delete on offers for each row execute function mark_analytics_of_groups();

revoke execute on function mark_analytics_of_posts(), mark_analytics_of_plan(), mark_analytics_of_targets(),
  mark_analytics_of_numbers(), mark_analytics_of_people(), mark_analytics_of_visits(), mark_analytics_of_groups() from public;
