-- Who may see what when nobody said for whom: nothing. The tables belong to whoever migrates; the app signs in as a
-- role that owns nothing and takes on one of these, none of which can sign in:
--   app           one workspace, that of the transaction (0001_roles.sql)
--   app_identity  what runs before a workspace is known: accounts, sessions, links, visitors' forms; no workspace
--   app_crossing  every workspace, on purpose, under a name (`Database.acrossWorkspaces`)
--   app_jobs      the queue's own tables, and the outbox that feeds it
do $$
declare
  needed name;
  -- From 16 on, who created a role is a member of it who may not take it on.
  taken_on constant text := case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end;
begin
  foreach needed in array array['app', 'app_identity', 'app_crossing', 'app_jobs']::name[] loop
    if not exists (select from pg_roles where rolname = needed) then
      begin
        execute format('create role %I nologin', needed);
      exception
        when duplicate_object or unique_violation then null;
        when insufficient_privilege then
          raise exception using errcode = 'insufficient_privilege',
            message = format('The role %I is missing and %I may not create it', needed, current_user),
            hint = 'Run: npm run cli -- database prepare. It prints what an administrator has to run.';
      end;
    end if;
    if not pg_has_role(current_user, needed, taken_on) or not pg_has_role(current_user, needed, 'usage') then
      execute format('grant %I to %I', needed, current_user);
    end if;
  end loop;
  if not pg_has_role('app_crossing', 'app_jobs', 'usage') then
    begin
      grant app_jobs to app_crossing;
    exception
      when unique_violation then null;
    end;
  end if;
end
$$;

grant usage on schema public to app_identity, app_crossing, app_jobs;

-- True for the role that crosses workspaces, and for whoever belongs to it (the owner of the tables) and says that it
-- maintains them: a migration, a backup. The owner that says nothing sees nothing.
create function crosses_workspaces() returns boolean
language sql stable parallel safe
as $$ select current_user = 'app_crossing' or coalesce(current_setting('app.maintenance', true), '') = 'on' $$;

create or replace function isolate_workspace(owned regclass, owner_column name default 'user_id') returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security, force row level security', owned);
  execute format(
    'create policy workspace on %s for all to app using (%I = (select current_workspace())) with check (%I = (select current_workspace()))',
    owned, owner_column, owner_column
  );
  execute format(
    'create policy crossing on %s for all to app_crossing using ((select crosses_workspaces())) with check ((select crosses_workspaces()))',
    owned
  );
  execute format('grant select, insert, update, delete on %s to app_crossing', owned);
end
$$;

do $$
declare
  owned regclass;
begin
  for owned in
    select oid from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and not relforcerowsecurity
  loop
    execute format('alter table %s force row level security', owned);
    execute format(
      'create policy crossing on %s for all to app_crossing using ((select crosses_workspaces())) with check ((select crosses_workspaces()))',
      owned
    );
  end loop;
end
$$;

-- Functions that work with more rights than their caller do so as the role that crosses, because the owner of the
-- tables is held by row security. The migrator calls this when it is done, also after a restore that lost owners.
create function assign_definers() returns void
language plpgsql
as $$
declare
  ours regprocedure;
begin
  for ours in
    select oid from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and proowner <> 'app_crossing'::regrole
  loop
    grant create on schema public to app_crossing;
    execute format('alter function %s owner to app_crossing', ours);
    revoke create on schema public from app_crossing;
  end loop;
end
$$;
revoke execute on function assign_definers from public;

grant select, insert, update, delete on all tables in schema public to app_crossing;
grant usage, select on all sequences in schema public to app_crossing;
alter default privileges in schema public grant select, insert, update, delete on tables to app_crossing;
alter default privileges in schema public grant usage, select on sequences to app_crossing;
revoke insert, update, delete on schema_migrations from app_crossing;
grant execute on function log_security_event, part_by_parent to app_crossing;

-- Before a workspace is known: who comes in, and what visitors leave.
grant select, insert, update, delete on
  accounts, identities, sessions, tokens, security_events, two_factor, recovery_codes, passkeys, passkey_challenges,
  auth_locks, rate_limits
  to app_identity;
grant select, insert, update on
  quiz_responses, brand_compass_responses, newsletter_subscribers, contact_messages, quiz_step_counts, idempotency_keys
  to app_identity;
grant insert on outbox, mail_outbox to app_identity;
grant select (idempotency_key) on mail_outbox to app_identity;
grant select on worker_checks to app_identity;
-- Whoever signs in may ask whether the tables are there.
grant select on schema_migrations to public;
grant execute on function log_security_event to app_identity;
do $$
declare
  owned regclass;
begin
  foreach owned in array array[
    'identities', 'sessions', 'tokens', 'security_events', 'two_factor', 'recovery_codes', 'passkeys',
    'passkey_challenges', 'quiz_responses', 'brand_compass_responses'
  ]::regclass[] loop
    execute format('create policy identity on %s for all to app_identity using (true) with check (true)', owned);
  end loop;
end
$$;
-- A visitor's double press; a founder's is their workspace's.
create policy identity on idempotency_keys for all to app_identity using (user_id is null) with check (user_id is null);
-- Who signs up begins a workspace, and may correct its name until the mailbox is proven.
grant insert (id, full_name, email, time_zone), select (id), update (full_name) on profiles to app_identity;
grant insert (user_id) on user_onboarding_status to app_identity;
create policy identity_begins on profiles for insert to app_identity with check (true);
create policy identity_corrects on profiles for update to app_identity using (
  exists (select from accounts a where a.id = profiles.id and a.email_confirmed_at is null)
);
create policy identity_names on profiles for select to app_identity using (
  exists (select from accounts a where a.id = profiles.id and a.email_confirmed_at is null)
);
create policy identity_begins on user_onboarding_status for insert to app_identity with check (true);

-- The queue makes and changes its own tables.
do $$
declare
  made record;
begin
  if to_regnamespace('pgboss') is null then
    create schema pgboss authorization app_jobs;
    return;
  end if;
  alter schema pgboss owner to app_jobs;
  for made in select oid::regclass as name from pg_class where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v') loop
    execute format('alter table %s owner to app_jobs', made.name);
  end loop;
  for made in select oid::regprocedure as name from pg_proc where pronamespace = 'pgboss'::regnamespace loop
    execute format('alter routine %s owner to app_jobs', made.name);
  end loop;
  for made in select oid::regtype as name from pg_type where typnamespace = 'pgboss'::regnamespace and typtype in ('e', 'd') loop
    execute format('alter type %s owner to app_jobs', made.name);
  end loop;
end
$$;
grant select, insert, update, delete on outbox to app_jobs;
