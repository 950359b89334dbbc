-- Changes of an account's address: asked for, shown to be theirs by a code from each of both mailboxes, and undone from
-- the mailbox that was left. A former address is kept as long as the account: what was left with it is deleted with it.
create table email_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  old_email text not null check (old_email = lower(old_email) and length(old_email) between 3 and 254),
  new_email text not null check (new_email = lower(new_email) and length(new_email) between 3 and 254),
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  tries integer not null default 0 check (tries >= 0),
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  -- Both codes were typed.
  changed_at timestamptz,
  undo_hash bytea unique check (length(undo_hash) = 32),
  undo_until timestamptz,
  -- Taken back, or overtaken by an undo of an earlier one.
  undone_at timestamptz,
  check (old_email <> new_email),
  check ((changed_at is null) = (undo_hash is null) and (changed_at is null) = (undo_until is null))
);
-- One is open at a time: asking again replaces it.
create unique index email_changes_open on email_changes (user_id) where changed_at is null;
create index email_changes_user on email_changes (user_id, changed_at);
create index email_changes_age on email_changes (expires_at);

select isolate_workspace('email_changes');
-- Like everything by which somebody is known, before a workspace is.
grant select, insert, update, delete on email_changes to app_identity;
create policy identity on email_changes for all to app_identity using (true) with check (true);
