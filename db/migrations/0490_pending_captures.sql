-- What was shared from a phone, or sent by email, until somebody says what becomes of it: a week at most. It is somebody
-- else's text and never more than quoted. What was saved or discarded stays for a while, so that the same is not taken twice.
create table pending_captures (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  source text not null check (source in ('share', 'mail')),
  -- Who shared it, and alone sees it; null for an email, which everybody in the workspace sees.
  author_id uuid references accounts on delete cascade,
  -- Of an email: the address it came from.
  sender text not null default '' check (length(sender) <= 400),
  title text not null default '' check (length(title) <= 300),
  body text not null default '' check (length(body) <= 10000),
  link text not null default '' check (length(link) <= 2000),
  -- Pictures that came along and were not taken: too large, no pictures, or no room for them.
  pictures_left smallint not null default 0 check (pictures_left between 0 and 100),
  -- Of an email: its Message-ID, so that one that is delivered again is the same.
  once_hash bytea check (octet_length(once_hash) = 32),
  state text not null default 'waiting' check (state in ('waiting', 'saved', 'discarded')),
  -- The story it became.
  story_id uuid,
  received_at timestamptz not null,
  expires_at timestamptz not null,
  unique (user_id, id),
  unique (user_id, once_hash),
  foreign key (user_id, story_id) references stories (user_id, id) on delete set null (story_id)
);
create index pending_captures_list on pending_captures (user_id, state, received_at desc, id);
create index pending_captures_author on pending_captures (author_id) where author_id is not null;
create index pending_captures_story on pending_captures (user_id, story_id) where story_id is not null;
create index pending_captures_expiry on pending_captures (expires_at);

-- Their pictures, drawn anew and in the store like all others; a story takes them over.
create table pending_pictures (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  capture_id uuid not null,
  mime text not null check (mime in ('image/jpeg', 'image/png')),
  width integer not null check (width between 1 and 4096),
  height integer not null check (height between 1 and 4096),
  bytes integer not null check (bytes between 1 and 40000000),
  -- SHA-256 of what is kept.
  hash bytea not null check (octet_length(hash) = 32),
  position smallint not null check (position >= 0),
  unique (user_id, capture_id, hash),
  foreign key (user_id, capture_id) references pending_captures (user_id, id) on delete cascade
);

select isolate_workspace('pending_captures');
select isolate_workspace('pending_pictures');
select restrict_to('pending_captures', 'draft');
select restrict_to('pending_pictures', 'draft');
grant select, insert, update, delete on pending_captures, pending_pictures to app;

-- Files of a form that waits for a sign-in, sealed like the form and gone with it.
create table held_files (
  id uuid primary key,
  form_id uuid not null references held_forms on delete cascade,
  sealed bytea not null check (octet_length(sealed) <= 14000000),
  position smallint not null check (position >= 0)
);
create index held_files_form on held_files (form_id);
grant select, insert, update, delete on held_files to app_identity;
