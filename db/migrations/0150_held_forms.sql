-- What was posted without scripts after a session had ended: until its writer has signed in again, for ten minutes. The
-- text is sealed and opens for its account alone; the browser that sent it is known by a hash.
create table held_forms (
  id uuid primary key default gen_random_uuid(),
  -- The account and workspace that the form was made for, as the browser said. Nobody is asked whether there is such a one.
  account text not null check (length(account) between 1 and 100),
  browser_hash bytea not null check (length(browser_hash) = 32),
  sealed bytea not null check (length(sealed) <= 150000),
  expires_at timestamptz not null
);
create index held_forms_browser on held_forms (browser_hash);
create index held_forms_expiry on held_forms (expires_at);
