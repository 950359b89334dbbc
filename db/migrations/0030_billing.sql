-- One customer at Stripe for each account, kept apart from the subscription because a checkout may be left half-way.
-- Its row is what a sync locks while it asks Stripe what is true (safety.md, hole 11).
create table billing_customers (
  user_id uuid primary key references accounts on delete cascade,
  stripe_customer_id text not null unique,
  synced_at timestamptz,
  created_at timestamptz not null default now()
);

-- Checkouts that somebody was sent to. At most one is open for an account, so that two tabs lead to one page.
create table billing_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  tier text not null check (tier in ('creator', 'pro', 'collective')),
  billing_cycle text not null check (billing_cycle in ('monthly', 'annual')),
  promotion_code text not null default '',
  status text not null default 'opening' check (status in ('opening', 'open', 'complete', 'expired')),
  stripe_session_id text unique,
  url text,
  expires_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index billing_checkouts_open on billing_checkouts (user_id) where status in ('opening', 'open');
create index billing_checkouts_recent on billing_checkouts (user_id, created_at desc);

-- Every event that Stripe told us about, once. What it says is never believed: it only makes us ask.
create table stripe_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  stripe_customer_id text,
  source text not null check (source in ('webhook', 'reconcile', 'replay')),
  -- Null until a job has acted on it; unknown kinds are only counted.
  outcome text check (outcome in ('synced', 'ignored', 'unknown_customer')),
  processed_at timestamptz,
  received_at timestamptz not null default now()
);
create index stripe_events_newest on stripe_events (created_at desc);
create index stripe_events_waiting on stripe_events (received_at) where processed_at is null;

-- What Stripe's subscription says beside its state.
alter table subscriptions
  add column has_card boolean not null default false,
  add column ended_at timestamptz,
  add column stripe_schedule_id text,
  add column next_tier text check (next_tier in ('creator', 'pro', 'collective')),
  add column next_billing_cycle text check (next_billing_cycle in ('monthly', 'annual')),
  add column next_at timestamptz;

select isolate_workspace('billing_customers');
select isolate_workspace('billing_checkouts');
-- Only the system role writes what money depends on.
grant select on billing_customers, billing_checkouts to app;
