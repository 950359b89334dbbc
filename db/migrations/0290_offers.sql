-- What a founder sells. Money is whole pence; a price that is null is agreed with each customer.
create table offers (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  name text not null check (length(name) between 1 and 200),
  -- The last part of its public page's address, once it has been published.
  slug text unique check (length(slug) between 2 and 80),
  status text not null default 'draft' check (status in ('draft', 'published', 'archived')),
  audience text not null default '' check (length(audience) <= 500),
  promise text not null default '' check (length(promise) <= 500),
  outcome text not null default '' check (length(outcome) <= 2000),
  price_pence bigint check (price_pence between 0 and 100000000000),
  -- "a month", "for six sessions"
  price_unit text not null default '' check (length(price_unit) <= 100),
  vat_mode text not null default 'none' check (vat_mode in ('none', 'included', 'added')),
  payment_link text not null default '' check (length(payment_link) <= 2000),
  version integer not null default 1 check (version >= 1),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (user_id, id)
);
create index offers_list on offers (user_id, status, created_at desc);

-- What makes people hesitate, and what the founder says to it.
create table offer_objections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references accounts on delete cascade,
  offer_id uuid not null,
  position smallint not null check (position between 0 and 19),
  objection text not null check (length(objection) between 1 and 500),
  answer text not null default '' check (length(answer) <= 2000),
  foreign key (user_id, offer_id) references offers (user_id, id) on delete cascade
);
create index offer_objections_offer on offer_objections (user_id, offer_id, position);

-- Stories that prove it. One whose permission does not cover the page is not shown there.
create table offer_proofs (
  user_id uuid not null references accounts on delete cascade,
  offer_id uuid not null,
  story_id uuid not null,
  position smallint not null check (position between 0 and 19),
  primary key (user_id, offer_id, story_id),
  foreign key (user_id, offer_id) references offers (user_id, id) on delete cascade,
  foreign key (user_id, story_id) references stories (user_id, id) on delete cascade
);
create index offer_proofs_story on offer_proofs (user_id, story_id);

select isolate_workspace(name::regclass) from unnest(array['offers', 'offer_objections', 'offer_proofs']) as name;
select restrict_to(name::regclass, 'edit') from unnest(array['offers', 'offer_objections', 'offer_proofs']) as name;
grant select, insert, update, delete on offers, offer_objections, offer_proofs to app;
create trigger offers_touch before update on offers for each row execute function touch_updated_at();
