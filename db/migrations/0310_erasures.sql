-- A proposal that was accepted stays for the accounts of whoever sent it, when the person it was for asks to be deleted:
-- with its sums and days, and without a word of what it said. Who erases says so for their transaction.
create or replace function keep_sent_proposal() returns trigger
language plpgsql
as $$
begin
  if coalesce(current_setting('app.erasing', true), '') = 'on' then return new; end if;
  if old.frozen_hash is not null and (
    new.frozen is distinct from old.frozen or new.frozen_hash is distinct from old.frozen_hash
    or new.token_hash is distinct from old.token_hash or new.sent_at is distinct from old.sent_at
    or new.expires_on is distinct from old.expires_on
  ) then
    raise exception using errcode = 'check_violation', message = 'A proposal that was sent cannot change';
  end if;
  if old.status in ('accepted', 'declined') and new.status is distinct from old.status then
    raise exception using errcode = 'check_violation', message = 'A decision on a proposal stands';
  end if;
  return new;
end
$$;

-- What members were told of somebody, and what the log of mails says of them: `ids` are of rows of theirs, `words` what
-- they are called. Notifications are seen by their own member only and mails by nobody, so it looks with more rights, in
-- the workspace of whoever acts and nowhere else.
create function forget_notices(workspace uuid, ids text[], address text, words text[]) returns void
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
revoke execute on function forget_notices(uuid, text[], text, text[]) from public;
grant execute on function forget_notices(uuid, text[], text, text[]) to app;

comment on column leads.merged_into is
  'Set while it is merged into another, and to itself where they were deleted on request and only what accounts need stays: it is in no list then.';
