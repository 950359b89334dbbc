-- How a post goes out: as a thread when it is too long for one post, with a first comment below it, marked as paid for.
alter table content_planner
  add column as_thread boolean not null default false,
  add column first_comment text not null default '',
  add column is_ad boolean not null default false;
alter table content_planner
  add constraint content_planner_first_comment check (length(first_comment) <= 10000) not valid;

-- What a target consists of: the posts of a thread in their order, and at most one first comment at the end. All of them
-- are stored before the first send, and none is changed afterwards, so that every send is the same one.
create table publish_parts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  target_id uuid not null,
  position smallint not null check (position between 1 and 26),
  role text not null default 'post' check (role in ('post', 'comment')),
  text text not null check (length(text) <= 100000),
  text_hash text not null check (length(text_hash) between 1 and 64),
  -- The files that go with it (app/publishing/services/steps): their ids in the store, which keeps them for as long as
  -- they may be sent.
  media jsonb not null default '[]' check (jsonb_typeof(media) = 'array'),
  is_ad boolean not null default false,
  frozen_at timestamptz not null,
  record_key text not null check (length(record_key) between 1 and 64),
  idempotency_key text not null unique check (length(idempotency_key) between 1 and 64),
  -- What its network was brought before it: the shape is the network's affair.
  prepared jsonb,
  -- Since when all of that is there; null while it is not.
  prepared_at timestamptz,
  remote_id text not null default '' check (length(remote_id) <= 300),
  remote_version text not null default '' check (length(remote_version) <= 300),
  address text not null default '' check (length(address) <= 2000),
  published_at timestamptz,
  unique (user_id, target_id, position),
  foreign key (user_id, target_id) references publish_targets (user_id, id) on delete cascade
);
select isolate_workspace('publish_parts');
select restrict_to('publish_parts', 'edit');
grant select, insert, update, delete on publish_parts to app;

insert into publish_parts (
  user_id, target_id, position, text, text_hash, frozen_at, record_key, idempotency_key, remote_id, address, published_at
)
select user_id, id, 1, text, text_hash, frozen_at, record_key, idempotency_key, remote_id, address,
  case when state = 'published' and problem <> 'by_hand' then published_at end
from publish_targets where idempotency_key is not null;

-- What is frozen stays as it is, whoever writes, and what is published or may be is not forgotten while its target is
-- there. Only what certainly never arrived can be frozen anew.
create function keep_frozen_part() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if exists (
      select from publish_targets t
      where t.user_id = old.user_id and t.id = old.target_id and (old.published_at is not null or t.doubted_at is not null)
    ) then
      raise exception using errcode = 'check_violation', message = 'What may be published cannot be forgotten';
    end if;
    return old;
  end if;
  if (new.target_id, new.position, new.role, new.text, new.text_hash, new.media, new.is_ad, new.frozen_at, new.record_key,
    new.idempotency_key) is distinct from (old.target_id, old.position, old.role, old.text, old.text_hash, old.media,
    old.is_ad, old.frozen_at, old.record_key, old.idempotency_key)
  then
    raise exception using errcode = 'check_violation', message = 'What is frozen for sending cannot change';
  end if;
  return new;
end
$$;
create trigger publish_parts_frozen before update or delete on publish_parts
  for each row execute function keep_frozen_part();

drop trigger publish_targets_frozen on publish_targets;
drop function keep_frozen();
alter table publish_targets
  drop column text,
  drop column text_hash,
  drop column record_key,
  drop column idempotency_key,
  -- When the part that is next became due, where that is later than the post's own time.
  add column part_due_at timestamptz;
-- Nothing is sent that is not stored.
alter table publish_targets
  add constraint publish_targets_sent_is_frozen check (first_sent_at is null or frozen_at is not null) not valid;

alter table publish_attempts
  -- Which part it was about.
  add column position smallint not null default 1,
  drop constraint publish_attempts_action_check,
  add constraint publish_attempts_action check (action in ('prepare', 'send', 'look_up')) not valid,
  drop constraint publish_attempts_answer_check,
  add constraint publish_attempts_answer check (answer in (
    'published', 'unsent', 'unknown', 'found', 'not_found', 'cannot_tell', 'ready', 'working'
  )) not valid;

-- A post whose first comment is still to come is published all the same.
create or replace function note_scheduled_post() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  event constant text := case new.status
    when 'scheduled' then 'post.scheduled'
    when 'held' then 'post.paused'
    when 'due' then 'post.due'
    when 'handed_over' then 'post.handed_over'
    when 'published' then case
      when exists (
        select from publish_targets t
        where t.user_id = new.user_id and t.scheduled_post_id = new.id and t.published_at is null
      ) then 'post.partially_published'
      else 'post.published'
    end
    when 'failed' then 'post.refused'
    when 'missed' then 'post.missed'
    when 'cancelled' then 'post.unscheduled'
  end;
begin
  if event is null or new.scheduled_for is null then return null; end if;
  -- What comes in as something past was imported or restored: it did not happen now.
  if tg_op = 'INSERT' and new.status not in ('scheduled', 'held') then return null; end if;
  if tg_op = 'UPDATE' and old.status = new.status
    and (new.status <> 'scheduled' or old.scheduled_for is not distinct from new.scheduled_for)
  then
    return null;
  end if;
  perform note_webhook_event(new.user_id, event, jsonb_build_object(
    'scheduledPostId', new.id, 'postId', new.content_id, 'platform', new.platform,
    'scheduledFor', to_char(new.scheduled_for at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ));
  return null;
end
$$;
