-- People who may buy. Where somebody came from first never changes; a merge keeps the earlier of two.
create table leads (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null default '' check (length(name) <= 200),
  -- Lower case; '' is unknown.
  email text not null default '' check (length(email) <= 254 and email = lower(email)),
  phone text not null default '' check (length(phone) <= 50),
  company text not null default '' check (length(company) <= 200),
  tags text[] not null default '{}' check (cardinality(tags) <= 20),
  notes text not null default '' check (length(notes) <= 10000),
  -- Who looks after them: a member, or null for the owner.
  keeper_id uuid references accounts on delete set null,
  -- How they said that they had come across the founder, and the story the founder recognised in it.
  told_text text not null default '' check (length(told_text) <= 500),
  told_story_id uuid,
  first_source text not null check (first_source in (
    'form', 'quiz', 'compass', 'import', 'typed', 'api', 'proposal'
  )),
  -- What they first followed to get here; all null when nothing was followed.
  first_link_id uuid,
  first_content_id uuid,
  first_story_id uuid,
  first_campaign_id uuid,
  first_network text not null default '' check (length(first_network) <= 50),
  first_at timestamptz not null default now(),
  -- The last thing they did, and the last thing we did: who waits for an answer is found by these.
  reached_out_at timestamptz,
  answered_at timestamptz,
  -- When anything happened at all; lists begin with the newest.
  active_at timestamptz not null default now(),
  -- Set while it is merged into another; it is in no list then.
  merged_into uuid,
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- As it is compared: row security lets no call of a function look into an index.
  name_key text not null generated always as (lower(name)) stored,
  unique (user_id, id),
  foreign key (user_id, told_story_id) references stories (user_id, id) on delete set null (told_story_id),
  foreign key (user_id, first_link_id) references tracked_links (user_id, id) on delete set null (first_link_id),
  foreign key (user_id, first_content_id) references content_created (user_id, id) on delete set null (first_content_id),
  foreign key (user_id, first_story_id) references stories (user_id, id) on delete set null (first_story_id),
  foreign key (user_id, first_campaign_id) references campaigns (user_id, id) on delete set null (first_campaign_id),
  foreign key (user_id, merged_into) references leads (user_id, id) on delete cascade
);
create index leads_list on leads (user_id, active_at desc, id) where merged_into is null;
create unique index leads_email on leads (user_id, email) where email <> '' and merged_into is null;
create index leads_name on leads (user_id, name_key) where name_key <> '' and merged_into is null;
create index leads_phone on leads (user_id, phone) where phone <> '' and merged_into is null;
create index leads_waiting on leads (user_id, reached_out_at)
  where reached_out_at is not null and (answered_at is null or answered_at < reached_out_at) and merged_into is null;
create index leads_merged on leads (user_id, merged_into) where merged_into is not null;
create index leads_merged_email on leads (user_id, email) where merged_into is not null;
create index leads_first_story on leads (user_id, first_story_id) where first_story_id is not null;
create index leads_first_content on leads (user_id, first_content_id) where first_content_id is not null;
create index leads_first_campaign on leads (user_id, first_campaign_id) where first_campaign_id is not null;
create index leads_first_link on leads (user_id, first_link_id) where first_link_id is not null;
create index leads_told_story on leads (user_id, told_story_id) where told_story_id is not null;
create index leads_keeper on leads (keeper_id) where keeper_id is not null;

