-- One row per account; its id is the account's id and the workspace's id.
create table profiles (
  id uuid primary key references accounts on delete cascade,
  full_name text not null default '' check (length(full_name) <= 100),
  email text not null check (length(email) <= 254),
  avatar_url text check (length(avatar_url) <= 2048),
  business_type text check (length(business_type) <= 100),
  industry text check (length(industry) <= 100),
  time_zone text not null default 'Europe/London' check (length(time_zone) between 1 and 64),
  subscription_tier text check (subscription_tier in ('creator', 'pro', 'collective')),
  subscription_status text check (subscription_status in ('active', 'inactive', 'processing_payment')),
  subscription_start_date timestamptz,
  subscription_end_date timestamptz,
  -- Kept by triggers (0009), never by hand.
  stories_count integer not null default 0 check (stories_count >= 0),
  posts_count integer not null default 0 check (posts_count >= 0),
  strategies_count integer not null default 0 check (strategies_count >= 0),
  campaigns_count integer not null default 0 check (campaigns_count >= 0),
  ai_generations_count integer not null default 0 check (ai_generations_count >= 0),
  last_activity_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table user_onboarding_status (
  user_id uuid primary key references accounts on delete cascade,
  sample_data_created boolean not null default false,
  onboarding_completed boolean not null default false,
  kickstart_completed boolean not null default false,
  smart_dashboard_setup_complete boolean not null default false,
  step text not null default 'welcome'
    check (step in ('welcome', 'video', 'kickstart', 'setup', 'results', 'tier-setup', 'done')),
  -- What was typed into the five steps before the snapshot was saved.
  kickstart_data jsonb not null default '{}' check (jsonb_typeof(kickstart_data) = 'object'),
  welcome_seen text[] not null default '{}' check (welcome_seen <@ array['creator', 'pro', 'collective']),
  -- The completion record: tier, completedAt, features.
  completed_tier text check (completed_tier in ('creator', 'pro', 'collective')),
  completed_at timestamptz,
  completed_features text[] not null default '{}',
  updated_at timestamptz not null default now()
);

create table subscriptions (
  user_id uuid primary key references accounts on delete cascade,
  tier text not null check (tier in ('creator', 'pro', 'collective')),
  -- Stripe's words.
  status text not null check (status in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'
  )),
  provider text not null default 'local' check (provider in ('local', 'stripe')),
  billing_cycle text not null default 'monthly' check (billing_cycle in ('monthly', 'annual')),
  started_at timestamptz not null default now(),
  trial_end timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  past_due_since timestamptz,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index subscriptions_trial_end on subscriptions (trial_end) where status = 'trialing';

create table user_dashboard_personalization (
  user_id uuid primary key references accounts on delete cascade,
  personalization_data jsonb not null default '{}' check (jsonb_typeof(personalization_data) = 'object'),
  updated_at timestamptz not null default now()
);

create table module_usage (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  module_name text not null check (length(module_name) between 1 and 100),
  action_type text not null check (length(action_type) between 1 and 100),
  additional_data jsonb not null default '{}',
  "timestamp" timestamptz not null default now()
);
create index module_usage_recent on module_usage (user_id, "timestamp" desc);

create table events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  event_name text not null check (length(event_name) between 1 and 100),
  context jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index events_recent on events (user_id, created_at desc);

create table ai_generations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (length(kind) between 1 and 100),
  credits smallint not null default 1 check (credits >= 0),
  refunded_at timestamptz,
  created_at timestamptz not null default now()
);
create index ai_generations_recent on ai_generations (user_id, created_at desc);

select isolate_workspace('profiles', 'id');
select isolate_workspace('user_onboarding_status');
select isolate_workspace('subscriptions');
select isolate_workspace('user_dashboard_personalization');
select isolate_workspace('module_usage');
select isolate_workspace('events');
select isolate_workspace('ai_generations');

grant select on profiles, subscriptions to app;
-- Tier, status, e-mail and counters are not the founder's to write.
grant update (full_name, avatar_url, business_type, industry, time_zone, updated_at) on profiles to app;
grant select, insert, update, delete on
  user_onboarding_status, user_dashboard_personalization, module_usage, events, ai_generations to app;

create trigger profiles_touch before update on profiles for each row execute function touch_updated_at();
create trigger user_onboarding_status_touch before update on user_onboarding_status
  for each row execute function touch_updated_at();
create trigger subscriptions_touch before update on subscriptions for each row execute function touch_updated_at();
create trigger user_dashboard_personalization_touch before update on user_dashboard_personalization
  for each row execute function touch_updated_at();
