-- Webhooks also tell of people, deals and proposals, as they do of posts (0240): in the transaction that causes it, and
-- with ids and words of ours only.
create function note_lead() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  perform note_webhook_event(
    new.user_id, 'lead.created', jsonb_build_object('leadId', new.id, 'source', new.first_source)
  );
  return null;
end
$$;
revoke execute on function note_lead() from public;
-- A file with ten thousand people is no news of ten thousand people.
create trigger note_webhook after insert on leads
  for each row when (
    new.first_source <> 'import' and coalesce(current_setting('app.putting_back', true), '') <> 'on'
  )
  execute function note_lead();

create function note_deal() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  event text := case
    when tg_op = 'INSERT' then 'deal.created'
    when new.stage = 'won' then 'deal.won'
    when new.stage = 'lost' then 'deal.lost'
    else 'deal.moved'
  end;
begin
  if tg_op = 'UPDATE' and new.stage = old.stage then
    return null;
  end if;
  perform note_webhook_event(
    new.user_id, event, jsonb_build_object('dealId', new.id, 'leadId', new.lead_id, 'stage', new.stage)
  );
  return null;
end
$$;
revoke execute on function note_deal() from public;
create trigger note_webhook after insert or update of stage on deals
  for each row when (coalesce(current_setting('app.putting_back', true), '') <> 'on')
  execute function note_deal();

create function note_proposal() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if new.status is not distinct from old.status or new.status not in ('accepted', 'declined') then
    return null;
  end if;
  perform note_webhook_event(
    new.user_id, 'proposal.' || new.status, jsonb_build_object('proposalId', new.id, 'dealId', new.deal_id)
  );
  return null;
end
$$;
revoke execute on function note_proposal() from public;
create trigger note_webhook after update of status on proposals
  for each row when (coalesce(current_setting('app.putting_back', true), '') <> 'on')
  execute function note_proposal();
