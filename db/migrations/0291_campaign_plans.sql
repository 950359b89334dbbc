-- What a campaign was laid out from: the answers to five questions, its money, and the day everything is counted from.
alter table campaigns
  add column recipe text,
  add column offer_id uuid,
  add column audience text not null default '',
  -- The day the pieces are counted from: the launch, the event, the first day of one that always runs.
  add column key_date date,
  add column goal_kind text,
  -- How many, or how many pence.
  add column goal_number bigint,
  add column budget_pence bigint,
  add column bank_holidays text not null default 'england-and-wales',
  -- The founder's own words once it is over, below the sentences made from its figures.
  add column learned text not null default '';
alter table campaigns add constraint campaigns_recipe check (recipe in (
  'launch', 'lead_magnet', 'event', 'waiting_list', 'seasonal', 'win_back', 'always_on'
)) not valid;
alter table campaigns add constraint campaigns_audience check (length(audience) <= 500) not valid;
alter table campaigns add constraint campaigns_goal_kind
  check (goal_kind in ('leads', 'sales', 'pounds', 'clicks', 'posts')) not valid;
alter table campaigns add constraint campaigns_goal_number
  check (goal_number between 1 and 100000000000) not valid;
alter table campaigns add constraint campaigns_budget check (budget_pence between 0 and 100000000000) not valid;
alter table campaigns add constraint campaigns_bank_holidays check (bank_holidays in (
  'england-and-wales', 'scotland', 'northern-ireland', 'ireland', 'none'
)) not valid;
alter table campaigns add constraint campaigns_learned check (length(learned) <= 2000) not valid;
alter table campaigns add constraint campaigns_offer
  foreign key (user_id, offer_id) references offers (user_id, id) on delete set null (offer_id) not valid;

-- One post of a campaign, with its part to play. What is still to be sent moves with the campaign's day.
create table campaign_pieces (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  campaign_id uuid not null,
  role text not null check (role in ('tease', 'teach', 'proof', 'ask', 'remind', 'thank')),
  platform text not null check (length(platform) between 1 and 50),
  -- What it is for, in the words of its recipe.
  brief text not null default '' check (length(brief) <= 500),
  -- Days from the campaign's day, as its recipe has it; the day it stands on keeps clear of holidays.
  day_offset integer not null check (day_offset between -400 and 400),
  due_on date not null,
  -- Minutes after midnight, by the workspace's clock.
  due_minute smallint not null default 540 check (due_minute between 0 and 1439),
  -- Somebody chose the day: it stays when holidays are avoided, and moves with the campaign all the same.
  is_day_chosen boolean not null default false,
  content_id uuid,
  -- What was paid to boost it.
  cost_pence bigint not null default 0 check (cost_pence between 0 and 100000000000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, campaign_id) references campaigns (user_id, id) on delete cascade,
  foreign key (user_id, content_id) references content_created (user_id, id) on delete set null (content_id)
);
create index campaign_pieces_campaign on campaign_pieces (user_id, campaign_id, due_on);
create unique index campaign_pieces_post on campaign_pieces (user_id, content_id) where content_id is not null;

select isolate_workspace('campaign_pieces');
select restrict_to('campaign_pieces', 'edit');
grant select, insert, update, delete on campaign_pieces to app;
create trigger campaign_pieces_touch before update on campaign_pieces for each row execute function touch_updated_at();
