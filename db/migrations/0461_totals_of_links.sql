-- How many people followed each link up to now, added up as they are counted: a link has a row for each day of years, and What
-- works asks for the sum of hundreds. It all follows from link_days.
create table link_totals (
  user_id uuid not null references accounts on delete cascade,
  -- Without a reference, since these follow from the days: an undo brings back a link, its days and so its total.
  link_id uuid not null,
  people bigint not null,
  primary key (user_id, link_id)
);
select isolate_workspace('link_totals');
grant select on link_totals to app;

-- Links are taken in their order, so that two who count never wait for each other. The join with the accounts leaves out days
-- that go because their account does.
create function add_to_link_totals() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into link_totals as t (user_id, link_id, people)
  select n.user_id, n.link_id, sum(n.visits) from new_rows n join accounts a on a.id = n.user_id
  where n.reason = '' group by n.user_id, n.link_id order by n.link_id
  on conflict (user_id, link_id) do update set people = t.people + excluded.people;
  return null;
end
$$;

create function take_from_link_totals() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into link_totals as t (user_id, link_id, people)
  select o.user_id, o.link_id, -sum(o.visits) from old_rows o join accounts a on a.id = o.user_id
  where o.reason = '' group by o.user_id, o.link_id order by o.link_id
  on conflict (user_id, link_id) do update set people = t.people + excluded.people;
  if tg_op = 'DELETE' then
    delete from link_totals t using old_rows o where t.user_id = o.user_id and t.link_id = o.link_id and t.people = 0;
  end if;
  return null;
end
$$;

create trigger totals_insert after insert on link_days referencing new table as new_rows
  for each statement execute function add_to_link_totals();
create trigger totals_update_new after update on link_days referencing new table as new_rows
  for each statement execute function add_to_link_totals();
create trigger totals_update_old after update on link_days referencing old table as old_rows
  for each statement execute function take_from_link_totals();
create trigger totals_delete after delete on link_days referencing old table as old_rows
  for each statement execute function take_from_link_totals();

-- Nobody counts while the triggers are new: what is there already is added up without missing a visit.
insert into link_totals (user_id, link_id, people)
select user_id, link_id, sum(visits) from link_days where reason = '' group by user_id, link_id;
