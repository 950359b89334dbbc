import type { DayCount, GroupCounts, ScoreCount } from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { PoundsGroup } from '#core/deals/pounds.ts'
import type { Sql, WorkspaceId } from '../../client.ts'
import {
  type Looked,
  leadRows,
  networkRows,
  plannedRows,
  publishedRows,
  visitRows,
  wonRows,
} from './sources.ts'

/** What is counted of each day of a time, at most one row for each number and day. */
export async function listDayCounts(sql: Sql, looked: Looked): Promise<DayCount[]> {
  return sql<DayCount[]>`
    with networks as (${networkRows(sql, looked)})
    select state as number, day, count(*) as count from (${plannedRows(sql, looked)}) p group by 1, 2
    union all
    select 'published', day, count(*) from (${publishedRows(sql, looked)}) c group by 2
    union all
    select case when is_person then 'people' else 'machines' end, day, sum(visits)::int8
    from (${visitRows(sql, looked)}) v group by is_person, day
    union all
    select case when is_own then 'leads' else 'added' end, day, count(*)
    from (${leadRows(sql, looked)}) l group by is_own, day
    union all
    select 'views', day, sum(views)::int8 from networks where views is not null group by day
    union all
    select 'reactions', day, sum(reactions)::int8 from networks
    where num_nonnulls(likes, replies, shares) > 0 group by day
    union all
    select 'measured', day, count(distinct id) from networks group by day
  `
}

/** How many published posts have each score, at most 101 rows for each half of the time, which `since` begins. */
export async function listScoreCounts(
  sql: Sql,
  looked: Looked & { since: Date },
): Promise<(ScoreCount & { isNow: boolean })[]> {
  return sql<(ScoreCount & { isNow: boolean })[]>`
    select at >= ${looked.since} as is_now, overall, count(*) as posts, sum(voice) as voice,
      sum(values_score) as values, sum(audience) as audience, sum(emotion) as emotion
    from (${publishedRows(sql, looked)}) c where overall is not null group by 1, 2
  `
}

/** The counts of each group of a time; those that belong to none have no key. */
export async function listGroupCounts(sql: Sql, looked: Looked): Promise<GroupCounts[]> {
  return sql<GroupCounts[]>`
    select key, sum(planned)::int8 as planned, sum(published)::int8 as published, sum(scored)::int8 as scored,
      sum(marks)::int8 as marks, sum(people)::int8 as people, sum(machines)::int8 as machines,
      sum(leads)::int8 as leads, sum(views)::int8 as views, sum(reactions)::int8 as reactions
    from (
      select key, count(*) as planned, 0 as published, 0 as scored, 0 as marks, 0 as people, 0 as machines, 0 as leads,
        0 as views, 0 as reactions
      from (${plannedRows(sql, looked)}) p group by key
      union all
      select key, 0, count(*), count(overall), coalesce(sum(overall), 0), 0, 0, 0, 0, 0
      from (${publishedRows(sql, looked)}) c group by key
      union all
      select key, 0, 0, 0, 0, coalesce(sum(visits) filter (where is_person), 0),
        coalesce(sum(visits) filter (where not is_person), 0), 0, 0, 0
      from (${visitRows(sql, looked)}) v group by key
      union all
      select key, 0, 0, 0, 0, 0, 0, count(*), 0, 0 from (${leadRows(sql, looked)}) l where is_own group by key
      union all
      select key, 0, 0, 0, 0, 0, 0, 0, coalesce(sum(views), 0), sum(reactions)
      from (${networkRows(sql, looked)}) n group by key
    ) parts group by key
  `
}

/**
 * Won deals summed by what led to them, of a time and of the one before `since`; null for whoever may not see deals.
 */
export async function listWonGroups(
  sql: Sql,
  looked: Looked & { since: Date },
): Promise<readonly (PoundsGroup & { isNow: boolean })[] | null> {
  const [row] = await sql<{ maySee: boolean; groups: (PoundsGroup & { isNow: boolean })[] }[]>`
    select may_see_deals() as may_see, coalesce((
      select jsonb_agg(jsonb_build_object(
        'isNow', is_now, 'firstKey', first_key, 'lastKey', last_key, 'toldKey', told_key, 'deals', deals,
        'pence', pence
      )) from (
        select at >= ${looked.since} as is_now, first_key, last_key, told_key, count(*) as deals,
          sum(value_pence)::int8 as pence
        from (${wonRows(sql, looked)}) won group by 1, 2, 3, 4
      ) groups
    ), '[]') as groups
  `
  return row?.maySee ? row.groups : null
}

/** What the keys of groups are called; platforms and members have their names elsewhere. */
export async function listGroupNames(
  sql: Sql,
  { workspace, by, keys }: { workspace: WorkspaceId; by: Grouping; keys: readonly string[] },
): Promise<{ key: string; name: string }[]> {
  if (by === 'network' || by === 'person' || keys.length === 0) return []
  const table = {
    story: sql`select id, title as name from stories`,
    pillar: sql`select id, title as name from content_pillars`,
    campaign: sql`select id, name from campaigns`,
    offer: sql`select id, name from offers`,
  }[by]
  return sql<{ key: string; name: string }[]>`
    select id::text as key, name from (${table} where user_id = ${workspace} and id = any(${[...keys]}::uuid[])) as named
  `
}
