-- What the assistant offered and waits for a press: kept here, so that a press can only do what was offered, by whom it was
-- offered to, within ten minutes and once. The hash is of type and arguments as they were shown.
create table assistant_proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  type text not null check (type in ('create_content', 'create_campaign', 'add_idea', 'open_creator')),
  arguments jsonb not null check (jsonb_typeof(arguments) = 'object'),
  arguments_hash bytea not null check (length(arguments_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Where the press led, for a second press of the same button.
  went_to text check (length(went_to) <= 300),
  check (expires_at > created_at),
  check ((used_at is null) = (went_to is null))
);
create index assistant_proposals_user on assistant_proposals (user_id, created_at);
create index assistant_proposals_member on assistant_proposals (member_id);
create index assistant_proposals_expires on assistant_proposals (expires_at);

-- A workspace without a row has the assistant on.
create table assistant_settings (
  user_id uuid primary key references accounts on delete cascade,
  is_off boolean not null default false,
  updated_at timestamptz not null default now()
);

select isolate_workspace('assistant_proposals');
select isolate_workspace('assistant_settings');
grant select, insert, update, delete on assistant_proposals, assistant_settings to app;
create trigger assistant_settings_touch before update on assistant_settings
  for each row execute function touch_updated_at();
