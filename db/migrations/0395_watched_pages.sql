-- A source is a feed, a page that is compared with itself, or the one list of a workspace's saved links, which nobody asks
-- for. What a person notes of an item is their own text, beside what others say.
alter table watch_sources add column kind text not null default 'feed';
alter table watch_sources add constraint watch_sources_kind_check
  check (kind in ('feed', 'page', 'saved')) not valid;
alter table watch_sources drop constraint watch_sources_problem_check;
alter table watch_sources add constraint watch_sources_problem_check check (problem in (
  '', 'limited', 'gone', 'not_found', 'refused', 'unreachable', 'slow', 'private', 'too_long', 'not_a_feed',
  'unreadable', 'robots', 'not_a_page'
)) not valid;
alter table watch_items add column note text not null default '';
alter table watch_items add constraint watch_items_note_check check (length(note) <= 2000) not valid;

-- What a look at a page needs to know of those before it.
create table watch_pages (
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  -- What was read at the last look, and before it last changed: other pages of the site are compared with both.
  sentences text[] not null default '{}' check (cardinality(sentences) <= 2000),
  previous text[] not null default '{}' check (cardinality(previous) <= 2000),
  looks integer not null default 1 check (looks >= 0),
  -- What changed at the last ten looks, and which shapes of sentences are muted or were unmuted.
  recent jsonb not null default '[]',
  muted jsonb not null default '[]',
  kept text[] not null default '{}' check (cardinality(kept) <= 200),
  primary key (source_id),
  unique (user_id, source_id),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade
);

-- What changed on a page, the last twenty times.
create table watch_page_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  -- The item that tells of it; null when that is gone.
  item_id uuid,
  added text[] not null default '{}' check (cardinality(added) <= 200),
  removed text[] not null default '{}' check (cardinality(removed) <= 200),
  found_at timestamptz not null,
  unique (user_id, id),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade,
  foreign key (user_id, item_id) references watch_items (user_id, id) on delete set null (item_id)
);
create index watch_page_changes_list on watch_page_changes (user_id, source_id, found_at desc);
create index watch_page_changes_item on watch_page_changes (user_id, item_id) where item_id is not null;

-- The prices that a page stated, a row for each change, in whole minor units of their currency.
create table watch_prices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  source_id uuid not null,
  low bigint not null check (low >= 0),
  high bigint not null check (high >= 0),
  currency text not null check (length(currency) in (0, 3)),
  found_at timestamptz not null,
  unique (user_id, id),
  foreign key (user_id, source_id) references watch_sources (user_id, id) on delete cascade
);
create index watch_prices_list on watch_prices (user_id, source_id, found_at desc);

select isolate_workspace(name::regclass) from unnest(array['watch_pages', 'watch_page_changes', 'watch_prices']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['watch_pages', 'watch_page_changes', 'watch_prices']) as name;
grant select, insert, update, delete on watch_pages, watch_page_changes, watch_prices to app;
