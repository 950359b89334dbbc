-- Subscriptions at hubs (WebSub): a hub tells us when a feed has something new, so that we look at once instead of within
-- the hour. Only ever a hint: looking once an hour goes on. A row outlives its source until its hub was told.
create table watch_hubs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  source_id uuid,
  hub text not null check (length(hub) between 1 and 2000),
  -- What the feed calls itself: what we ask for, and nothing else, is confirmed.
  topic text not null check (length(topic) between 1 and 2000),
  -- SHA-256 of what names the row in the address that the hub calls.
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- That name, and the secret which signs deliveries.
  sealed bytea not null,
  status text not null default 'asked' check (status in ('asked', 'active', 'refused')),
  -- When to ask again, or to unsubscribe where the source is gone.
  ask_at timestamptz not null,
  lease_until timestamptz,
  -- Since when its source is gone.
  left_at timestamptz,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, source_id),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete set null (source_id)
);
create index watch_hubs_left on watch_hubs (ask_at) where source_id is null;
select isolate_workspace('watch_hubs');
select restrict_to('watch_hubs', 'edit');
grant select, insert, update, delete on watch_hubs to app;
