-- Accounts whose owner wants them gone: 14 days in which that can be undone, then a job deletes them for good.
create table account_deletions (
  user_id uuid primary key references accounts on delete cascade,
  requested_at timestamptz not null default now(),
  due_at timestamptz not null,
  -- Their plan would have renewed: undone, it does again.
  renewal_stopped boolean not null default false,
  -- Deleting has begun, and nothing is undone any more.
  begun_at timestamptz
);
create index account_deletions_due on account_deletions (due_at);

select isolate_workspace('account_deletions');
select restrict_to('account_deletions', 'owner');
grant select, insert, update, delete on account_deletions to app;
-- Every page says so, and that is known with the session.
grant select on account_deletions to app_identity;
create policy identity on account_deletions for select to app_identity using (true);

-- Slugs of tracked links whose workspace was deleted: they answer that they are gone, and are never given again.
create table gone_slugs (
  slug text primary key check (length(slug) between 1 and 100),
  gone_at timestamptz not null default now()
);
grant select, insert on gone_slugs to app_crossing;
grant select on gone_slugs to app;
