-- "Ask a customer": a form for one person, once. The link's secret is made again from the id and our key whenever its
-- owner wants to copy it; here lies only its hash.
create table story_requests (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  name text not null check (length(name) between 1 and 100),
  question text not null default '' check (length(question) <= 1000),
  expires_at timestamptz not null,
  answered_at timestamptz,
  -- The key of the form that won, so that its second press is thanked and not refused.
  answer_key text check (length(answer_key) <= 100),
  revoked_at timestamptz,
  story_id uuid,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  check (answered_at is null or revoked_at is null),
  foreign key (user_id, story_id) references stories (user_id, id) on delete set null (story_id)
);
create index story_requests_list on story_requests (user_id, created_at desc, id desc);
create index story_requests_story on story_requests (user_id, story_id) where story_id is not null;
create index story_requests_open on story_requests (user_id, expires_at)
  where answered_at is null and revoked_at is null;

select isolate_workspace('story_requests');
grant select, insert, update, delete on story_requests to app;
