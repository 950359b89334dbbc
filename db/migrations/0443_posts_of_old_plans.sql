-- 0442 settled scheduled posts whose day was over before there were deadlines as missed, and left their posts as they were:
-- scheduled for a time long gone. Each such post gets the state that its scheduled posts make, as it gets it whenever
-- one of them moves (db/queries/schedule/scheduled-posts.ts). One that was changed by somebody since is left alone.
update content_created c
set status = found.status, published_at = coalesce(c.published_at, found.published_at)
from (
  select
    user_id,
    content_id,
    (array_agg(status order by array_position(
      array['sending', 'handed_over', 'due', 'scheduled', 'held', 'published', 'failed', 'missed'], status
    )) filter (where status not in ('cancelled', 'idea')))[1] as status,
    min(published_at) as published_at
  from content_planner
  where (user_id, content_id) in (
    select user_id, content_id from content_planner
    where status = 'missed' and deadline_at is null and reason = 'It wasn’t posted within 24 hours of its time.'
  )
  group by user_id, content_id
) found
where c.user_id = found.user_id and c.id = found.content_id
  and c.status in ('scheduled', 'due', 'held') and c.status <> found.status;
