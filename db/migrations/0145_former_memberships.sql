-- Whose workspace somebody was taken out of: until they come back they are told so, where they would otherwise be shown
-- prices or find themselves in another workspace without a word.
create table former_memberships (
  id uuid primary key default gen_random_uuid(),
  -- Who was a member.
  user_id uuid not null references accounts on delete cascade,
  -- Null once that workspace is closed.
  workspace_id uuid references accounts on delete set null,
  ended_at timestamptz not null default now(),
  -- When they were told and went on.
  seen_at timestamptz,
  unique (user_id, workspace_id)
);
create index former_memberships_workspace on former_memberships (workspace_id) where workspace_id is not null;

select isolate_workspace('former_memberships');
