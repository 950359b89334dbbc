-- Somebody who was merged of two had two addresses: each is known again when it comes back, by its keyed hash.
alter table lead_erasures add column other_hashes text[] not null default '{}';

-- As before, and mails that still wait for the person go as well: their key names the row that they are about.
create or replace function forget_notices(workspace uuid, ids text[], address text, words text[]) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  if workspace is distinct from current_workspace() or not team_may('edit') then
    raise insufficient_privilege using message = 'Only whoever edits this workspace may do this';
  end if;
  delete from notifications n
  where n.user_id = workspace and exists (
    select from unnest(ids || words) word
    where strpos(lower(n.key || ' ' || n.path || ' ' || n.details::text), lower(word)) > 0
  );
  -- What waits to be sent to them about these rows is not sent any more.
  delete from mail_outbox
  where address <> '' and lower(to_address) = address and split_part(idempotency_key, ':', 2) = any(ids);
  -- What is sent is only a log. Another workspace may have written to the same address; its log forgets it as well.
  update mail_outbox set to_address = '', subject = null
  where address <> '' and lower(to_address) = address and status = 'sent' and template like any (array['lead-form-%', 'proposal-%']);
  update mail_outbox m set subject = null
  where m.status = 'sent' and m.to_address in (
      select p.email from profiles p
      where p.id = workspace or p.id in (select t.member_id from team_members t where t.owner_id = workspace)
    )
    and exists (select from unnest(words) word where strpos(lower(m.subject), lower(word)) > 0);
end
$$;
