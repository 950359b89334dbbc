-- Who approves a post approves the first comments that go below it, each word for word.
alter table post_reviews add column first_comments text[] not null default '{}';

-- The first comments of a post wherever it is still to be published.
create function planned_comments(workspace uuid, post uuid) returns text[]
language sql stable parallel safe
as $$
  select coalesce(array_agg(distinct p.first_comment order by p.first_comment), '{}') from content_planner p
  where p.user_id = workspace and p.content_id = post and p.first_comment <> ''
    and p.status not in ('published', 'cancelled', 'idea')
$$;

-- What was approved before comments were asked about stays approved.
update post_reviews r set first_comments = planned_comments(r.user_id, r.content_id)
from content_created c
where c.user_id = r.user_id and c.id = r.content_id and r.decision = 'approved'
  and r.mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data);
