-- The address at which people ask a workspace for a post: one is open at a time. Only a hash of its secret is kept.
create table request_addresses (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  -- Replaced, or turned off.
  closed_at timestamptz
);
create unique index request_addresses_open on request_addresses (user_id) where closed_at is null;
create index request_addresses_list on request_addresses (user_id, created_at desc);

-- What somebody asked for, from outside or as a member. It is somebody else's text and never more than quoted. Once it is
-- accepted its state follows the post that is made of its idea.
create table content_requests (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  state text not null default 'new' check (state in ('new', 'accepted', 'declined', 'spam')),
  about text not null check (length(about) between 1 and 300),
  notes text not null default '' check (length(notes) <= 4000),
  platform text not null default '' check (length(platform) <= 50),
  format text not null default '' check (length(format) <= 50),
  wished_on date,
  name text not null check (length(name) between 1 and 200),
  -- Lower case; '' is none.
  email text not null default '' check (length(email) <= 254 and email = lower(email)),
  -- The member who asked; null for somebody outside.
  asked_by uuid references accounts on delete set null,
  -- Who makes it, by when, of which idea.
  owner_id uuid references accounts on delete set null,
  due_on date,
  idea_id uuid,
  -- Why it was declined, for whoever asked.
  reason text not null default '' check (length(reason) <= 1000),
  -- Of the page that shows its state to whoever asked.
  status_hash bytea not null unique check (octet_length(status_hash) = 32),
  -- News by mail: 'asked' until the address is confirmed, 'ended' once they had enough.
  news text not null default 'off' check (news in ('off', 'asked', 'on', 'ended')),
  confirm_hash text unique check (length(confirm_hash) = 64),
  confirm_until timestamptz,
  -- The last state that a mail told of.
  told text not null default 'new' check (told in ('new', 'accepted', 'published', 'declined')),
  spam_reasons text[] not null default '{}' check (cardinality(spam_reasons) <= 10),
  -- Of everything that was written, to notice the same again.
  text_hash text not null default '' check (length(text_hash) <= 64),
  -- A press that came twice is one: of the form's one-time token.
  once_hash text unique check (length(once_hash) = 64),
  received_at timestamptz not null,
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  check (state <> 'accepted' or due_on is not null),
  foreign key (user_id, idea_id) references content_planner (user_id, id) on delete set null (idea_id)
);
create index content_requests_list on content_requests (user_id, state, received_at desc, id);
create index content_requests_due on content_requests (user_id, due_on) where state = 'accepted';
create index content_requests_text on content_requests (user_id, text_hash, received_at desc);
create index content_requests_idea on content_requests (user_id, idea_id) where idea_id is not null;
create index content_requests_asked_by on content_requests (asked_by) where asked_by is not null;
create index content_requests_owner on content_requests (owner_id) where owner_id is not null;
-- Who is still to be told of something.
create index content_requests_news on content_requests (received_at)
  where news = 'on' and state in ('accepted', 'declined') and told not in ('published', 'declined');

select isolate_workspace('request_addresses');
select isolate_workspace('content_requests');
select restrict_to('request_addresses', 'edit');
-- Whoever may comment may ask; what becomes of it is decided at addresses that ask for more.
select restrict_to('content_requests', 'comment');
grant select, insert, update, delete on request_addresses, content_requests to app;
create trigger content_requests_touch before update on content_requests
  for each row execute function touch_updated_at();
select watch_changes('content_requests');
