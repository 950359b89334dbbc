-- Approval in several steps: who is asked one after the other, and what adds to them. While it is on it stands in front of
-- team_settings.approval, which keeps the kind of its last step for a plan that has no workflows.
create table approval_workflows (
  user_id uuid primary key references accounts on delete cascade,
  is_on boolean not null default true,
  steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) <= 3),
  rules jsonb not null default '[]' check (jsonb_typeof(rules) = 'array' and jsonb_array_length(rules) <= 6),
  -- What was approved before counts as it was given.
  changed_at timestamptz not null
);

-- Who answers for whom while they are away, both days included.
create table approval_deputies (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  member_id uuid not null references accounts on delete cascade,
  deputy_id uuid not null references accounts on delete cascade,
  from_day date not null,
  to_day date not null,
  created_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, member_id, deputy_id, from_day),
  check (to_day >= from_day and to_day <= from_day + 366)
);
create index approval_deputies_list on approval_deputies (user_id, to_day);
create index approval_deputies_member on approval_deputies (member_id);
create index approval_deputies_deputy on approval_deputies (deputy_id);

select isolate_workspace(name::regclass) from unnest(array['approval_workflows', 'approval_deputies']) as name;
select restrict_to(name::regclass, 'settings') from unnest(array['approval_workflows', 'approval_deputies']) as name;
grant select, insert, update, delete on approval_workflows, approval_deputies to app;

-- A request is about one step of a workflow, or about the whole of a post where there is none.
alter table post_reviews
  add column step smallint,
  -- Who was asked, as it was then; null without a workflow.
  add column asked_of jsonb,
  -- Whether its approval is the last that the post needed.
  add column is_final boolean not null default true,
  add column due_at timestamptz,
  add column reminded_at timestamptz,
  add column escalated_at timestamptz,
  -- For whom a deputy decided; the name is as it was then.
  add column deputy_for uuid,
  add column deputy_for_name text not null default '';
alter table post_reviews add constraint post_reviews_step check ((step is null) = (asked_of is null)) not valid;
alter table post_reviews add constraint post_reviews_step_number check (step between 1 and 100) not valid;
alter table post_reviews add constraint post_reviews_asked_of
  check (asked_of is null or jsonb_typeof(asked_of) = 'object') not valid;
alter table post_reviews add constraint post_reviews_deputy_name check (length(deputy_for_name) <= 100) not valid;
alter table post_reviews
  add constraint post_reviews_deputy foreign key (deputy_for) references accounts on delete set null not valid;

-- Other programs are told that a post is approved once every step is, and that approval was asked for once.
create or replace function note_review() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'UPDATE' and old.decision is not distinct from new.decision then return null; end if;
  if tg_op = 'INSERT' and new.decision is not null then return null; end if;
  if new.decision = 'approved' and not new.is_final then return null; end if;
  if new.decision is null and new.step > 1 then return null; end if;
  perform note_webhook_event(
    new.user_id,
    case new.decision when 'approved' then 'review.approved' when 'sent_back' then 'review.changes_requested' else 'review.requested' end,
    jsonb_build_object('reviewId', new.id, 'postId', new.content_id)
  );
  return null;
end
$$;
