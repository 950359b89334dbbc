import type { BestPost, MarketChanges } from '#core/monthly-review/facts.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import { textTitle } from '../brand/pillars.ts'
import { untoldStories } from '../stories/list-stories.ts'

interface Between {
  readonly workspace: WorkspaceId
  /** The first instant, and the first one after the last day. */
  readonly start: Date
  readonly end: Date
  /** The same as days. */
  readonly from: string
  readonly to: string
}

/** The published posts that brought most within some days: people who got in touch, then who followed links; five at most. */
export async function listBestPosts(
  sql: Sql,
  { workspace, start, end, from, to }: Between,
): Promise<BestPost[]> {
  return sql<BestPost[]>`
    select c.id, ${textTitle(sql)} as title, c.platform, v.people, l.leads,
      case when coalesce(c.alignment_certainty, 'told') = 'told' then c.alignment_overall end as overall
    from content_created c
    cross join lateral (
      select coalesce(sum(d.visits), 0)::int as people
      from tracked_links t join link_days d on d.user_id = t.user_id and d.link_id = t.id
      where t.user_id = c.user_id and t.content_id = c.id and d.reason = ''
        and d.day >= ${from}::date and d.day <= ${to}::date
    ) v
    cross join lateral (
      select count(*) as leads from leads p
      where p.user_id = c.user_id and p.first_content_id = c.id and p.merged_into is null
        and p.first_source not in ('import', 'typed') and p.first_at >= ${start} and p.first_at < ${end}
    ) l
    where c.user_id = ${workspace} and c.status = 'published' and c.published_at >= ${start} and c.published_at < ${end}
    order by l.leads desc, v.people desc, c.alignment_overall desc nulls last, c.id limit 5
  `
}

/** What was saved or acted on of the feeds within some days, ten items at most, and what changed about their sources. */
export async function findMarketChanges(
  sql: Sql,
  { workspace, start, end }: Between,
): Promise<MarketChanges> {
  const [row] = await sql<MarketChanges[]>`
    select
      coalesce((
        select jsonb_agg(i) from (
          select i.id, i.title, s.name as source, i.state
          from watch_items i join watch_sources s on s.user_id = i.user_id and s.id = i.source_id
          where i.user_id = ${workspace} and i.state in ('saved', 'acted')
            and i.published_at >= ${start} and i.published_at < ${end}
          order by i.state = 'acted' desc, i.published_at desc limit 10
        ) i
      ), '[]') as items,
      array(
        select name from watch_sources
        where user_id = ${workspace} and created_at >= ${start} and created_at < ${end} order by created_at, id limit 10
      ) as added,
      array(
        select name from watch_sources where user_id = ${workspace} and problem <> '' order by name limit 10
      ) as troubled
  `
  return row ?? { items: [], added: [], troubled: [] }
}

/** Stories that are ready and in no post yet, with the pillars each stands for; fifty at most. */
export async function listUnusedStories(
  sql: Sql,
  { workspace }: { workspace: WorkspaceId },
): Promise<{ id: string; title: string; pillarIds: readonly string[] }[]> {
  return sql<{ id: string; title: string; pillarIds: readonly string[] }[]>`
    select u.id, u.title, array(
      select l.name from story_links l
      where l.user_id = ${workspace} and l.story_id = u.id and l.kind = 'pillar' order by 1
    ) as pillar_ids
    from (${untoldStories(sql, { owner: sql`${workspace}::uuid`, most: 50 })}) u
  `
}

/** The days and platforms that hold a post already, within some days, by the clock of a zone. */
export async function listTakenDays(
  sql: Sql,
  { workspace, start, end, timeZone }: Pick<Between, 'workspace' | 'start' | 'end'> & { timeZone: string },
): Promise<{ day: string; platform: string }[]> {
  return sql<{ day: string; platform: string }[]>`
    select distinct to_char(scheduled_for at time zone ${timeZone}, 'YYYY-MM-DD') as day, platform
    from content_planner
    where user_id = ${workspace} and scheduled_for >= ${start} and scheduled_for < ${end}
      and status not in ('idea', 'cancelled')
    order by 1, 2 limit 500
  `
}
