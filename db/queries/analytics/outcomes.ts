import type { PostOutcome } from '#core/analytics/works/what-works.ts'
import { OPENING_LENGTH } from '#core/posts/openings.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'

/** The most posts that are looked at; the newest of a time. */
export const MOST_POSTS = 500

interface Published {
  readonly workspace: WorkspaceId
  readonly timeZone: string
  /** The first instant, and the first one after it. */
  readonly start: Date
  readonly end: Date
}

/** The newest published posts of a time, at most 500, with what came of each up to now, from one statement. */
export async function listOutcomes(sql: Sql, published: Published): Promise<PostOutcome[]> {
  const { workspace, timeZone, start, end } = published
  return sql<PostOutcome[]>`
    with posts as materialized (
      select c.id, c.title, c.body, c.platform, c.published_at, c.pillar_id, c.format, c.story_id,
        case when coalesce(c.alignment_certainty, 'told') = 'told' then c.alignment_overall end as overall
      from content_created c
      where c.user_id = ${workspace} and c.published_at >= ${start} and c.published_at < ${end}
        and c.status = 'published'
      order by c.published_at desc, c.id limit ${MOST_POSTS}
    ),
    followed as (
      select t.content_id, coalesce(sum(k.people), 0)::int as people
      from posts p
      join tracked_links t on t.user_id = ${workspace} and t.content_id = p.id
      left join link_totals k on k.user_id = ${workspace} and k.link_id = t.id
      group by t.content_id
    ),
    reached as (
      select l.first_content_id as content_id, count(*)::int as leads
      from posts p join leads l on l.user_id = ${workspace} and l.first_content_id = p.id
      where l.merged_into is null and l.first_source not in ('import', 'typed')
      group by l.first_content_id
    ),
    counted as (
      select content_id, sum(responses)::int as network from (${networkRows(sql, workspace)}) n group by content_id
    )
    select p.id, coalesce(nullif(p.title, ''), left(p.body, 80)) as title, p.published_at as at, p.platform,
      p.pillar_id, p.format, p.overall, length(p.body) as length, left(p.body, ${OPENING_LENGTH}) as start,
      (select kind from stories where user_id = ${workspace} and id = p.story_id) as kind,
      extract(isodow from p.published_at at time zone ${timeZone})::int as weekday,
      extract(hour from p.published_at at time zone ${timeZone})::int as hour,
      followed.content_id is not null as has_link, coalesce(followed.people, 0) as people,
      coalesce(reached.leads, 0) as leads, counted.network
    from posts p
    left join followed on followed.content_id = p.id
    left join reached on reached.content_id = p.id
    left join counted on counted.content_id = p.id
    order by p.published_at desc, p.id
  `
}

/**
 * What networks counted of the posts `posts`, a row for each place a post went to: the one place to which other sources of
 * such numbers are joined. A post that was never read has no row.
 */
function networkRows(sql: Sql, workspace: WorkspaceId): SqlPart {
  return sql`
    select p.id as content_id,
      coalesce(g.likes, 0) + coalesce(g.replies, 0) + coalesce(g.reposts, 0) as responses
    from posts p
    join content_planner s on s.user_id = ${workspace} and s.content_id = p.id
    join publish_targets g on g.user_id = s.user_id and g.scheduled_post_id = s.id
    where coalesce(g.likes, g.replies, g.reposts) is not null
  `
}
