-- What a workspace follows on the web: feeds, looked at about once an hour. What a look needs to know of the one before
-- stands here too, so that no other table has to be read for it.
create table watch_sources (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  address text not null check (length(address) between 1 and 2000),
  -- The page the feed belongs to; '' when it does not say.
  site text not null default '' check (length(site) <= 2000),
  -- Of the address: one host is never asked twice at once, and one that limits us is left alone as a whole.
  host text not null check (length(host) between 1 and 260),
  required_words text[] not null default '{}' check (cardinality(required_words) <= 30),
  excluded_words text[] not null default '{}' check (cardinality(excluded_words) <= 30),
  paused_at timestamptz,
  -- Both marks of what was read last, sent with the next look.
  etag text not null default '' check (length(etag) <= 1000),
  last_modified text not null default '' check (length(last_modified) <= 200),
  -- Where it was led on to for good, and how often in a row.
  moved_to text not null default '' check (length(moved_to) <= 2000),
  moved_times smallint not null default 0 check (moved_times between 0 and 10),
  next_at timestamptz not null,
  -- Until when a worker has it to itself.
  claimed_until timestamptz,
  last_tried_at timestamptz,
  last_success_at timestamptz,
  -- When it was last read without asking whether it had changed.
  last_full_at timestamptz,
  misses integer not null default 0 check (misses >= 0),
  -- What went wrong at the last look; '' when nothing did.
  problem text not null default '' check (problem in (
    '', 'limited', 'gone', 'not_found', 'refused', 'unreachable', 'slow', 'private', 'too_long', 'not_a_feed',
    'unreadable'
  )),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, address)
);
create index watch_sources_list on watch_sources (user_id, name);
create index watch_sources_due on watch_sources (next_at) where paused_at is null;
create index watch_sources_host on watch_sources (host, last_tried_at);

-- What was found there, as plain text. It is somebody else's text and never more than quoted.
create table watch_items (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  -- SHA-256, as hex, of what tells the items of a source apart.
  identity text not null check (length(identity) between 1 and 64),
  title text not null check (length(title) <= 300),
  summary text not null default '' check (length(summary) <= 2000),
  author text not null default '' check (length(author) <= 200),
  address text not null default '' check (length(address) <= 2000),
  published_at timestamptz not null,
  found_at timestamptz not null,
  state text not null default 'new' check (state in ('new', 'saved', 'acted', 'not_relevant')),
  -- Kept out of the feed by the words of its source.
  is_hidden boolean not null default false,
  -- The item that tells nearly the same and stands for this one.
  folded_into uuid,
  -- The idea that was made from it.
  content_id uuid,
  unique (user_id, id),
  unique (user_id, source_id, identity),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade,
  foreign key (user_id, folded_into) references watch_items (user_id, id) on delete set null (folded_into),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete set null (content_id)
);
create index watch_items_feed on watch_items (user_id, state, published_at desc, id desc)
  where folded_into is null and not is_hidden;
create index watch_items_found on watch_items (user_id, found_at desc);
create index watch_items_folded on watch_items (user_id, folded_into) where folded_into is not null;
create index watch_items_content on watch_items (user_id, content_id) where content_id is not null;

select isolate_workspace(name::regclass) from unnest(array['watch_sources', 'watch_items']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['watch_sources', 'watch_items']) as name;
grant select, insert, update, delete on watch_sources, watch_items to app;
create trigger watch_sources_touch before update of name, required_words, excluded_words, paused_at on watch_sources
  for each row execute function touch_updated_at();
select watch_changes('watch_items');
select watch_changes('watch_sources');
