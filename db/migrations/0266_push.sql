-- Browsers that somebody lets us send messages to, for one workspace each.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  -- The address and its keys, sealed: whoever has the address can reach the browser.
  endpoint_hash bytea not null check (length(endpoint_hash) = 32),
  sealed bytea not null,
  -- 'Firefox on Linux'
  device text not null default '' check (length(device) <= 100),
  created_at timestamptz not null default now(),
  -- When its service last took a message.
  succeeded_at timestamptz,
  unique (user_id, member_id, endpoint_hash)
);
create index push_subscriptions_endpoint on push_subscriptions (endpoint_hash);
create index push_subscriptions_member on push_subscriptions (member_id);
select isolate_workspace('push_subscriptions');
grant select, insert, update, delete on push_subscriptions to app;

-- Only their owner sees and changes them.
create policy own_select on push_subscriptions as restrictive for select to app
  using (member_id = coalesce((select current_actor()), user_id));
create policy own_insert on push_subscriptions as restrictive for insert to app
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_update on push_subscriptions as restrictive for update to app
  using (member_id = coalesce((select current_actor()), user_id))
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_delete on push_subscriptions as restrictive for delete to app
  using (member_id = coalesce((select current_actor()), user_id));

-- Whether a notification goes to browsers: `waiting` until it was looked at, which happens once.
alter table notifications add column push text not null default 'off';
alter table notifications add constraint notifications_push_check check (push in ('off', 'waiting', 'sent')) not valid;
