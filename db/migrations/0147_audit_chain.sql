-- The log of what happened to accounts and workspaces becomes a chain for each of them: every event carries the hash of the
-- one before, so that none can be changed, taken out or slipped in without that showing. Events from before stay as
-- they are, outside of any chain.
alter table security_events
  add column chain uuid,
  add column seq bigint,
  add column prev_hash bytea,
  add column hash bytea;

-- Where each chain stands. `base` is the last event that was forgotten because of its age: the chain begins behind it.
create table audit_heads (
  -- The account, which is its workspace; all zeros for what belongs to nobody we know.
  chain uuid primary key,
  seq bigint not null default 0 check (seq >= base_seq),
  hash bytea not null default '\x',
  base_seq bigint not null default 0,
  base_hash bytea not null default '\x'
);

-- What is hashed of an event: all of it, in one form. Names are not in it: people are named by their ids.
create function security_event_text(event security_events) returns text
language sql stable parallel safe
as $$
  select jsonb_build_array(
    event.chain, event.seq, event.id, event.user_id, event.event_type, event.event_data, event.ip, event.user_agent,
    event.request_id, to_char(event.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
  )::text
$$;

create function chain_security_event() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  head audit_heads;
begin
  -- First the account, then its chain, as everybody does who holds the account already: else two would wait for each other.
  perform 1 from accounts where id = new.user_id for key share;
  new.chain := coalesce(new.user_id, '00000000-0000-0000-0000-000000000000');
  insert into audit_heads (chain) values (new.chain) on conflict do nothing;
  select * into head from audit_heads where chain = new.chain for update;
  new.seq := head.seq + 1;
  new.prev_hash := head.hash;
  new.hash := sha256(new.prev_hash || convert_to(security_event_text(new), 'UTF8'));
  update audit_heads set seq = new.seq, hash = new.hash where chain = new.chain;
  return new;
end
$$;
revoke execute on function chain_security_event() from public;

-- Events leave with their account, or after the twelve months of the privacy policy. Nothing changes them, whoever asks.
create function keep_security_events() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if tg_op = 'DELETE' then
    if old.created_at < now() - interval '12 months' then return old; end if;
    if old.user_id is not null and not exists (select from accounts where id = old.user_id) then return old; end if;
  end if;
  raise insufficient_privilege using message = 'the audit trail is append-only';
end
$$;
revoke execute on function keep_security_events() from public;

create trigger security_events_chain before insert on security_events
  for each row execute function chain_security_event();
create trigger security_events_keep before update or delete on security_events
  for each row execute function keep_security_events();
create trigger security_events_keep_all before truncate on security_events
  for each statement execute function keep_security_events();

create function forget_audit_chain() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  delete from audit_heads where chain = old.id;
  return null;
end
$$;
revoke execute on function forget_audit_chain() from public;
create trigger accounts_audit_chain after delete on accounts for each row execute function forget_audit_chain();

-- Forgets events older than `before`, and never younger than twelve months: from the beginning of each chain, without a
-- gap, and keeps where it goes on. Answers how many there were.
create function forget_security_events(before timestamptz) returns integer
language sql security definer set search_path = pg_catalog, public, pg_temp
as $$
  with cut as (select least(before, now() - interval '12 months') as at),
  old as (select e.id, e.chain, e.seq from security_events e, cut where e.created_at < cut.at),
  kept as (
    select c.chain, (
      select min(k.seq) from security_events k, cut where k.chain = c.chain and k.created_at >= cut.at
    ) as first
    from (select distinct chain from old where chain is not null) c
  ),
  gone as (
    delete from security_events e using old o left join kept on kept.chain = o.chain
    where e.id = o.id and (o.chain is null or kept.first is null or o.seq < kept.first)
    returning e.chain, e.seq, e.hash
  ),
  last as (select distinct on (chain) chain, seq, hash from gone where chain is not null order by chain, seq desc),
  moved as (
    update audit_heads h set base_seq = last.seq, base_hash = last.hash from last where h.chain = last.chain returning 1
  )
  select (select count(*) from gone)::integer + 0 * (select count(*) from moved)::integer
$$;
revoke execute on function forget_security_events from public;
