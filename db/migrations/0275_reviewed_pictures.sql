-- What somebody approves is a text with its pictures: which, in which order, how described and what stays in sight of them.
-- A post without pictures keeps the mark it had, so that what was approved stays approved.
create function reviewed_mark(workspace uuid, post uuid, title text, body text, content_data jsonb) returns text
language sql stable parallel safe
as $$
  select case when pictures is null then own else encode(sha256(convert_to(own || pictures, 'UTF8')), 'hex') end
  from (
    select post_mark(title, body, content_data) as own, (
      select jsonb_agg(jsonb_build_array(m.id, m.focus_x, m.focus_y, m.alt) order by m.position, m.created_at, m.id)::text
      from media m where m.user_id = workspace and m.post_id = post
    ) as pictures
  ) as marks
$$;

-- What was approved with its pictures stays approved.
update post_reviews r set mark = reviewed_mark(c.user_id, c.id, c.title, c.body, c.content_data)
from content_created c
where c.user_id = r.user_id and c.id = r.content_id and r.mark = post_mark(c.title, c.body, c.content_data)
  and exists (select from media m where m.user_id = c.user_id and m.post_id = c.id);
