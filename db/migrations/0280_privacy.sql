-- Who may see a post, where a network asks its author each time (TikTok). '' where nobody asked.
alter table content_planner add column privacy text not null default '';
alter table content_planner add constraint content_planner_privacy check (
  privacy in ('', 'PUBLIC_TO_EVERYONE', 'FOLLOWER_OF_CREATOR', 'MUTUAL_FOLLOW_FRIENDS', 'SELF_ONLY')
) not valid;
alter table publish_parts add column privacy text not null default '';

create or replace function keep_frozen_part() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'DELETE' then
    if exists (
      select from publish_targets t
      where t.user_id = old.user_id and t.id = old.target_id and (old.published_at is not null or t.doubted_at is not null)
    ) then
      raise exception using errcode = 'check_violation', message = 'What may be published cannot be forgotten';
    end if;
    return old;
  end if;
  if (new.target_id, new.position, new.role, new.text, new.text_hash, new.media, new.is_ad, new.privacy, new.frozen_at,
    new.record_key, new.idempotency_key) is distinct from (old.target_id, old.position, old.role, old.text,
    old.text_hash, old.media, old.is_ad, old.privacy, old.frozen_at, old.record_key, old.idempotency_key)
  then
    raise exception using errcode = 'check_violation', message = 'What is frozen for sending cannot change';
  end if;
  return new;
end
$$;