-- Everything that happened between a person and the founder, one line each: the timeline, and what is traced.
create table lead_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  lead_id uuid not null,
  -- 'visit': they followed one of our links, known because it led to a form.
  kind text not null check (kind in (
    'visit', 'form', 'quiz', 'compass', 'confirmed', 'answered_post', 'message_sent', 'message_received', 'note',
    'meeting', 'imported', 'added', 'merged', 'deal', 'proposal', 'payment', 'consent', 'file'
  )),
  happened_at timestamptz not null,
  -- In plain words, for the timeline.
  detail text not null default '' check (length(detail) <= 5000),
  link_id uuid,
  content_id uuid,
  story_id uuid,
  campaign_id uuid,
  network text not null default '' check (length(network) <= 50),
  -- The deal, proposal, message, file or consent it is about.
  subject_id uuid,
  author_id uuid default current_actor() references accounts on delete set null,
  created_at timestamptz not null default now(),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete cascade,
  foreign key (user_id, link_id) references tracked_links (user_id, id) on delete set null (link_id),
  foreign key (user_id, content_id) references content_created (user_id, id) on delete set null (content_id),
  foreign key (user_id, story_id) references stories (user_id, id) on delete set null (story_id),
  foreign key (user_id, campaign_id) references campaigns (user_id, id) on delete set null (campaign_id)
);
create index lead_events_lead on lead_events (user_id, lead_id, happened_at desc);
create index lead_events_content on lead_events (user_id, content_id) where content_id is not null;
create index lead_events_story on lead_events (user_id, story_id) where story_id is not null;
create index lead_events_campaign on lead_events (user_id, campaign_id) where campaign_id is not null;
create index lead_events_link on lead_events (user_id, link_id) where link_id is not null;
create index lead_events_author on lead_events (author_id) where author_id is not null;

-- Who agreed to what, when, how, in which words, for which brand. Rows are added and never changed: the newest of a
-- channel counts.
create table lead_consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  lead_id uuid not null,
  channel text not null check (channel in ('email', 'phone', 'whatsapp', 'post')),
  state text not null check (state in ('given', 'asked', 'withdrawn')),
  basis text not null check (basis in ('consent', 'soft_opt_in', 'contract', 'legitimate_interest')),
  wording text not null check (length(wording) between 1 and 2000),
  brand text not null check (length(brand) between 1 and 200),
  -- "lead form Bread course", "typed in by Anna", "import people.csv"
  how text not null check (length(how) between 1 and 300),
  happened_at timestamptz not null,
  created_at timestamptz not null default now(),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete cascade
);
create index lead_consents_lead on lead_consents (user_id, lead_id, channel, happened_at desc);

-- What was written to somebody, or noted as having come from them.
create table lead_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  lead_id uuid not null,
  way text not null check (way in ('mailto', 'whatsapp', 'smtp', 'noted')),
  is_incoming boolean not null default false,
  subject text not null default '' check (length(subject) <= 300),
  body text not null check (length(body) between 1 and 10000),
  alignment smallint check (alignment between 0 and 100),
  -- Of one that we send: how far it is.
  state text not null default 'sent' check (state in ('waiting', 'sending', 'sent', 'failed')),
  problem text not null default '' check (length(problem) <= 300),
  tries smallint not null default 0 check (tries between 0 and 20),
  next_try_at timestamptz,
  happened_at timestamptz not null,
  author_id uuid default current_actor() references accounts on delete set null,
  created_at timestamptz not null default now(),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete cascade
);
create index lead_messages_lead on lead_messages (user_id, lead_id, happened_at desc);
create index lead_messages_going on lead_messages (user_id, lead_id) where state <> 'sent';
create index lead_messages_author on lead_messages (author_id) where author_id is not null;

