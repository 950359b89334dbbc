create table stories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  title text not null check (length(title) between 1 and 200),
  kind text not null default 'everyday'
    check (kind in ('origin', 'client', 'failure', 'behind_the_scenes', 'opinion', 'proof', 'everyday')),
  status text not null default 'ready' check (status in ('draft', 'ready', 'archived')),
  body text not null default '' check (length(body) <= 10000),
  -- The spine of a story.
  situation text not null default '' check (length(situation) <= 10000),
  struggle text not null default '' check (length(struggle) <= 10000),
  turn text not null default '' check (length(turn) <= 10000),
  result text not null default '' check (length(result) <= 10000),
  lesson text not null default '' check (length(lesson) <= 10000),
  proof text not null default '' check (length(proof) <= 2000),
  proof_kind text check (proof_kind in ('number', 'quote', 'link')),
  emotion text not null default '' check (length(emotion) <= 100),
  -- May we tell it? Of the people in it.
  permission text not null default 'none' check (permission in ('none', 'asked', 'granted', 'limited', 'revoked')),
  permission_scope text not null default '' check (length(permission_scope) <= 500),
  permission_wording text not null default '' check (length(permission_wording) <= 2000),
  permission_expires_on date,
  happened_on date,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A') ||
    setweight(to_tsvector('english', body || ' ' || lesson), 'B') ||
    setweight(
      to_tsvector('english', situation || ' ' || struggle || ' ' || turn || ' ' || result || ' ' || proof), 'C'
    )
  ) stored,
  unique (user_id, id)
);
create index stories_list on stories (user_id, created_at desc, id desc);
create index stories_search on stories using gin (search);

create table storybank_entries (
  user_id uuid not null references accounts on delete cascade,
  story_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (user_id, story_id),
  foreign key (user_id, story_id) references stories (user_id, id) on delete cascade
);

-- A post and every other piece of writing.
create table content_created (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_type text not null default 'post' check (length(content_type) between 1 and 50),
  title text not null default '' check (length(title) <= 200),
  body text not null default '' check (length(body) <= 10000),
  content_data jsonb not null default '{}' check (jsonb_typeof(content_data) = 'object'),
  platform text not null default 'unknown' check (length(platform) between 1 and 50),
  goal text not null default '' check (length(goal) <= 200),
  status text not null default 'draft' check (status in (
    'idea', 'draft', 'in_review', 'approved', 'scheduled', 'due', 'sending', 'handed_over', 'published', 'failed',
    'missed'
  )),
  story_id uuid,
  pillar_id uuid,
  campaign_id uuid,
  alignment_overall smallint check (alignment_overall between 0 and 100),
  alignment_voice smallint check (alignment_voice between 0 and 100),
  alignment_values smallint check (alignment_values between 0 and 100),
  alignment_audience smallint check (alignment_audience between 0 and 100),
  alignment_emotion smallint check (alignment_emotion between 0 and 100),
  published_at timestamptz,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  -- The pair keeps a post from pointing into somebody else's workspace.
  foreign key (user_id, story_id) references stories (user_id, id) on delete set null (story_id),
  foreign key (user_id, pillar_id) references content_pillars (user_id, id) on delete set null (pillar_id),
  foreign key (user_id, campaign_id) references campaigns (user_id, id) on delete set null (campaign_id)
);
create index content_created_list on content_created (user_id, created_at desc, id desc);
-- The brand score reads the newest alignments of many users at once, from the index alone.
create index content_created_alignment on content_created (user_id, created_at desc)
  include (alignment_voice, alignment_values, alignment_audience, alignment_emotion, alignment_overall)
  where alignment_overall is not null;
create index content_created_status on content_created (user_id, status, created_at desc);
create index content_created_story on content_created (user_id, story_id) where story_id is not null;
create index content_created_pillar on content_created (user_id, pillar_id) where pillar_id is not null;
create index content_created_campaign on content_created (user_id, campaign_id) where campaign_id is not null;

create table content_versions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_id uuid not null,
  version integer not null check (version >= 1),
  title text not null default '',
  body text not null default '',
  content_data jsonb not null default '{}',
  alignment_overall smallint check (alignment_overall between 0 and 100),
  created_at timestamptz not null default now(),
  unique (user_id, content_id, version),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete cascade
);

create table content_planner (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_id uuid,
  title text not null default '' check (length(title) <= 200),
  platform text not null default 'unknown' check (length(platform) between 1 and 50),
  -- An instant, and the zone whose wall clock chose it.
  scheduled_for timestamptz,
  time_zone text not null default 'Europe/London' check (length(time_zone) between 1 and 64),
  status text not null default 'planned' check (status in ('planned', 'out', 'failed', 'missed', 'cancelled')),
  notes text not null default '' check (length(notes) <= 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete cascade
);
create index content_planner_when on content_planner (user_id, scheduled_for);
create index content_planner_content on content_planner (user_id, content_id);

create table post_alignment_scores (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  post_id uuid,
  title text not null default '' check (length(title) <= 200),
  caption text not null default '' check (length(caption) <= 10000),
  platform text not null default 'unknown' check (length(platform) between 1 and 50),
  post_goal text not null default '' check (length(post_goal) <= 200),
  campaign text not null default '' check (length(campaign) <= 200),
  alignment_scores jsonb not null default '{}' check (jsonb_typeof(alignment_scores) = 'object'),
  suggestions jsonb not null default '[]' check (jsonb_typeof(suggestions) = 'array'),
  overall_score smallint not null check (overall_score between 0 and 100),
  overall_guidance text not null default '' check (length(overall_guidance) <= 2000),
  created_at timestamptz not null default now(),
  foreign key (user_id, post_id) references content_created (user_id, id) on delete set null (post_id)
);
create index post_alignment_scores_recent on post_alignment_scores (user_id, created_at desc) include (overall_score);
create index post_alignment_scores_post on post_alignment_scores (user_id, post_id) where post_id is not null;

select isolate_workspace('stories');
select isolate_workspace('storybank_entries');
select isolate_workspace('content_created');
select isolate_workspace('content_versions');
select isolate_workspace('content_planner');
select isolate_workspace('post_alignment_scores');
grant select, insert, update, delete on
  stories, storybank_entries, content_created, content_versions, content_planner, post_alignment_scores to app;

create trigger stories_touch before update on stories for each row execute function touch_updated_at();
create trigger content_created_touch before update on content_created
  for each row execute function touch_updated_at();
create trigger content_planner_touch before update on content_planner
  for each row execute function touch_updated_at();
