-- What a workspace looks for in what it follows, beside its own names: words that were added, and words that rule a text
-- out. `looked_for` is what the stored mentions were found with: where it differs from now, they are found anew.
create table watch_mention_words (
  user_id uuid primary key references accounts on delete cascade,
  added text[] not null default '{}' check (cardinality(added) <= 30),
  excluded text[] not null default '{}' check (cardinality(excluded) <= 30),
  looked_for text not null default '' check (length(looked_for) <= 64),
  updated_at timestamptz not null default now()
);

-- That an item mentions something. The thing is named by its folded words; what it is follows from the workspace.
create table watch_mentions (
  user_id uuid not null references accounts on delete cascade,
  item_id uuid not null,
  thing text not null check (length(thing) between 1 and 200),
  -- Of the item, so that a thing's days are counted without reading items of other days.
  published_at timestamptz not null,
  sentiment text not null check (sentiment in ('positive', 'negative', 'mixed', 'unknown')),
  primary key (user_id, item_id, thing),
  foreign key (user_id, item_id) references watch_items (user_id, id) on delete cascade
);
create index watch_mentions_days on watch_mentions (user_id, published_at desc, item_id);
create index watch_mentions_thing on watch_mentions (user_id, thing, published_at desc);

-- That something was mentioned far more often than in the week before, with the figures that said so.
create table watch_spikes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  thing text not null check (length(thing) between 1 and 200),
  name text not null check (length(name) between 1 and 300),
  items integer not null check (items >= 1),
  -- A day in the seven days before.
  mean double precision not null check (mean >= 0),
  deviation double precision not null check (deviation >= 0),
  spiked_at timestamptz not null
);
create index watch_spikes_list on watch_spikes (user_id, spiked_at desc);

select isolate_workspace(name::regclass)
from unnest(array['watch_mention_words', 'watch_mentions', 'watch_spikes']) as name;
select restrict_to(name::regclass, 'edit')
from unnest(array['watch_mention_words', 'watch_mentions', 'watch_spikes']) as name;
grant select, insert, update, delete on watch_mention_words, watch_mentions, watch_spikes to app;
create trigger watch_mention_words_touch before update of added, excluded on watch_mention_words
  for each row execute function touch_updated_at();
