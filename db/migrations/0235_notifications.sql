-- What people are told of, each for themselves: `member_id` is the person, the owner of the workspace or a member of it.
create table notification_settings (
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  -- By event: {"post_due": {"page": true, "email": "daily"}}. What is missing is as it is for those who never chose.
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  -- When digests come, by the clock of the person: an hour of the day, and a weekday (1 Monday to 7 Sunday).
  hour smallint not null default 8 check (hour between 0 and 23),
  weekday smallint not null default 1 check (weekday between 1 and 7),
  -- In the daily digest what is to be published, in the weekly one how the week went.
  due_today boolean not null default true,
  week boolean not null default true,
  updated_at timestamptz not null default now(),
  primary key (user_id, member_id)
);
create index notification_settings_member on notification_settings (member_id);

create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  event text not null check (length(event) between 1 and 40),
  -- Names what happened: the same thing is told to one person once, however many workers noticed it.
  key text not null check (length(key) between 1 and 200),
  -- What its sentence is filled with: a title, a name, a note.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  -- The scheduled post it is about, whose text the email brings; null for anything else.
  scheduled_post_id uuid,
  -- The page it leads to.
  path text not null check (length(path) between 1 and 300),
  on_page boolean not null default true,
  -- How it comes by email; `sent` once it did, `off` when it is not to.
  mail text not null default 'off' check (mail in ('off', 'at_once', 'daily', 'weekly', 'sent')),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (user_id, member_id, key)
);
create index notifications_list on notifications (user_id, member_id, created_at desc, id desc) where on_page;
create index notifications_unread on notifications (user_id, member_id) where on_page and read_at is null;
create index notifications_at_once on notifications (created_at) where mail = 'at_once';
create index notifications_digest on notifications (user_id, member_id, created_at) where mail in ('daily', 'weekly');
create index notifications_member on notifications (member_id);
create index notifications_age on notifications (created_at);

-- The latest digest of each kind that a person was sent, by the instant at which it fell due: it is sent once, and one
-- that nobody was there to send is sent later.
create table notification_watermarks (
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('daily', 'weekly')),
  window_at timestamptz not null,
  primary key (user_id, member_id, kind)
);
create index notification_watermarks_member on notification_watermarks (member_id);

select isolate_workspace('notification_settings');
select isolate_workspace('notifications');
select isolate_workspace('notification_watermarks');
grant select, insert, update on notification_settings to app;
grant select, insert, update on notifications to app;
create trigger notification_settings_touch before update on notification_settings
  for each row execute function touch_updated_at();

-- Whoever acts reads and changes their own; what one does is told to others, by their settings.
create policy own_select on notifications as restrictive for select to app
  using (member_id = coalesce((select current_actor()), user_id));
create policy own_update on notifications as restrictive for update to app
  using (member_id = coalesce((select current_actor()), user_id))
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_insert on notification_settings as restrictive for insert to app
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_update on notification_settings as restrictive for update to app
  using (member_id = coalesce((select current_actor()), user_id))
  with check (member_id = coalesce((select current_actor()), user_id));

-- Open screens learn of new ones and of those that were read.
select watch_changes('notifications');

-- The links that end emails are signed with a key of their own.
-- lock is short: a row for each key
alter table kept_keys drop constraint kept_keys_purpose_check;
-- lock is short: a row for each key
alter table kept_keys add constraint kept_keys_purpose_check
  check (purpose in ('recovery-code', 'share', 'story-request', 'post-review', 'newsletter', 'unsubscribe')) not valid;
