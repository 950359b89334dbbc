-- The role that requests run as: it owns nothing, cannot log in, and row security holds it (design, section 7).
do $$
begin
  if not exists (select from pg_roles where rolname = 'app') then
    begin
      create role app nologin;
    exception
      -- Roles belong to the whole server: another database's migration may have been quicker.
      when duplicate_object or unique_violation then null;
    end;
  end if;
  if not pg_has_role(current_user, 'app', 'member') then
    execute format('grant app to %I', current_user);
  end if;
end
$$;

-- Timeouts on the role hold behind PgBouncer too, which refuses start-up parameters (safety.md, hole 15).
do $$
begin
  execute format('alter role %I in database %I set statement_timeout = %L', current_user, current_database(), '15s');
  execute format('alter role %I in database %I set lock_timeout = %L', current_user, current_database(), '5s');
  execute format(
    'alter role %I in database %I set idle_in_transaction_session_timeout = %L',
    current_user, current_database(), '15s'
  );
exception
  when insufficient_privilege then raise notice 'timeouts must be set on this role by an administrator';
end
$$;

revoke create on schema public from public;
grant usage on schema public to app;

-- The workspace of this transaction; null outside of one, and null never equals a user_id.
create function current_workspace() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('app.workspace', true), '')::uuid $$;

-- Every table with an owner calls this once: rows of other workspaces do not exist for the role `app`.
-- `select current_workspace()` inside the policy is evaluated once per statement, not once per row.
create function isolate_workspace(owned regclass, owner_column name default 'user_id') returns void
language plpgsql
as $$
begin
  execute format('alter table %s enable row level security', owned);
  execute format(
    'create policy workspace on %s for all to app using (%I = (select current_workspace())) with check (%I = (select current_workspace()))',
    owned, owner_column, owner_column
  );
end
$$;

create function touch_updated_at() returns trigger
language plpgsql
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
