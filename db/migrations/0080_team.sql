-- Members of a workspace. What each may do is a rule of core (identity/team/roles.ts); it is written down here once
-- more, so that the database refuses what a mistake in our code would let through.
alter table team_members
  add column invited_by uuid references accounts on delete set null,
  add column invited_at timestamptz not null default now(),
  add column joined_at timestamptz;
-- Nobody is given what only the owner has.
alter table team_members drop constraint team_members_role_check;
alter table team_members add constraint team_members_role_check
  check (role in ('admin', 'editor', 'contributor', 'reviewer', 'viewer')) not valid;
create index team_members_seat on team_members (owner_id, joined_at, id) where status = 'active';
create index team_members_invited on team_members (email) where status = 'invited';
create index team_members_inviter on team_members (invited_by) where invited_by is not null;
create index tokens_invitation on tokens ((payload ->> 'invitation')) where purpose = 'team_invite' and consumed_at is null;

-- Who acts in this transaction, and as what. Jobs, the CLI and whoever is alone act as the owner.
create function current_actor() returns uuid
language sql stable parallel safe
as $$ select nullif(current_setting('app.actor', true), '')::uuid $$;

create function team_role() returns text
language sql stable parallel safe
as $$ select coalesce(nullif(current_setting('app.team_role', true), ''), 'owner') $$;

create function team_may(capability text) returns boolean
language sql stable parallel safe
as $$
  select case team_role()
    when 'owner' then true
    when 'admin' then capability in ('read', 'comment', 'draft', 'edit', 'approve', 'settings', 'team')
    when 'editor' then capability in ('read', 'comment', 'draft', 'edit')
    when 'contributor' then capability in ('read', 'comment', 'draft')
    when 'reviewer' then capability in ('read', 'comment', 'approve')
    when 'viewer' then capability in ('read')
    else false
  end
$$;

-- Whose words they are. Null: the owner's, or older than teams.
alter table stories add column author_id uuid default current_actor();
alter table stories add constraint stories_author foreign key (author_id) references accounts on delete set null not valid;
create index stories_author on stories (author_id) where author_id is not null;
alter table content_created add column author_id uuid default current_actor();
alter table content_created
  add constraint content_created_author foreign key (author_id) references accounts on delete set null not valid;
create index content_created_author on content_created (author_id) where author_id is not null;

-- Restrictive policies stand beside that of the workspace: a row must pass both. `rows` narrows which rows somebody
-- who may only draft can change.
create function restrict_to(owned regclass, capability text, drafted text default null) returns void
language plpgsql
as $$
declare
  may constant text := format('(select team_may(%L))', capability);
  mine constant text := case
    when drafted is null then may
    else format('(%s or ((select team_may(''draft'')) and %s))', may, drafted)
  end;
begin
  execute format('create policy team_insert on %s as restrictive for insert to app with check (%s)', owned, mine);
  execute format('create policy team_update on %s as restrictive for update to app using (%s) with check (%s)', owned, mine, mine);
  execute format('create policy team_delete on %s as restrictive for delete to app using (%s)', owned, mine);
end
$$;

-- Who did it, for the activity log. Null: the owner, or older than teams.
alter table module_usage add column member_id uuid default current_actor();
alter table module_usage add constraint module_usage_member foreign key (member_id) references accounts on delete set null not valid;
create index module_usage_member on module_usage (member_id) where member_id is not null;

-- What contributors write, and change while it is theirs.
select restrict_to('stories', 'edit', 'author_id = (select current_actor())');
select restrict_to('content_created', 'edit',
  'author_id = (select current_actor()) and status in (''idea'', ''draft'', ''in_review'')');
select restrict_to('content_planner', 'edit', 'scheduled_for is null');
-- What hangs on a story or a post: reached through it.
select restrict_to(name::regclass, 'draft') from unnest(array[
  'storybank_entries', 'story_links', 'story_people', 'content_versions', 'post_alignment_scores', 'removed_rows',
  'post_templates', 'hashtag_sets', 'ai_generations', 'assistant_proposals'
]) as name;
select restrict_to(name::regclass, 'edit') from unnest(array[
  'user_clarify_data', 'clarify_entries', 'clarify_versions', 'brand_checkins', 'strategies', 'strategy_versions',
  'content_pillars', 'campaigns', 'share_links', 'story_requests', 'example_rows'
]) as name;
select restrict_to(name::regclass, 'settings') from unnest(array[
  'planner_slots', 'planner_settings', 'assistant_settings'
]) as name;
select restrict_to('team_members', 'team');

-- Profiles are locked by whoever counts against a limit, so a policy cannot tell that from a change: a trigger can.
create function guard_profile() returns trigger
language plpgsql
as $$
begin
  if current_user = 'app' and not team_may('owner') then
    raise insufficient_privilege using message = 'only the owner changes this profile';
  end if;
  return new;
end
$$;
create trigger profiles_team before update on profiles for each row execute function guard_profile();

-- Open screens of both sides: the workspace sees its team change; a member hears that their place has changed, which
-- closes their streams of a workspace they are out of.
create function note_team() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  told uuid;
  last_seq bigint;
begin
  for told in
    select distinct id from accounts
    where id in (
      case when tg_op <> 'INSERT' then old.owner_id end, case when tg_op <> 'DELETE' then new.owner_id end,
      case when tg_op <> 'INSERT' then old.member_id end, case when tg_op <> 'DELETE' then new.member_id end
    )
  loop
    insert into changes (user_id, table_name, row_id)
    values (told, 'team_members', case when tg_op = 'DELETE' then old.id else new.id end)
    returning seq into last_seq;
    perform pg_notify('changes', json_build_object(
      'seq', last_seq, 'table', 'team_members', 'workspace', told, 'id', null
    )::text);
  end loop;
  return null;
end
$$;
revoke execute on function note_team() from public;
create trigger note_team after insert or update or delete on team_members
  for each row execute function note_team();

-- A session that goes to another workspace leaves its streams of the one before.
create function note_session_moved() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  last_seq bigint;
begin
  insert into changes (user_id, table_name) values (new.user_id, 'sessions') returning seq into last_seq;
  perform pg_notify('changes', json_build_object(
    'seq', last_seq, 'table', 'sessions', 'workspace', new.user_id, 'id', null
  )::text);
  return null;
end
$$;
revoke execute on function note_session_moved() from public;
create trigger note_moved after update of workspace_id on sessions
  for each row when (old.workspace_id is distinct from new.workspace_id) execute function note_session_moved();
