-- A month looked back at, frozen as it was counted, and what is proposed for the thirty days after it.
create table monthly_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- Its first day.
  month date not null,
  -- The last day that was counted; before the month's own, it was made on request and is made anew later.
  until_day date not null,
  is_whole boolean not null,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  -- Apart, because not everybody may see deals.
  pounds jsonb not null check (jsonb_typeof(pounds) = 'object'),
  made_at timestamptz not null,
  unique (user_id, id),
  unique (user_id, month),
  check (until_day between month and month + 30)
);

-- What is proposed, each accepted or declined by itself. Accepted, it became an idea with its draft.
create table monthly_review_parts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  review_id uuid not null,
  -- When, by the clock of the workspace.
  day date not null,
  minute smallint not null check (minute between 0 and 1439),
  platform text not null check (length(platform) between 1 and 50),
  pillar_id uuid,
  pillar text not null default '' check (length(pillar) <= 200),
  story_id uuid,
  title text not null check (length(title) between 1 and 300),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  content_id uuid,
  decided_at timestamptz,
  unique (user_id, id),
  foreign key (user_id, review_id) references monthly_reviews (user_id, id) on delete cascade,
  foreign key (user_id, pillar_id) references content_pillars (user_id, id) on delete set null (pillar_id),
  foreign key (user_id, story_id) references stories (user_id, id) on delete set null (story_id),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete set null (content_id)
);
create index monthly_review_parts_list on monthly_review_parts (user_id, review_id, day, minute);
create index monthly_review_parts_pillar on monthly_review_parts (user_id, pillar_id) where pillar_id is not null;
create index monthly_review_parts_story on monthly_review_parts (user_id, story_id) where story_id is not null;
create index monthly_review_parts_content on monthly_review_parts (user_id, content_id) where content_id is not null;

select isolate_workspace(name::regclass) from unnest(array['monthly_reviews', 'monthly_review_parts']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['monthly_reviews', 'monthly_review_parts']) as name;
grant select, insert, update, delete on monthly_reviews, monthly_review_parts to app;
select watch_changes('monthly_review_parts');
