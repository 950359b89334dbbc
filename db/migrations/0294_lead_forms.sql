-- Forms that visitors fill in, on our host or inside the founder's own page.
create table lead_forms (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  slug text not null unique check (length(slug) between 2 and 80),
  name text not null check (length(name) between 1 and 100),
  kind text not null default 'form' check (kind in ('form', 'quiz')),
  status text not null default 'draft' check (status in ('draft', 'open', 'closed')),
  offer_id uuid,
  title text not null default '' check (length(title) <= 200),
  introduction text not null default '' check (length(introduction) <= 1000),
  button text not null default 'Send' check (length(button) between 1 and 50),
  thanks text not null default '' check (length(thanks) <= 1000),
  -- Where people go afterwards instead of our own page of thanks.
  next_address text not null default '' check (length(next_address) <= 2000),
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  -- Of a quiz: its questions with the points of each answer, and what each result says.
  questions jsonb not null default '[]' check (jsonb_typeof(questions) = 'array'),
  outcomes jsonb not null default '[]' check (jsonb_typeof(outcomes) = 'array'),
  -- The words that people tick when mail is promised; with them their address is confirmed by mail first.
  consent_wording text not null default '' check (length(consent_wording) <= 500),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id),
  foreign key (user_id, offer_id) references offers (user_id, id) on delete set null (offer_id)
);
create index lead_forms_list on lead_forms (user_id, status, created_at desc);
create index lead_forms_offer on lead_forms (user_id, offer_id) where offer_id is not null;

-- What came in, spam too: it is kept to be looked through, and brought back with its date and source.
create table lead_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  form_id uuid not null,
  -- 'unconfirmed': the address was asked to confirm and has not yet.
  state text not null default 'accepted' check (state in ('accepted', 'unconfirmed', 'spam')),
  door text not null check (door in ('page', 'embed', 'api')),
  received_at timestamptz not null,
  name text not null default '' check (length(name) <= 200),
  email text not null default '' check (length(email) <= 254),
  answers jsonb not null default '[]' check (jsonb_typeof(answers) = 'array'),
  -- The words that were ticked; '' when none were.
  consent_wording text not null default '' check (length(consent_wording) <= 500),
  spam_reasons text[] not null default '{}' check (cardinality(spam_reasons) <= 10),
  -- Of everything that was written, to notice the same again.
  text_hash text not null check (length(text_hash) between 1 and 64),
  link_id uuid,
  lead_id uuid,
  confirm_hash text unique check (length(confirm_hash) = 64),
  confirm_until timestamptz,
  confirmed_at timestamptz,
  -- Somebody decided against what we thought.
  judged_at timestamptz,
  -- A press that came twice is one: of the form's one-time token.
  once_hash text unique check (length(once_hash) = 64),
  created_at timestamptz not null default now(),
  foreign key (user_id, form_id) references lead_forms (user_id, id) on delete cascade,
  foreign key (user_id, link_id) references tracked_links (user_id, id) on delete set null (link_id),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete set null (lead_id)
);
create index lead_submissions_form on lead_submissions (user_id, form_id, state, received_at desc);
create index lead_submissions_list on lead_submissions (user_id, state, received_at desc);
create index lead_submissions_lead on lead_submissions (user_id, lead_id) where lead_id is not null;
create index lead_submissions_link on lead_submissions (user_id, link_id) where link_id is not null;
create index lead_submissions_text on lead_submissions (user_id, text_hash, received_at desc);

select isolate_workspace('lead_forms');
select isolate_workspace('lead_submissions');
select restrict_to('lead_forms', 'edit');
select restrict_to('lead_submissions', 'edit');
grant select, insert, update, delete on lead_forms, lead_submissions to app;
create trigger lead_forms_touch before update on lead_forms for each row execute function touch_updated_at();
select watch_changes('lead_submissions');
