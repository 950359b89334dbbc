-- The address to which a workspace sends itself emails: one at a time, none while it is turned off. It is known by its hash,
-- and sealed so that it can be shown again.
create table capture_addresses (
  id uuid primary key,
  user_id uuid not null unique references accounts on delete cascade,
  address_hash bytea not null unique check (octet_length(address_hash) = 32),
  sealed bytea not null,
  made_at timestamptz not null
);
select isolate_workspace('capture_addresses');
select restrict_to('capture_addresses', 'settings');
grant select, insert, update, delete on capture_addresses to app;
