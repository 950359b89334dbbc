-- Reports of a workspace's numbers for whoever has the address, until it is turned off or expires. Only a hash of the
-- address's secret is stored, and nothing of the numbers: the page counts anew each time it is opened.
create table report_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 120),
  -- Two days, both included; without them so many days up to the one on which it is opened.
  first_day date,
  last_day date,
  rolling_days smallint check (rolling_days between 1 and 366),
  -- Which of the four questions it answers; pounds stand in the last one alone.
  asks_showed_up boolean not null,
  asks_sounded boolean not null,
  asks_acted boolean not null,
  asks_paid boolean not null,
  note text not null default '' check (length(note) <= 500),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  author_id uuid references accounts on delete set null,
  created_at timestamptz not null,
  -- Null: it works until it is turned off.
  expires_at timestamptz,
  revoked_at timestamptz,
  unique (user_id, id),
  check ((first_day is null) = (last_day is null)),
  check (first_day <= last_day),
  check (asks_showed_up or asks_sounded or asks_acted or asks_paid),
  check (expires_at > created_at)
);
create index report_links_list on report_links (user_id, created_at desc, id);
create index report_links_author on report_links (author_id) where author_id is not null;

select isolate_workspace('report_links');
select restrict_to('report_links', 'edit');
-- With a search path of its own: a backup has none.
create function may_edit() returns boolean
language sql stable set search_path = pg_catalog, public, pg_temp
as $$ select team_may('edit') $$;
-- An address is shown to those who may turn it off.
create policy editors_select on report_links as restrictive for select to app using ((select may_edit()));
grant select, insert, update, delete on report_links to app;
select watch_changes('report_links');
