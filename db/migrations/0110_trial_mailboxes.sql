-- Whose mailbox has had a free trial, however its address is written: a keyed hash, and the workspace that had it. It
-- outlives the account, or deleting and signing up again would be a trial without end; swept after a year. System role only.
create table trial_mailboxes (
  mailbox_hash text primary key check (length(mailbox_hash) between 20 and 100),
  first_workspace uuid not null,
  started_at timestamptz not null
);
create index trial_mailboxes_age on trial_mailboxes (started_at);

do $$
begin
  if exists (select from pg_roles where rolname = 'app_identity') then
    grant select, insert, update, delete on trial_mailboxes to app_identity;
  end if;
end
$$;
