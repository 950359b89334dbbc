-- Whether posts need a yes before they go out: nobody's, somebody's inside, or the client's.
create table team_settings (
  user_id uuid primary key references accounts on delete cascade,
  approval text not null default 'none' check (approval in ('none', 'inside', 'client')),
  updated_at timestamptz not null default now()
);

-- What a text was when somebody said yes to it: an approval counts for this mark and no other.
create function post_mark(title text, body text, content_data jsonb) returns text
language sql immutable parallel safe
as $$
  select encode(sha256(convert_to(
    jsonb_build_array(title, body, coalesce(content_data -> 'variants', '{}'))::text, 'UTF8'
  )), 'hex')
$$;

-- One request for approval of one text. For a client there is a link: made again from the id and our key whenever it is
-- copied; here lies only its hash.
create table post_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_id uuid not null,
  mark text not null check (length(mark) between 1 and 64),
  asked_by uuid references accounts on delete set null default current_actor(),
  asked_at timestamptz not null default now(),
  token_hash bytea unique check (length(token_hash) = 32),
  expires_at timestamptz not null,
  decision text check (decision in ('approved', 'sent_back')),
  decided_at timestamptz,
  decided_by uuid references accounts on delete set null,
  -- A client has a name and no account.
  decided_name text not null default '' check (length(decided_name) <= 100),
  check ((decision is null) = (decided_at is null)),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete cascade
);
create index post_reviews_post on post_reviews (user_id, content_id, asked_at desc);
create index post_reviews_asker on post_reviews (asked_by) where asked_by is not null;
create index post_reviews_decider on post_reviews (decided_by) where decided_by is not null;

create table post_comments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  content_id uuid not null,
  author_id uuid references accounts on delete set null default current_actor(),
  -- As it was then; a client has a name and no account.
  author_name text not null check (length(author_name) between 1 and 100),
  body text not null check (length(body) between 1 and 2000),
  created_at timestamptz not null default now(),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete cascade
);
create index post_comments_post on post_comments (user_id, content_id, created_at);
create index post_comments_author on post_comments (author_id) where author_id is not null;

select isolate_workspace('team_settings');
select isolate_workspace('post_reviews');
select isolate_workspace('post_comments');
grant select, insert, update, delete on team_settings, post_reviews, post_comments to app;
select restrict_to('team_settings', 'settings');
select restrict_to('post_comments', 'comment');
-- Whoever drafts may ask; only whoever may approve decides.
create policy team_insert on post_reviews as restrictive for insert to app
  with check ((select team_may('draft')) and decision is null);
create policy team_update on post_reviews as restrictive for update to app
  using ((select team_may('approve'))) with check ((select team_may('approve')));
create policy team_delete on post_reviews as restrictive for delete to app using ((select team_may('approve')));
create trigger team_settings_touch before update on team_settings for each row execute function touch_updated_at();
