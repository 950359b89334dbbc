-- Who may see money: whoever edits, and the others when the workspace allows it.
alter table team_settings add column everyone_sees_deals boolean not null default false;

create function may_see_deals() returns boolean
language sql stable
as $$
  select public.team_may('edit') or exists (
    select from public.team_settings where user_id = public.current_workspace() and everyone_sees_deals
  )
$$;

create table deals (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  lead_id uuid not null,
  offer_id uuid,
  title text not null check (length(title) between 1 and 200),
  value_pence bigint not null default 0 check (value_pence between 0 and 100000000000),
  stage text not null default 'new' check (stage in ('new', 'contacted', 'conversation', 'proposal', 'won', 'lost')),
  -- In percent: how likely it is to be won.
  chance smallint not null default 10 check (chance between 0 and 100),
  next_step text not null default '' check (length(next_step) <= 300),
  next_on date,
  keeper_id uuid references accounts on delete set null,
  lost_reason text not null default '' check (length(lost_reason) <= 300),
  stage_since timestamptz not null default now(),
  -- When it was won or lost.
  closed_at timestamptz,
  -- The last thing they followed before it was won; all null when nothing was followed.
  last_link_id uuid,
  last_content_id uuid,
  last_story_id uuid,
  last_campaign_id uuid,
  last_network text not null default '' check (length(last_network) <= 50),
  last_at timestamptz,
  -- What bank statements call it: BH-7K2M
  reference text not null check (length(reference) between 4 and 40),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search tsvector not null generated always as (
    to_tsvector('simple', translate(title || ' ' || reference, '@._-+/:’‘–', '          '))
  ) stored,
  unique (user_id, id),
  unique (user_id, reference),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete cascade,
  foreign key (user_id, offer_id) references offers (user_id, id) on delete set null (offer_id),
  foreign key (user_id, last_link_id) references tracked_links (user_id, id) on delete set null (last_link_id),
  foreign key (user_id, last_content_id) references content_created (user_id, id) on delete set null (last_content_id),
  foreign key (user_id, last_story_id) references stories (user_id, id) on delete set null (last_story_id),
  foreign key (user_id, last_campaign_id) references campaigns (user_id, id) on delete set null (last_campaign_id)
);
create index deals_search on deals using gin (search);
create index deals_board on deals (user_id, stage, stage_since desc);
create index deals_sums on deals (user_id, stage) include (value_pence, chance, closed_at);
create index deals_quiet on deals (user_id, stage_since) where stage not in ('won', 'lost') and next_on is null;
create index deals_lead on deals (user_id, lead_id);
create index deals_next on deals (user_id, next_on) where stage not in ('won', 'lost') and next_on is not null;
create index deals_offer on deals (user_id, offer_id) where offer_id is not null;
create index deals_last_link on deals (user_id, last_link_id) where last_link_id is not null;
create index deals_last_content on deals (user_id, last_content_id) where last_content_id is not null;
create index deals_last_story on deals (user_id, last_story_id) where last_story_id is not null;
create index deals_last_campaign on deals (user_id, last_campaign_id) where last_campaign_id is not null;
create index deals_keeper on deals (keeper_id) where keeper_id is not null;

-- Money that came in for a deal. The same line of a statement is taken once.
create table deal_payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  deal_id uuid not null,
  amount_pence bigint not null check (amount_pence between 1 and 100000000000),
  paid_on date not null,
  source text not null default 'typed' check (source in ('typed', 'statement')),
  -- Of the statement's line: its day, sum and text.
  line_hash text check (length(line_hash) = 64),
  note text not null default '' check (length(note) <= 300),
  created_at timestamptz not null default now(),
  foreign key (user_id, deal_id) references deals (user_id, id) on delete cascade
);
create index deal_payments_deal on deal_payments (user_id, deal_id, paid_on);
create unique index deal_payments_line on deal_payments (user_id, line_hash) where line_hash is not null;

select isolate_workspace('deals');
select isolate_workspace('deal_payments');
select restrict_to('deals', 'edit');
select restrict_to('deal_payments', 'edit');
create policy team_select on deals as restrictive for select to app using ((select may_see_deals()));
create policy team_select on deal_payments as restrictive for select to app using ((select may_see_deals()));
grant select, insert, update, delete on deals, deal_payments to app;
create trigger deals_touch before update on deals for each row execute function touch_updated_at();
select watch_changes('deals');
