-- An account on a network to which a workspace publishes. Its tokens are sealed; a row stays when it is disconnected,
-- so that what was published through it can still be explained.
create table connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  network text not null check (network in (
    'mastodon', 'bluesky', 'linkedin', 'threads', 'instagram', 'facebook', 'tiktok', 'x'
  )),
  -- The origin of its server: https://mastodon.example
  server text not null check (length(server) between 1 and 300),
  -- Who it is there: the id its server gives, and what people read.
  account_id text not null check (length(account_id) between 1 and 300),
  handle text not null check (length(handle) between 1 and 300),
  display_name text not null default '' check (length(display_name) <= 300),
  -- JSON whose shape is its network's affair; null once it is disconnected.
  sealed_tokens bytea,
  scopes text not null default '' check (length(scopes) <= 1000),
  expires_at timestamptz,
  status text not null default 'connected' check (status in ('connected', 'needs_reconnecting', 'disconnected')),
  -- Why it is not connected, in plain words.
  reason text not null default '' check (length(reason) <= 300),
  -- The network asked us to wait until then.
  resting_until timestamptz,
  -- One worker at a time sends to an account: which one, and until when it counts as alive.
  worker uuid,
  worker_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, network, server, account_id),
  check ((worker is null) = (worker_until is null)),
  check (status <> 'disconnected' or sealed_tokens is null)
);

-- A scheduled post on its way to one account.
create table publish_targets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  scheduled_post_id uuid not null,
  connection_id uuid not null,
  state text not null default 'prepared' check (state in (
    'prepared', 'sending', 'published', 'may_be_published', 'refused', 'handed_over', 'missed'
  )),
  state_since timestamptz not null default now(),
  -- When it must have left its state; null where it may stay.
  deadline_at timestamptz,
  -- When a worker has to look at it; null where there is nothing left to do.
  next_try_at timestamptz,
  -- What stands in its way (core/publishing/problems.ts), and what the network said about it.
  problem text not null default '' check (length(problem) <= 50),
  detail text not null default '' check (length(detail) <= 300),
  -- What is sent. Stored before the first send and never changed afterwards, so that every send is the same one.
  text text check (length(text) <= 100000),
  text_hash text check (length(text_hash) = 64),
  frozen_at timestamptz,
  record_key text check (length(record_key) between 1 and 64),
  idempotency_key text unique check (length(idempotency_key) between 1 and 64),
  first_sent_at timestamptz,
  last_sent_at timestamptz,
  -- Since when it may be published without our knowing: from then on it is only sent again after a look-up.
  doubted_at timestamptz,
  -- Sends that certainly left nothing, counted for the pause before the next one.
  unsent integer not null default 0 check (unsent >= 0),
  remote_id text not null default '' check (length(remote_id) <= 300),
  address text not null default '' check (length(address) <= 2000),
  published_at timestamptz,
  -- What reading it back found: the approved text, another one (kept in live_text), or nothing.
  verified text check (verified in ('same', 'different', 'gone')),
  live_text text check (length(live_text) <= 100000),
  read_at timestamptz,
  next_read_at timestamptz,
  likes integer check (likes >= 0),
  replies integer check (replies >= 0),
  reposts integer check (reposts >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, scheduled_post_id, connection_id),
  foreign key (user_id, scheduled_post_id) references content_planner (user_id, id) on delete cascade,
  foreign key (user_id, connection_id) references connections (user_id, id) on delete cascade,
  check (
    (idempotency_key is null) = (text is null) and (idempotency_key is null) = (text_hash is null)
    and (idempotency_key is null) = (frozen_at is null) and (idempotency_key is null) = (record_key is null)
  ),
  -- Nothing is sent that is not stored.
  check (first_sent_at is null or idempotency_key is not null),
  check (state <> 'published' or published_at is not null)
);
create index publish_targets_connection on publish_targets (user_id, connection_id);
create index publish_targets_next on publish_targets (next_try_at) where next_try_at is not null;
create index publish_targets_read on publish_targets (next_read_at) where next_read_at is not null;

-- What is frozen stays as it is, whoever writes: a second send must be the same as the first. Only what certainly never
-- arrived can be scheduled anew, with another text and another key.
create function keep_frozen() returns trigger
language plpgsql
as $$
begin
  if old.doubted_at is null and old.state in ('refused', 'missed', 'handed_over') and new.state = 'prepared'
    and new.idempotency_key is null
  then
    return new;
  end if;
  if old.idempotency_key is not null and (
    new.idempotency_key is distinct from old.idempotency_key or new.text is distinct from old.text
    or new.text_hash is distinct from old.text_hash or new.frozen_at is distinct from old.frozen_at
    or new.record_key is distinct from old.record_key
  ) then
    raise exception using errcode = 'check_violation', message = 'What is frozen for sending cannot change';
  end if;
  return new;
end
$$;
create trigger publish_targets_frozen before update on publish_targets for each row execute function keep_frozen();

-- Each call to a network: noted before it is made, so that a worker that died leaves a trace.
create table publish_attempts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  target_id uuid not null,
  action text not null check (action in ('send', 'look_up')),
  idempotency_key text not null check (length(idempotency_key) between 1 and 64),
  started_at timestamptz not null,
  finished_at timestamptz,
  -- Null while it runs, and for ever when the worker died.
  answer text check (answer in ('published', 'unsent', 'unknown', 'found', 'not_found', 'cannot_tell')),
  status_code smallint check (status_code between 100 and 599),
  -- In plain words; never a token.
  reason text not null default '' check (length(reason) <= 300),
  foreign key (user_id, target_id) references publish_targets (user_id, id) on delete cascade,
  check ((answer is null) = (finished_at is null))
);
create index publish_attempts_target on publish_attempts (user_id, target_id, started_at);

select isolate_workspace(name::regclass) from unnest(array['connections', 'publish_targets', 'publish_attempts']) as name;
select restrict_to('connections', 'settings');
select restrict_to('publish_targets', 'edit');
select restrict_to('publish_attempts', 'edit');
grant select, insert, update, delete on connections, publish_targets, publish_attempts to app;
create trigger connections_touch before update on connections for each row execute function touch_updated_at();
create trigger publish_targets_touch before update on publish_targets for each row execute function touch_updated_at();
