-- When the owner last showed that it is them, in this session: null since they signed in. What is sensitive asks for it.
alter table sessions add column verified_at timestamptz;

-- Browsers an account has signed in from, each by the hash of a mark in its cookie: a new one is told of by mail.
create table known_devices (
  user_id uuid not null references accounts on delete cascade,
  hash bytea not null check (length(hash) = 32),
  -- When its owner was told of it; null for the one they registered on, and beyond the day's limit of mails.
  told_at timestamptz,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, hash)
);

select isolate_workspace('known_devices');
