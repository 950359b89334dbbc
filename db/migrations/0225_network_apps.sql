-- How this installation is registered at servers of a network that anybody may run: once for each server and for the
-- address people come back to, for all workspaces, because a server takes only a few registrations from one place.
create table network_apps (
  id uuid primary key,
  network text not null check (network in ('mastodon')),
  -- The origin of the server.
  server text not null check (length(server) between 1 and 300),
  redirect_uri text not null check (length(redirect_uri) between 1 and 500),
  scopes text not null check (length(scopes) between 1 and 1000),
  client_id text not null check (length(client_id) between 1 and 300),
  sealed_secret bytea not null check (length(sealed_secret) <= 1000),
  created_at timestamptz not null default now(),
  unique (network, server, redirect_uri)
);
grant select, insert, update, delete on network_apps to app_identity;
