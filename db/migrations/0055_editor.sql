-- What the editor knows about a post beyond its text. Versions for single networks are in content_data.variants.
alter table content_created
  add column format text not null default '' check (length(format) <= 50),
  add column offer text not null default '' check (length(offer) <= 200);

-- How a version came to be: pressed, kept by itself while writing, or brought back from an earlier one.
alter table content_versions
  add column kind text not null default 'saved' check (kind in ('saved', 'auto', 'restored'));

-- Skeletons of posts that a founder uses again.
create table post_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  body text not null check (length(body) between 1 and 10000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, name)
);

-- Hashtags that go together, under a name.
create table hashtag_sets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  tags text not null check (length(tags) between 2 and 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, name)
);

-- Which writing checks a person has switched off, in each workspace they write in.
create table writing_preferences (
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  checks_off text[] not null default '{}' check (cardinality(checks_off) <= 20),
  updated_at timestamptz not null default now(),
  primary key (user_id, member_id)
);
create index writing_preferences_member on writing_preferences (member_id);

select isolate_workspace('post_templates');
select isolate_workspace('hashtag_sets');
select isolate_workspace('writing_preferences');
grant select, insert, update, delete on post_templates, hashtag_sets, writing_preferences to app;

create trigger post_templates_touch before update on post_templates
  for each row execute function touch_updated_at();
create trigger hashtag_sets_touch before update on hashtag_sets
  for each row execute function touch_updated_at();
