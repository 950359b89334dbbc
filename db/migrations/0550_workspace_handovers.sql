-- Workspaces that their owner wants to give to somebody else: one offer at a time, until it is taken, withdrawn or over. Its
-- link is kept as SHA-256 only. Taken, the row is gone: whoever deletes it takes the workspace.
create table workspace_handovers (
  user_id uuid primary key references accounts on delete cascade,
  -- Who is to own it. They have no account yet.
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  link_hash bytea not null unique check (length(link_hash) = 32),
  -- What the former owner is invited as afterwards; null for nothing.
  former_role text check (former_role in ('admin', 'editor', 'contributor', 'reviewer', 'viewer')),
  note text not null default '' check (length(note) <= 300),
  requested_at timestamptz not null,
  expires_at timestamptz not null
);
create index workspace_handovers_age on workspace_handovers (expires_at);

select isolate_workspace('workspace_handovers');
select restrict_to('workspace_handovers', 'owner');
grant select on workspace_handovers to app;

-- Whether admins see what the workspace pays, for the billing note of people with several workspaces. Its owner says so.
alter table team_settings add column admins_see_billing boolean not null default false;
