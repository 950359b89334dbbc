import type { DayCount, GroupCounts, ScoreCount } from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { PoundsGroup } from '#core/deals/pounds.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Annotation, annotationsOf } from './annotations.ts'
import {
  type Looked,
  leadRows,
  networkRows,
  plannedRows,
  publishedRows,
  type TimeSpan,
  visitRows,
  wonRows,
} from './sources.ts'

/** What Analytics counts of a time and of the one before it. */
export interface Figures {
  /** At most one row for each number and day of both times. */
  readonly days: readonly DayCount[]
  /** How many published posts have each score, at most 101 rows for each time. */
  readonly scores: readonly (ScoreCount & { readonly isNow: boolean })[]
  /** Won deals summed by what led to them; null for whoever may not see deals. */
  readonly won: readonly (PoundsGroup & { readonly isNow: boolean })[] | null
  /** The counts of each group of the time itself; those that belong to none have no key. */
  readonly groups: readonly GroupCounts[]
  readonly annotations: readonly Annotation[]
}

/**
 * All figures of a time, and those of `whole`, which begins with the time before it, in one statement. Each source is read once
 * and added up by day and group: what is asked of it is made of those sums, of which there are few.
 */
export async function readFigures(sql: Sql, looked: Looked & { whole: TimeSpan }): Promise<Figures> {
  const { workspace, span, whole } = looked
  const both = { ...looked, span: whole }
  type Lists = { [Name in keyof Figures]: NonNullable<Figures[Name]> } & {
    rights: readonly { maySee: boolean }[]
  }
  const { rights, won, ...figures } = await readLists<Lists>(
    sql,
    {
      days: dayCounts(sql),
      scores: scoreCounts(sql, span),
      won: wonGroups(sql, { ...both, since: span.start }),
      groups: groupCounts(sql, span),
      annotations: annotationsOf(sql, { workspace, span }),
      rights: sql`select may_see_deals() as may_see`,
    },
    daySums(sql, both),
  )
  return { ...figures, won: rights[0]?.maySee ? won : null }
}

/** What is counted, added up by day and key. A post on several platforms is measured once. */
function daySums(sql: Sql, looked: Looked): SqlPart {
  return sql`
    with planned as materialized (
      select day, key, state, count(*) as posts from (${plannedRows(sql, looked)}) p group by day, key, state
    ), published as materialized (
      select day, key, overall, count(*) as posts, sum(voice) as voice, sum(values_score) as values_score,
        sum(audience) as audience, sum(emotion) as emotion
      from (${publishedRows(sql, looked)}) c group by day, key, overall
    ), visits as materialized (
      select day, key, is_person, sum(visits) as visits from (${visitRows(sql, looked)}) v group by day, key, is_person
    ), people as materialized (
      select day, key, is_own, count(*) as people from (${leadRows(sql, looked)}) l group by day, key, is_own
    ), networks as materialized (${networkRows(sql, looked)})
  `
}

function dayCounts(sql: Sql): SqlPart {
  return sql`
    select state as number, day, sum(posts)::int8 as count from planned group by state, day
    union all
    select 'published', day, sum(posts)::int8 from published group by day
    union all
    select case when is_person then 'people' else 'machines' end, day, sum(visits)::int8
    from visits group by is_person, day
    union all
    select case when is_own then 'leads' else 'added' end, day, sum(people)::int8 from people group by is_own, day
    union all
    select 'views', day, sum(views)::int8 from networks where views is not null group by day
    union all
    select 'reactions', day, sum(reactions)::int8 from networks
    where num_nonnulls(likes, replies, shares) > 0 group by day
    union all
    select 'measured', day, count(distinct id) from networks group by day
  `
}

function scoreCounts(sql: Sql, { from }: TimeSpan): SqlPart {
  return sql`
    select day >= ${from}::date as is_now, overall, sum(posts)::int8 as posts, sum(voice)::int8 as voice,
      sum(values_score)::int8 as values, sum(audience)::int8 as audience, sum(emotion)::int8 as emotion
    from published where overall is not null group by 1, 2
  `
}

function groupCounts(sql: Sql, { from }: TimeSpan): SqlPart {
  const isNow = sql`day >= ${from}::date`
  return sql`
    select key, sum(planned)::int8 as planned, sum(published)::int8 as published, sum(scored)::int8 as scored,
      sum(marks)::int8 as marks, sum(people)::int8 as people, sum(machines)::int8 as machines,
      sum(leads)::int8 as leads, sum(views)::int8 as views, sum(reactions)::int8 as reactions
    from (
      select key, posts as planned, 0 as published, 0 as scored, 0 as marks, 0 as people, 0 as machines, 0 as leads,
        0 as views, 0 as reactions
      from planned where ${isNow}
      union all
      select key, 0, posts, case when overall is null then 0 else posts end, coalesce(overall * posts, 0), 0, 0, 0, 0, 0
      from published where ${isNow}
      union all
      select key, 0, 0, 0, 0, case when is_person then visits else 0 end, case when is_person then 0 else visits end,
        0, 0, 0
      from visits where ${isNow}
      union all
      select key, 0, 0, 0, 0, 0, 0, people, 0, 0 from people where is_own and ${isNow}
      union all
      select key, 0, 0, 0, 0, 0, 0, 0, coalesce(views, 0), reactions from networks where ${isNow}
    ) parts group by key
  `
}

function wonGroups(sql: Sql, looked: Looked & { since: Date }): SqlPart {
  return sql`
    select at >= ${looked.since} as is_now, first_key, last_key, told_key, count(*) as deals,
      sum(value_pence)::int8 as pence
    from (${wonRows(sql, looked)}) won group by 1, 2, 3, 4
  `
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