create table reply_templates (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 100),
  subject text not null default '' check (length(subject) <= 300),
  body text not null check (length(body) between 1 and 5000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index reply_templates_list on reply_templates (user_id, name);

-- The founder's own way to send mail: one for each workspace. Its password is sealed.
create table mail_senders (
  user_id uuid primary key references accounts on delete cascade,
  host text not null check (length(host) between 1 and 253),
  port integer not null check (port between 1 and 65535),
  username text not null check (length(username) between 1 and 254),
  sealed_password bytea not null check (length(sealed_password) <= 2000),
  from_address text not null check (length(from_address) between 3 and 254),
  from_name text not null default '' check (length(from_name) <= 200),
  -- When a message of ours last went through it, and what it last refused.
  worked_at timestamptz,
  problem text not null default '' check (length(problem) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Files of a person; the bytes lie in the store beside pictures.
create table lead_files (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  lead_id uuid not null,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (length(media_type) between 1 and 100),
  bytes integer not null check (bytes between 1 and 20000000),
  content bytea not null,
  created_at timestamptz not null default now(),
  foreign key (user_id, lead_id) references leads (user_id, id) on delete cascade
);
create index lead_files_lead on lead_files (user_id, lead_id, created_at desc);

-- A merge as it can be taken apart again: both people as they were, and which rows moved.
create table lead_merges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  kept_id uuid not null,
  merged_id uuid not null,
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  moved jsonb not null check (jsonb_typeof(moved) = 'object'),
  merged_at timestamptz not null default now(),
  split_at timestamptz,
  author_id uuid default current_actor() references accounts on delete set null,
  foreign key (user_id, kept_id) references leads (user_id, id) on delete cascade,
  foreign key (user_id, merged_id) references leads (user_id, id) on delete cascade
);
create index lead_merges_kept on lead_merges (user_id, kept_id, merged_at desc);
create index lead_merges_merged on lead_merges (user_id, merged_id);
create index lead_merges_author on lead_merges (author_id) where author_id is not null;

-- A long import and how far it is.
create table lead_imports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  file_name text not null default '' check (length(file_name) <= 200),
  rows jsonb not null default '[]' check (jsonb_typeof(rows) = 'array'),
  choices jsonb not null default '{}' check (jsonb_typeof(choices) = 'object'),
  total integer not null check (total >= 0),
  done integer not null default 0 check (done >= 0),
  created integer not null default 0 check (created >= 0),
  changed integer not null default 0 check (changed >= 0),
  refused integer not null default 0 check (refused >= 0),
  finished_at timestamptz,
  created_at timestamptz not null default now()
);
create index lead_imports_list on lead_imports (user_id, created_at desc);

-- That somebody was deleted on their request, without saying who: a keyed hash of their address.
create table lead_erasures (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  address_hash text not null check (length(address_hash) between 1 and 64),
  -- How many rows of each table went.
  deleted jsonb not null check (jsonb_typeof(deleted) = 'object'),
  requested_on date not null,
  erased_at timestamptz not null default now(),
  author_id uuid default current_actor() references accounts on delete set null
);
create index lead_erasures_list on lead_erasures (user_id, erased_at desc);
create index lead_erasures_author on lead_erasures (author_id) where author_id is not null;

select isolate_workspace(name::regclass) from unnest(array[
  'leads', 'lead_events', 'lead_consents', 'lead_messages', 'reply_templates', 'mail_senders',
  'lead_files', 'lead_merges', 'lead_imports', 'lead_erasures'
]) as name;
select restrict_to(name::regclass, 'edit') from unnest(array[
  'leads', 'lead_events', 'lead_consents', 'lead_messages', 'reply_templates', 'lead_files',
  'lead_merges', 'lead_imports', 'lead_erasures'
]) as name;
select restrict_to('mail_senders', 'settings');
grant select, insert, update, delete on leads, lead_messages, reply_templates, mail_senders, lead_merges,
  lead_imports, lead_files to app;
-- Deleted with their person, or moved with a merge.
grant select, insert, update, delete on lead_events, lead_consents to app;
grant select, insert on lead_erasures to app;
create trigger leads_touch before update on leads for each row execute function touch_updated_at();
create trigger reply_templates_touch before update on reply_templates for each row execute function touch_updated_at();
create trigger mail_senders_touch before update on mail_senders for each row execute function touch_updated_at();
select watch_changes('leads');

-- Where somebody came from first is written once. A merge may bring in what is earlier, and its split takes that back:
-- both say so for their transaction. What was followed may go with its row, and come back when that is undone.
create function keep_first_source() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('app.merging', true), '') = 'on' then return new; end if;
  if (new.first_source, new.first_at, new.first_network) is distinct from (old.first_source, old.first_at, old.first_network)
    or new.first_link_id <> old.first_link_id or new.first_content_id <> old.first_content_id
    or new.first_story_id <> old.first_story_id or new.first_campaign_id <> old.first_campaign_id
  then
    raise exception using errcode = 'check_violation', message = 'Where somebody came from first never changes';
  end if;
  return new;
end
$$;
create trigger leads_first_source before update on leads for each row execute function keep_first_source();
