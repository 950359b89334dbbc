-- What people leave before they have an account. `user_id` is filled in when one with the same e-mail signs up.
create table quiz_responses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references accounts on delete cascade,
  email text not null check (length(email) <= 254),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  score smallint not null check (score between 0 and 100),
  primary_challenge text not null check (length(primary_challenge) <= 500),
  -- Opens the result page; unguessable, and only its holder was shown it.
  token text not null unique check (length(token) >= 32),
  created_at timestamptz not null default now()
);
create index quiz_responses_email on quiz_responses (email, created_at desc);
create index quiz_responses_user on quiz_responses (user_id) where user_id is not null;

create table brand_compass_responses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references accounts on delete cascade,
  first_name text not null check (length(first_name) between 1 and 100),
  email text not null check (length(email) <= 254),
  business_type text
    check (business_type in ('coach', 'creative', 'service', 'ecommerce', 'saas', 'agency', 'other')),
  brand_purpose text not null check (length(brand_purpose) <= 10000),
  origin_story text not null check (length(origin_story) <= 10000),
  audience_struggle text not null check (length(audience_struggle) <= 10000),
  marketing_consent boolean not null,
  created_at timestamptz not null default now()
);
create index brand_compass_responses_email on brand_compass_responses (email, created_at desc);
create index brand_compass_responses_user on brand_compass_responses (user_id) where user_id is not null;

create table newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (length(email) <= 254),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now()
);

create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null default '' check (length(name) <= 100),
  email text not null check (length(email) <= 254),
  topic text not null default '' check (length(topic) <= 100),
  message text not null check (length(message) between 1 and 10000),
  created_at timestamptz not null default now()
);
create index contact_messages_recent on contact_messages (created_at desc);

select isolate_workspace('quiz_responses');
select isolate_workspace('brand_compass_responses');
grant select on quiz_responses, brand_compass_responses to app;
