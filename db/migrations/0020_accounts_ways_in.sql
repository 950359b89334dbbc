-- The browser that set the password of an account which has not proven its mailbox yet: only there may one press of
-- the mailed link be enough, or whoever registered somebody else's address would choose the password.
alter table accounts add column registration_browser bytea check (length(registration_browser) = 32);

-- A name for a session that says nothing about its secret: for listing and ending one.
alter table sessions add column id uuid not null default gen_random_uuid();
create unique index sessions_id on sessions (id);

-- The last tries of a small limit, so that no 15 minutes see more of them than allowed, wherever they begin.
alter table rate_limits add column tries timestamptz[] not null default '{}';

-- How long a form stays locked after too many tries (spec, "Rate limit handling"); keys are keyed hashes.
create table auth_locks (
  key text primary key check (length(key) <= 300),
  attempt integer not null default 0 check (attempt >= 0),
  locked_at timestamptz not null
);
create index auth_locks_age on auth_locks (locked_at);

-- Time-based one-time codes. The secret is sealed with the application's key and counts only once confirmed.
create table two_factor (
  user_id uuid primary key references accounts on delete cascade,
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The 30-second step of the last code that was used: a code works once.
  last_step bigint not null default 0,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references accounts on delete cascade,
  hash bytea not null check (length(hash) = 32),
  used_at timestamptz,
  primary key (user_id, hash)
);

create table passkeys (
  -- The credential id, base64url, as the browser names it.
  id text primary key check (length(id) between 1 and 1400),
  user_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0 check (counter >= 0),
  transports text[] not null default '{}',
  name text not null check (length(name) between 1 and 100),
  backed_up boolean not null default false,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id, created_at);

-- What a browser was asked to sign, once: 32 random bytes, hashed, for a few minutes.
create table passkey_challenges (
  hash bytea primary key check (length(hash) = 32),
  user_id uuid references accounts on delete cascade,
  purpose text not null check (purpose in ('register', 'sign_in')),
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);

select isolate_workspace('two_factor');
select isolate_workspace('recovery_codes');
select isolate_workspace('passkeys');
select isolate_workspace('passkey_challenges');

-- The same call, which now also keeps where a request came from and which one it was.
create or replace function log_security_event(event_type_param text, event_data_param jsonb default '{}') returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into security_events (user_id, event_type, event_data, ip, user_agent, request_id)
  values (
    coalesce(current_workspace(), (event_data_param ->> 'user_id')::uuid),
    event_type_param,
    coalesce(event_data_param, '{}') - 'user_id' - 'ip' - 'user_agent' - 'request_id',
    left(coalesce(event_data_param ->> 'ip', ''), 100),
    left(coalesce(event_data_param ->> 'user_agent', ''), 400),
    left(event_data_param ->> 'request_id', 100)
  )
$$;
