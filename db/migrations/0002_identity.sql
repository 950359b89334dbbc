-- Who may come in. Only the system role reads or writes here; `app` has no grant on any of these tables.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  -- Stored normalised (NFKC, then lower case), so that equality is enough.
  email text not null unique check (email = lower(email) and length(email) between 3 and 254 and position('@' in email) > 1),
  password_hash text,
  full_name text not null default '' check (length(full_name) <= 100),
  referral_code text check (referral_code ~ '^[A-Za-z0-9]{1,20}$'),
  role text not null default 'user' check (role in ('user', 'admin')),
  email_confirmed_at timestamptz,
  terms_accepted_at timestamptz,
  password_changed_at timestamptz,
  last_signed_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  provider text not null check (provider in ('google')),
  subject text not null check (length(subject) between 1 and 255),
  email text,
  created_at timestamptz not null default now(),
  unique (provider, subject)
);
create index identities_user on identities (user_id);

create table sessions (
  -- SHA-256 of the cookie's 256 random bits.
  id_hash bytea primary key check (length(id_hash) = 32),
  user_id uuid not null references accounts on delete cascade,
  workspace_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  remember boolean not null default false,
  ip text not null default '',
  user_agent text not null default '',
  flash jsonb
);
create index sessions_user on sessions (user_id, last_seen_at desc);
create index sessions_workspace on sessions (workspace_id);
create index sessions_expiry on sessions (expires_at);

create table tokens (
  id uuid primary key default gen_random_uuid(),
  hash bytea not null unique check (length(hash) = 32),
  purpose text not null check (purpose in (
    'magic_link', 'password_reset', 'email_confirmation', 'email_change', 'team_invite', 'newsletter'
  )),
  user_id uuid references accounts on delete cascade,
  email text not null check (length(email) <= 254),
  browser_hash bytea,
  code_hash bytea,
  tries smallint not null default 0 check (tries >= 0),
  payload jsonb not null default '{}',
  expires_at timestamptz not null,
  consumed_at timestamptz,
  created_at timestamptz not null default now()
);
create index tokens_user on tokens (user_id, purpose) where consumed_at is null;
create index tokens_email on tokens (email, purpose) where consumed_at is null;
create index tokens_expiry on tokens (expires_at);

create table security_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references accounts on delete cascade,
  event_type text not null check (length(event_type) between 1 and 100),
  event_data jsonb not null default '{}' check (jsonb_typeof(event_data) = 'object'),
  ip text not null default '',
  user_agent text not null default '',
  request_id text,
  created_at timestamptz not null default now()
);
create index security_events_user on security_events (user_id, created_at desc);
create index security_events_time on security_events (created_at);

create table team_members (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references accounts on delete cascade,
  -- Null until an invitation is accepted.
  member_id uuid references accounts on delete cascade,
  email text not null check (length(email) <= 254),
  role text not null check (role in ('owner', 'admin', 'editor', 'contributor', 'reviewer', 'viewer')),
  status text not null default 'invited' check (status in ('invited', 'active', 'removed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (owner_id, email),
  unique (owner_id, member_id),
  check (status <> 'active' or member_id is not null)
);
create index team_members_member on team_members (member_id) where status = 'active';

select isolate_workspace('identities');
select isolate_workspace('sessions');
select isolate_workspace('tokens');
select isolate_workspace('security_events');
select isolate_workspace('team_members', 'owner_id');
grant select, insert, update, delete on team_members to app;

create trigger accounts_touch before update on accounts for each row execute function touch_updated_at();
create trigger team_members_touch before update on team_members for each row execute function touch_updated_at();

-- The spec's call: event_type_param is user_signed_in or user_signed_out, or any other security event.
-- The user is the transaction's workspace, or `user_id` in the data when the system role speaks for somebody.
create function log_security_event(event_type_param text, event_data_param jsonb default '{}') returns void
language sql security definer set search_path = public, pg_temp
as $$
  insert into security_events (user_id, event_type, event_data)
  values (
    coalesce(current_workspace(), (event_data_param ->> 'user_id')::uuid),
    event_type_param,
    coalesce(event_data_param, '{}') - 'user_id'
  )
$$;
revoke execute on function log_security_event from public;
grant execute on function log_security_event to app;
