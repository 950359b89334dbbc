-- What the assistant's card showed to each person in a workspace, so that it keeps its times on every device.
create table suggestion_states (
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  -- The card on screen, and the page where it was first shown; null for none.
  current_id text check (length(current_id) <= 60),
  current_path text check (length(current_path) <= 300),
  last_suggestion_at timestamptz,
  last_welcome_at timestamptz,
  -- The progress step at which “Not now” was pressed: nothing is suggested until it changes.
  dismissed_at_step smallint check (dismissed_at_step between 1 and 6),
  muted_kinds text[] not null default '{}' check (cardinality(muted_kinds) <= 20),
  primary key (user_id, member_id),
  check ((current_id is null) = (current_path is null))
);
create index suggestion_states_member on suggestion_states (member_id);
select isolate_workspace('suggestion_states');
grant select, insert, update on suggestion_states to app;
