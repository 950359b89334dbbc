-- Apps that a person let act for them over MCP (OAuth 2.1): each acts as one person in one workspace, with the rights that
-- person has there at that moment. Nothing secret is kept, only SHA-256.
create table connected_apps (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  -- Whose calls these are.
  member_id uuid not null references accounts on delete cascade,
  -- The address of the document in which the app says who it is.
  client_id text not null check (length(client_id) between 1 and 500),
  name text not null check (length(name) between 1 and 80),
  -- Where its answers go, as the person saw it.
  redirect_host text not null check (length(redirect_host) between 1 and 300),
  scopes text[] not null default '{read}' check (cardinality(scopes) between 1 and 10),
  -- The one address its tokens are for (RFC 8707).
  resource text not null check (length(resource) between 1 and 500),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index connected_apps_list on connected_apps (user_id, created_at desc);
create index connected_apps_member on connected_apps (member_id);

-- What an app is given in the browser and trades for tokens within a minute, once.
create table app_codes (
  code_hash bytea primary key check (length(code_hash) = 32),
  user_id uuid not null references accounts on delete cascade,
  app_id uuid not null references connected_apps on delete cascade,
  redirect_uri text not null check (length(redirect_uri) between 1 and 2000),
  -- The app's own word, given back to it.
  state text not null check (length(state) <= 2000),
  -- SHA-256 of what the app shows when it trades (PKCE), base64url.
  challenge text not null check (length(challenge) between 1 and 128),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index app_codes_user on app_codes (user_id);
create index app_codes_app on app_codes (app_id);
create index app_codes_over on app_codes (expires_at);

create table app_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references accounts on delete cascade,
  app_id uuid not null references connected_apps on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When a refresh token was traded for the next.
  used_at timestamptz
);
create index app_tokens_user on app_tokens (user_id);
create index app_tokens_app on app_tokens (app_id);
create index app_tokens_over on app_tokens (expires_at);

select isolate_workspace('connected_apps');
select isolate_workspace('app_codes');
select isolate_workspace('app_tokens');
grant select, insert, update on connected_apps to app;
grant select, insert on app_codes to app;
-- As for API tokens: people see and revoke their own, whoever looks after settings all.
create policy own_select on connected_apps as restrictive for select to app
  using (member_id = coalesce((select current_actor()), user_id) or (select may_change_settings()));
create policy own_insert on connected_apps as restrictive for insert to app
  with check (member_id = coalesce((select current_actor()), user_id));
create policy own_update on connected_apps as restrictive for update to app
  using (member_id = coalesce((select current_actor()), user_id) or (select may_change_settings()));
-- Whoever trades a code or calls with a token is nobody before it was found.
grant select, update (last_used_at, revoked_at) on connected_apps to app_identity;
grant select, update (used_at) on app_codes to app_identity;
grant select, insert, update (used_at) on app_tokens to app_identity;
create policy identity on connected_apps for all to app_identity using (true) with check (true);
create policy identity on app_codes for all to app_identity using (true) with check (true);
create policy identity on app_tokens for all to app_identity using (true) with check (true);
