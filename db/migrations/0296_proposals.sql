-- An offer made to one person. What was sent is frozen: its hash is of everything that the other side reads.
create table proposals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  deal_id uuid not null,
  number integer not null check (number >= 1),
  title text not null check (length(title) between 1 and 200),
  introduction text not null default '' check (length(introduction) <= 5000),
  terms text not null default '' check (length(terms) <= 10000),
  -- Whether prices hold VAT: none is charged, it is part of them, or it comes on top.
  vat_mode text not null default 'none' check (vat_mode in ('none', 'included', 'added')),
  -- The last day on which it can be accepted.
  expires_on date,
  payment_link text not null default '' check (length(payment_link) <= 2000),
  status text not null default 'draft' check (status in ('draft', 'sent', 'accepted', 'declined', 'superseded')),
  -- A later version of the same; the link of an earlier one leads there.
  supersedes uuid,
  token_hash text unique check (length(token_hash) = 64),
  frozen jsonb check (jsonb_typeof(frozen) = 'object'),
  frozen_hash text check (length(frozen_hash) = 64),
  sent_at timestamptz,
  -- When its page was first opened by what looked like a person.
  seen_at timestamptz,
  reminded_at timestamptz,
  -- What the other side did: their name as they typed it, and which options they took.
  decided_at timestamptz,
  decided_name text not null default '' check (length(decided_name) <= 200),
  chosen jsonb check (jsonb_typeof(chosen) = 'array'),
  total_pence bigint check (total_pence between 0 and 100000000000),
  declined_reason text not null default '' check (length(declined_reason) <= 1000),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  unique (user_id, number),
  foreign key (user_id, deal_id) references deals (user_id, id) on delete cascade,
  foreign key (user_id, supersedes) references proposals (user_id, id) on delete set null (supersedes)
);
create index proposals_deal on proposals (user_id, deal_id, created_at desc);
create index proposals_list on proposals (user_id, status, created_at desc);
create index proposals_superseded on proposals (user_id, supersedes) where supersedes is not null;

create table proposal_lines (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  proposal_id uuid not null,
  position smallint not null check (position between 0 and 49),
  title text not null check (length(title) between 1 and 200),
  detail text not null default '' check (length(detail) <= 1000),
  -- In hundredths, so that half a day is 50.
  quantity integer not null default 100 check (quantity between 1 and 1000000),
  unit_pence bigint not null check (unit_pence between 0 and 10000000000),
  -- In hundredths of a percent: 2000 is 20 %.
  vat_rate integer not null default 0 check (vat_rate between 0 and 10000),
  is_optional boolean not null default false,
  foreign key (user_id, proposal_id) references proposals (user_id, id) on delete cascade
);
create index proposal_lines_proposal on proposal_lines (user_id, proposal_id, position);

-- What the other side asks before they decide.
create table proposal_questions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  proposal_id uuid not null,
  asked_by text not null default '' check (length(asked_by) <= 200),
  question text not null check (length(question) between 1 and 2000),
  asked_at timestamptz not null,
  answer text not null default '' check (length(answer) <= 5000),
  answered_at timestamptz,
  foreign key (user_id, proposal_id) references proposals (user_id, id) on delete cascade
);
create index proposal_questions_proposal on proposal_questions (user_id, proposal_id, asked_at);

select isolate_workspace(name::regclass) from unnest(array['proposals', 'proposal_lines', 'proposal_questions']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['proposals', 'proposal_lines', 'proposal_questions']) as name;
create policy team_select on proposals as restrictive for select to app using ((select may_see_deals()));
create policy team_select on proposal_lines as restrictive for select to app using ((select may_see_deals()));
create policy team_select on proposal_questions as restrictive for select to app using ((select may_see_deals()));
grant select, insert, update, delete on proposals, proposal_lines, proposal_questions to app;
create trigger proposals_touch before update on proposals for each row execute function touch_updated_at();
select watch_changes('proposals');

-- What was sent stays as it was, whoever writes.
create function keep_sent_proposal() returns trigger
language plpgsql
as $$
begin
  if old.frozen_hash is not null and (
    new.frozen is distinct from old.frozen or new.frozen_hash is distinct from old.frozen_hash
    or new.token_hash is distinct from old.token_hash or new.sent_at is distinct from old.sent_at
    or new.expires_on is distinct from old.expires_on
  ) then
    raise exception using errcode = 'check_violation', message = 'A proposal that was sent cannot change';
  end if;
  if old.status in ('accepted', 'declined') and new.status is distinct from old.status then
    raise exception using errcode = 'check_violation', message = 'A decision on a proposal stands';
  end if;
  return new;
end
$$;
create trigger proposals_sent before update on proposals for each row execute function keep_sent_proposal();
