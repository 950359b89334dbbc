-- As in 0131, and whether there is a card: a trial that goes on by itself is no reason to worry anybody.
create or replace function read_place(person uuid, wanted uuid)
returns table (
  full_name text, first_name text, avatar_url text, avatar_colour text, time_zone text,
  workspace_id uuid, workspace_time_zone text, memberships json, profile_tier text, profile_status text,
  subscription json, onboarding_completed boolean, removed_from json
)
-- Not plain SQL: the plan of this is kept for the connection.
language plpgsql stable security definer rows 1 set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select
    p.full_name, p.first_name, p.avatar_url, p.avatar_colour, p.time_zone, w.id, w.time_zone,
    (select coalesce(json_agg(json_build_object(
        'ownerId', t.owner_id, 'role', t.role,
        'ownerName', coalesce(nullif(o.full_name, ''), o.email),
        'seat', 2 + (select count(*) from team_members e
          where e.owner_id = t.owner_id and e.status = 'active' and (e.joined_at, e.id) < (t.joined_at, t.id))
      ) order by lower(coalesce(nullif(o.full_name, ''), o.email)), t.owner_id), '[]')
      from team_members t join profiles o on o.id = t.owner_id
      where t.member_id = person and t.status = 'active'),
    w.subscription_tier, w.subscription_status,
    case when sub.user_id is null then null else json_build_object(
      'tier', sub.tier, 'status', sub.status, 'trialEnd', sub.trial_end,
      'currentPeriodEnd', sub.current_period_end, 'pastDueSince', sub.past_due_since,
      'cancelAtPeriodEnd', sub.cancel_at_period_end, 'hasCard', sub.has_card
    ) end,
    coalesce(o.onboarding_completed, false),
    (select json_build_object(
        'id', f.id, 'owner', coalesce(nullif(e.full_name, ''), e.email), 'at', f.ended_at,
        'isSeen', f.seen_at is not null
      )
      from former_memberships f left join profiles e on e.id = f.workspace_id
      where f.user_id = person
      order by f.seen_at is not null, f.ended_at desc, f.id limit 1)
  from profiles p
  join profiles w on w.id = coalesce(
    (select t.owner_id from team_members t
     where t.owner_id = wanted and t.member_id = person and t.status = 'active'),
    person
  )
  left join subscriptions sub on sub.user_id = w.id
  left join user_onboarding_status o on o.user_id = w.id
  where p.id = person;
end
$$;
