-- What a story stands for: a value or an offer by its words, a pillar by its row. Renaming a pillar keeps its stories.
create table story_links (
  user_id uuid not null references accounts on delete cascade,
  story_id uuid not null,
  kind text not null check (kind in ('value', 'pillar', 'offer')),
  -- The words of a value or an offer; of a pillar its id, so that one key serves all three.
  name text not null check (length(name) between 1 and 200),
  pillar_id uuid,
  created_at timestamptz not null default now(),
  primary key (user_id, story_id, kind, name),
  check ((kind = 'pillar') = (pillar_id is not null)),
  check (pillar_id is null or name = pillar_id::text),
  foreign key (user_id, story_id) references stories (user_id, id) on delete cascade,
  foreign key (user_id, pillar_id) references content_pillars (user_id, id) on delete cascade
);
create index story_links_target on story_links (user_id, kind, name, story_id);
create index story_links_pillar on story_links (user_id, pillar_id) where pillar_id is not null;

-- Whoever appears in a story, and what each of them allowed.
create table story_people (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  story_id uuid not null,
  name text not null check (length(name) between 1 and 100),
  permission text not null default 'none' check (permission in ('none', 'asked', 'granted', 'limited', 'revoked')),
  scope text not null default '' check (length(scope) <= 500),
  wording text not null default '' check (length(wording) <= 2000),
  expires_on date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, story_id) references stories (user_id, id) on delete cascade
);
create index story_people_list on story_people (user_id, story_id, created_at, id);

select isolate_workspace('story_links');
select isolate_workspace('story_people');
grant select, insert, update, delete on story_links, story_people to app;
create trigger story_people_touch before update on story_people for each row execute function touch_updated_at();

-- The permission that was kept on the story itself becomes that of one person.
insert into story_people (user_id, story_id, name, permission, scope, wording, expires_on, created_at)
select user_id, id, 'Somebody in this story', permission, permission_scope, permission_wording,
  permission_expires_on, created_at
from stories where permission <> 'none';

-- The story carries the sum of its people for lists, filters and whatever goes out: one who took it back outweighs one
-- who was not answered yet, that outweighs limits, and the first permission to end is the one that counts.
create function sum_story_permission() returns trigger
language plpgsql
as $$
declare
  story constant uuid := case when tg_op = 'DELETE' then old.story_id else new.story_id end;
  owner constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
begin
  update stories s set permission = p.permission, permission_expires_on = p.expires_on
  from (
    select
      case
        when bool_or(permission = 'revoked') then 'revoked'
        when bool_or(permission = 'asked') then 'asked'
        when bool_or(permission = 'limited') then 'limited'
        when bool_or(permission = 'granted') then 'granted'
        else 'none'
      end as permission,
      min(expires_on) filter (where permission in ('granted', 'limited')) as expires_on
    from story_people where user_id = owner and story_id = story
  ) p
  where s.user_id = owner and s.id = story
    and (s.permission, s.permission_expires_on) is distinct from (p.permission, p.expires_on);
  return null;
end
$$;
create trigger story_people_summed after insert or update or delete on story_people
  for each row execute function sum_story_permission();

-- Serves the list of one kind and the count of every kind from the index alone.
create index stories_kinds on stories (user_id, kind, created_at desc, id desc);
create index stories_permission on stories (user_id, permission, created_at desc) where permission <> 'none';
