-- Keys that outlive the secrets of the environment, sealed with ENCRYPTION_KEY: what was hashed or derived with them
-- cannot be made anew (recovery codes, links that people were given), and has to go on when a secret is changed.
create table kept_keys (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('recovery-code', 'share', 'story-request', 'post-review', 'newsletter')),
  -- Null: what is there was made with a secret of the environment, which the app keeps here at its next start.
  sealed_key bytea,
  -- A secret of the environment, from before keys were kept; the others are random.
  is_inherited boolean not null default false,
  -- The id of the ENCRYPTION_KEY it was made under, or of the secret it was inherited from.
  made_under text not null default '' check (length(made_under) <= 20),
  created_at timestamptz not null default now(),
  unique (purpose, is_inherited, made_under)
);

select set_config('app.maintenance', 'on', true);
insert into kept_keys (purpose, is_inherited)
select purpose, true from (
  select 'recovery-code' as purpose where exists (select from recovery_codes)
  union all select 'share' where exists (select from share_links)
  union all select 'story-request' where exists (select from story_requests)
  union all select 'post-review' where exists (select from post_reviews where token_hash is not null)
  union all select 'newsletter' where exists (select from newsletter_subscribers)
) there;
select set_config('app.maintenance', '', true);

do $$
begin
  if exists (select from pg_roles where rolname = 'app_identity') then
    grant select, insert, update, delete on kept_keys to app_identity;
  end if;
end
$$;

-- In front of the hash stands the id of the key it was made with, four bytes; not in those from before.
alter table recovery_codes drop constraint recovery_codes_hash_check;
alter table recovery_codes add constraint recovery_codes_hash_check check (length(hash) in (32, 36)) not valid;
