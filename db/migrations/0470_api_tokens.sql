-- What programs call /api/v1 with: a token acts as one person in one workspace, with the rights that person has there at
-- that moment. The token itself is not kept, only its SHA-256.
create table api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- Whose calls these are.
  member_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 80),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Its first characters, by which people recognise it.
  beginning text not null check (length(beginning) between 1 and 40),
  scopes text[] not null default '{read}' check (cardinality(scopes) between 1 and 10),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_tokens_list on api_tokens (user_id, created_at desc);
create index api_tokens_member on api_tokens (member_id);
create index api_tokens_over on api_tokens (expires_at);

select isolate_workspace('api_tokens');
grant select, insert, update on api_tokens to app;
-- With a search path of its own: a backup has none.
create function may_change_settings() returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
as $$ select team_may('settings') $$;
-- People make tokens for themselves, and see and revoke their own; whoever looks after settings sees and revokes all.
create policy own_select on api_tokens as restrictive for select to app
  using (member_id = coalesce((select current_actor()), user_id) or (select may_change_settings()));
create policy own_insert on api_tokens as restrictive for insert to app
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_update on api_tokens as restrictive for update to app
  using (member_id = coalesce((select current_actor()), user_id) or (select may_change_settings()));
-- A call names nobody before its token was found.
grant select, update (last_used_at) on api_tokens to app_identity;
create policy identity on api_tokens for all to app_identity using (true) with check (true);

-- Which token something was done with, for the activity log. Null: by the person themselves.
create function current_token() returns text
language sql stable parallel safe
as $$ select nullif(current_setting('app.token', true), '') $$;
alter table module_usage add column made_with text;
alter table module_usage alter column made_with set default current_token();
