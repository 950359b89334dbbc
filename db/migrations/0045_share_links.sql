-- Read-only links to one thing of a workspace: whoever has the address may read it, until it is revoked or runs out.
-- Only a hash of the address's secret is kept. The public page looks it up as the system role and then reads as `app`.
create table share_links (
  id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('brand_snapshot', 'strategy')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  -- Null: it stays open until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz,
  check (expires_at is null or expires_at > created_at)
);
create index share_links_list on share_links (user_id, kind, created_at desc);
-- One open link for each thing: pressing twice makes one.
create unique index share_links_open on share_links (user_id, kind) where revoked_at is null;

select isolate_workspace('share_links');
grant select, insert, update, delete on share_links to app;
