-- Pictures of posts and stories. The bytes lie in a store (a folder, or one that speaks S3's protocol) under the id.
create table media (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  post_id uuid,
  story_id uuid,
  kind text not null default 'picture' check (kind in ('picture')),
  mime text not null check (mime in ('image/jpeg', 'image/png')),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  bytes integer not null check (bytes between 1 and 40000000),
  -- SHA-256 of what is kept.
  hash bytea not null check (length(hash) = 32),
  alt text not null default '' check (length(alt) <= 1500),
  -- What must stay in sight when it is cut: hundredths from the left and from the top.
  focus_x smallint not null default 50 check (focus_x between 0 and 100),
  focus_y smallint not null default 50 check (focus_y between 0 and 100),
  position integer not null default 0 check (position >= 0),
  created_at timestamptz not null default now(),
  constraint media_post foreign key (user_id, post_id) references content_created (user_id, id) on delete cascade,
  constraint media_story foreign key (user_id, story_id) references stories (user_id, id) on delete cascade,
  constraint media_one_place check (num_nonnulls(post_id, story_id) <= 1)
);
create unique index media_of_post on media (user_id, post_id, hash) where post_id is not null;
create unique index media_of_story on media (user_id, story_id, hash) where story_id is not null;
create index media_workspace on media (user_id);

-- Every file in the store, so that none is left when its picture is gone, or never came to be. It outlives the account
-- on purpose: its last files are removed after that.
create table media_files (
  id uuid primary key,
  workspace uuid not null,
  stored_at timestamptz not null default now(),
  -- Since when no picture has used it; null while one does.
  unused_since timestamptz
);
create index media_files_unused on media_files (unused_since) where unused_since is not null;

select isolate_workspace('media');
select isolate_workspace('media_files', 'workspace');
select restrict_to('media', 'draft');
select restrict_to('media_files', 'draft');
grant select, insert, update, delete on media, media_files to app;
