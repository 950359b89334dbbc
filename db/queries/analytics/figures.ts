import type { DayCount, GroupCounts, ScoreCount } from '#core/analytics/figures.ts'
import type { Grouping } from '#core/analytics/numbers.ts'
import type { PoundsGroup } from '#core/deals/pounds.ts'
import type { Sql, SqlPart, WorkspaceId } from '../../client.ts'
import { readLists } from '../platform/lists.ts'
import { type Annotation, annotationsOf } from './annotations.ts'
import { type Looked, type TimeSpan, wonRows } from './sources.ts'
import { readKept, staleSums, sumsOf } from './sums.ts'

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
 * All figures of a time, and those of `whole`, which begins with the time before it, in one statement; in a few more when days
 * that are over have to be added up again. What is asked is made of sums by day and group, of which there are few.
 */
export async function readFigures(sql: Sql, looked: Looked & { whole: TimeSpan }): Promise<Figures> {
  const both = { ...looked, span: looked.whole }
  const { isStale: _, ...figures } = await readKept(sql, [both], () => readSums(sql, looked, both))
  return figures
}

async function readSums(
  sql: Sql,
  { workspace, span }: Looked,
  both: Looked,
): Promise<Figures & { isStale: boolean }> {
  type Lists = { [Name in keyof Figures]: NonNullable<Figures[Name]> } & {
    rights: readonly { maySee: boolean }[]
    stale: readonly object[]
  }
  const { rights, won, stale, ...figures } = await readLists<Lists>(
    sql,
    {
      days: dayCounts(sql),
      scores: scoreCounts(sql, span),
      won: wonGroups(sql, { ...both, since: span.start }),
      groups: groupCounts(sql, span),
      annotations: annotationsOf(sql, { workspace, span }),
      rights: sql`select may_see_deals() as may_see`,
      stale: staleSums(sql, both),
    },
    sql`with sums as materialized (${sumsOf(sql, both)})`,
  )
  const maySee = rights[0]?.maySee ?? false
  return {
    ...figures,
    won: maySee ? won : null,
    isStale: stale.length > 0,
  }
}

function dayCounts(sql: Sql): SqlPart {
  return sql`select number, day, sum(count)::int8 as count from sums group by number, day`
}

function scoreCounts(sql: Sql, { from }: TimeSpan): SqlPart {
  return sql`
    select day >= ${from}::date as is_now, overall, sum(count)::int8 as posts, sum(voice)::int8 as voice,
      sum(values_score)::int8 as values, sum(audience)::int8 as audience, sum(emotion)::int8 as emotion
    from sums where number = 'published' and overall is not null group by 1, 2
  `
}

function groupCounts(sql: Sql, { from }: TimeSpan): SqlPart {
  const count = (numbers: SqlPart) => sql`coalesce(sum(count) filter (where ${numbers}), 0)::int8`
  return sql`
    select key, ${count(sql`number in ('planned_published', 'slipped', 'ahead')`)} as planned,
      ${count(sql`number = 'published'`)} as published,
      ${count(sql`number = 'published' and overall is not null`)} as scored,
      coalesce(sum(count * overall) filter (where number = 'published'), 0)::int8 as marks,
      ${count(sql`number = 'people'`)} as people, ${count(sql`number = 'machines'`)} as machines,
      ${count(sql`number = 'leads'`)} as leads, ${count(sql`number = 'views'`)} as views,
      ${count(sql`number = 'reactions'`)} as reactions
    from sums where day >= ${from}::date and number not in ('measured', 'added') group by key
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
