-- Where a workspace is told of what happens in it. The secret is sealed together with the one before it, which goes on
-- signing until `previous_until`.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  address text not null check (length(address) between 1 and 500),
  description text not null default '' check (length(description) <= 200),
  events text[] not null default '{}' check (cardinality(events) <= 50),
  sealed_secret bytea not null check (length(sealed_secret) <= 1000),
  previous_until timestamptz,
  status text not null default 'active' check (status in ('active', 'paused', 'disabled')),
  -- Why we disabled it.
  reason text not null default '' check (reason in ('', 'gone', 'exhausted', 'plan')),
  -- The receiver asked us to wait until then.
  rest_until timestamptz,
  -- One worker at a time sends to an endpoint: which one, and until when it counts as alive.
  worker uuid,
  worker_until timestamptz,
  served_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  check ((worker is null) = (worker_until is null)),
  check ((status = 'disabled') = (reason <> ''))
);

-- One event on its way to one endpoint, and what became of the newest attempt. Kept for 30 days.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  endpoint_id uuid not null,
  type text not null check (length(type) between 1 and 100),
  -- Ids, instants and words of ours; never what somebody wrote.
  data jsonb not null default '{}',
  occurred_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Not before then. While an attempt is under way: when its worker counts as dead.
  next_at timestamptz not null,
  last_at timestamptz,
  last_status smallint check (last_status between 100 and 999),
  last_ms integer check (last_ms >= 0),
  last_answer text not null default '' check (length(last_answer) <= 1100),
  foreign key (user_id, endpoint_id) references webhook_endpoints (user_id, id) on delete cascade
);
create index webhook_deliveries_log on webhook_deliveries (user_id, endpoint_id, occurred_at desc);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_age on webhook_deliveries (occurred_at);

select isolate_workspace('webhook_endpoints');
select isolate_workspace('webhook_deliveries');
select restrict_to('webhook_endpoints', 'settings');
select restrict_to('webhook_deliveries', 'settings');
grant select, insert, update, delete on webhook_endpoints, webhook_deliveries to app;
create trigger webhook_endpoints_touch before update of address, description, events, status on webhook_endpoints
  for each row execute function touch_updated_at();
select watch_changes('webhook_deliveries');

-- Notes an event for every endpoint that wants it, in the transaction that causes it: what is rolled back is not sent.
-- One job for each transaction, however many events it causes. An endpoint that is being deleted meanwhile is left out.
create function note_webhook_event(workspace uuid, event text, subject jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into webhook_deliveries (user_id, endpoint_id, type, data, occurred_at, next_at)
  select wanted.user_id, wanted.id, event, subject, clock_timestamp(), clock_timestamp()
  from (
    select e.user_id, e.id from webhook_endpoints e
    where e.user_id = workspace and e.status = 'active' and event = any (e.events)
    for key share of e
  ) wanted;
  if found and coalesce(current_setting('app.webhooks_noted', true), '') = '' then
    insert into outbox (queue, payload) values ('webhooks.send', '{}');
    perform set_config('app.webhooks_noted', 'on', true);
  end if;
end
$$;
revoke execute on function note_webhook_event(uuid, text, jsonb) from public;

create function note_scheduled_post() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  event constant text := case new.status
    when 'scheduled' then 'post.scheduled'
    when 'held' then 'post.paused'
    when 'due' then 'post.due'
    when 'handed_over' then 'post.handed_over'
    when 'published' then case
      when exists (
        select from publish_targets t
        where t.user_id = new.user_id and t.scheduled_post_id = new.id and t.state <> 'published'
      ) then 'post.partially_published'
      else 'post.published'
    end
    when 'failed' then 'post.refused'
    when 'missed' then 'post.missed'
    when 'cancelled' then 'post.unscheduled'
  end;
begin
  if event is null or new.scheduled_for is null then return null; end if;
  -- What comes in as something past was imported or restored: it did not happen now.
  if tg_op = 'INSERT' and new.status not in ('scheduled', 'held') then return null; end if;
  if tg_op = 'UPDATE' and old.status = new.status
    and (new.status <> 'scheduled' or old.scheduled_for is not distinct from new.scheduled_for)
  then
    return null;
  end if;
  perform note_webhook_event(new.user_id, event, jsonb_build_object(
    'scheduledPostId', new.id, 'postId', new.content_id, 'platform', new.platform,
    'scheduledFor', to_char(new.scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ));
  return null;
end
$$;
revoke execute on function note_scheduled_post() from public;
create trigger note_webhook after insert or update of status, scheduled_for on content_planner
  for each row execute function note_scheduled_post();

create function note_review() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and old.decision is not distinct from new.decision then return null; end if;
  if tg_op = 'INSERT' and new.decision is not null then return null; end if;
  perform note_webhook_event(
    new.user_id,
    case new.decision when 'approved' then 'review.approved' when 'sent_back' then 'review.changes_requested' else 'review.requested' end,
    jsonb_build_object('reviewId', new.id, 'postId', new.content_id)
  );
  return null;
end
$$;
revoke execute on function note_review() from public;
create trigger note_webhook after insert or update of decision on post_reviews
  for each row execute function note_review();

create function note_story() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform note_webhook_event(new.user_id, 'story.added', jsonb_build_object('storyId', new.id));
  return null;
end
$$;
revoke execute on function note_story() from public;
create trigger note_webhook after insert on stories for each row execute function note_story();
