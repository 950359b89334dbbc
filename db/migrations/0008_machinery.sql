-- Work to be done after the transaction that asked for it has committed; relayed to the job queue.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  queue text not null check (length(queue) between 1 and 100),
  payload jsonb not null default '{}',
  -- Not before this instant.
  start_after timestamptz,
  created_at timestamptz not null default now()
);
create index outbox_oldest on outbox (created_at);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 200),
  to_address text not null check (length(to_address) <= 320 and to_address !~ '[\r\n]'),
  template text not null check (length(template) between 1 and 100),
  -- What the template is filled with, encrypted because it may hold a one-time link; forgotten once sent.
  sealed_props bytea,
  -- As it was sent; null until then.
  subject text check (length(subject) between 1 and 500 and subject !~ '[\r\n]'),
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed')),
  tries smallint not null default 0 check (tries >= 0),
  last_error text,
  created_at timestamptz not null default now(),
  sending_since timestamptz,
  sent_at timestamptz
);
create index mail_outbox_open on mail_outbox (created_at) where sealed_props is not null;
create index mail_outbox_recent on mail_outbox (created_at desc);

-- A repeated form answers with the first one's result.
create table idempotency_keys (
  -- The account's id, or an anonymous visitor's.
  scope text not null check (length(scope) between 1 and 100),
  action text not null check (length(action) between 1 and 100),
  key text not null check (length(key) between 1 and 100),
  user_id uuid references accounts on delete cascade,
  result jsonb,
  created_at timestamptz not null default now(),
  primary key (scope, action, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
create index idempotency_keys_user on idempotency_keys (user_id) where user_id is not null;

create table rate_limits (
  key text primary key check (length(key) <= 300),
  window_start timestamptz not null,
  window_seconds integer not null check (window_seconds > 0),
  count integer not null check (count >= 1)
);
create index rate_limits_age on rate_limits (window_start);

-- Where a long command over many rows stands, so that it goes on after an interruption.
create table batch_cursors (
  name text primary key check (length(name) <= 100),
  cursor text,
  rows_read bigint not null default 0,
  rows_written bigint not null default 0,
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

select isolate_workspace('idempotency_keys');
grant select, insert, update on idempotency_keys to app;
-- A request may ask for work and mail, and read neither.
grant insert on outbox, mail_outbox to app;
grant select (idempotency_key) on mail_outbox to app;
