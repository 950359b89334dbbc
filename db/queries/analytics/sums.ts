import type { Span } from '#core/analytics/period.ts'
import { dayAfter } from '#core/schedule/days.ts'
import { asMachinery, asWorkspaceId, type Sql, type SqlPart, type WorkspaceId } from '../../client.ts'
import {
  type Looked,
  leadRows,
  networkRows,
  plannedRows,
  publishedRows,
  timeSpan,
  visitRows,
} from './sources.ts'

/** Sums are kept of days that lie at least so many days before today in UTC: they are over in every zone. */
const SETTLED_DAYS = 2

/**
 * The sums of a time: those of days that are over as they are kept (db/migrations/0445_sums_of_analytics.sql), those of later
 * days counted now. They hold unless `staleSums` has a row.
 */
export function sumsOf(sql: Sql, looked: Looked): SqlPart {
  const open = timeSpan(parted(looked).open, looked.timeZone)
  return sql`
    ${keptSums(sql, looked)}
    union all
    ${countedSums(sql, { ...looked, span: open })}
  `
}

/** The same of published posts alone, which takes a fraction of the planning. */
export function publishedSums(sql: Sql, looked: Looked): SqlPart {
  const open = timeSpan(parted(looked).open, looked.timeZone)
  return sql`
    ${keptSums(sql, looked)} and number = 'published'
    union all
    ${countedPublished(sql, { ...looked, span: open })}
  `
}

function keptSums(sql: Sql, looked: Looked): SqlPart {
  const { workspace, by, span } = looked
  const { settled } = parted(looked)
  return sql`
    select ${columns(sql)} from analytics_sums
    where user_id = ${workspace} and grouping = ${by} and day >= ${span.from}::date and day <= ${settled.to}::date
  `
}

/** A select that has a row unless what is kept of a time is all there and still holds. */
export function staleSums(sql: Sql, looked: Looked): SqlPart {
  const { workspace, by, timeZone } = looked
  const { settled } = parted(looked)
  return sql`
    select true as is_stale
    where ${settled.from}::date <= ${settled.to}::date and (
      exists (select from analytics_marks where user_id = ${workspace})
      or (
        select count(*) from analytics_days where user_id = ${workspace} and grouping = ${by} and zone = ${timeZone}
          and day >= ${settled.from}::date and day <= ${settled.to}::date
      ) <= ${settled.to}::date - ${settled.from}::date
    )
  `
}

/**
 * Forgets what no longer holds and adds up the days of a time of which nothing is kept. Whoever comes second waits, so that
 * sums of an older sight never replace those of a newer one. A change that is not seen here keeps its mark.
 */
async function refreshSums(sql: Sql, looked: Looked): Promise<void> {
  const { workspace, by, timeZone } = looked
  const { settled } = parted(looked)
  await lockSums(sql, workspace)
  await sql`
    with seen as (
      delete from analytics_marks where user_id = ${workspace} returning day
    ), forgotten as (
      delete from analytics_days d
      where d.user_id = ${workspace} and (
        d.zone <> ${timeZone} or exists (select from seen s where s.day is null or d.day between s.day - 1 and s.day + 1)
      )
      returning d.grouping, d.day
    )
    delete from analytics_sums s using forgotten f
    where s.user_id = ${workspace} and s.grouping = f.grouping and s.day = f.day
  `
  const [missing] = await sql<{ from: string | null; to: string | null }[]>`
    select min(day) as from, max(day) as to from (${missingDays(sql, looked, settled)}) m
  `
  if (!missing?.from || !missing.to) return
  const span = timeSpan({ from: missing.from, to: missing.to }, timeZone)
  await sql`
    with missing as materialized (${missingDays(sql, looked, span)}), kept as (
      insert into analytics_days (user_id, grouping, day, zone)
      select ${workspace}::uuid, ${by}, day, ${timeZone} from missing
    )
    insert into analytics_sums (user_id, grouping, ${columns(sql)})
    select ${workspace}::uuid, ${by}, ${columns(sql)} from (${countedSums(sql, { ...looked, span })}) counted
    where day in (select day from missing)
  `
}

/**
 * Reads what is made of sums that are kept; where they no longer hold, once more after they were added up again. `read` says
 * whether they hold by `staleSums` of each of `kept`.
 */
export async function readKept<Parts extends { readonly isStale: boolean }>(
  sql: Sql,
  kept: readonly Looked[],
  read: () => Promise<Parts>,
): Promise<Parts> {
  const first = await read()
  if (!first.isStale) return first
  // What a viewer who only reads makes anew belongs to nobody's rights.
  await asMachinery(sql, async () => {
    for (const looked of kept) await refreshSums(sql, looked)
  })
  return read()
}

/** Workspaces with marks that nobody took away for long, since nobody looked. */
export async function listUnreadWorkspaces(
  sql: Sql,
  { before, limit }: { before: Date; limit: number },
): Promise<WorkspaceId[]> {
  const rows = await sql<{ userId: string }[]>`
    select distinct user_id from (
      select user_id from analytics_marks where marked_at < ${before} order by marked_at limit ${limit * 100}
    ) old limit ${limit}
  `
  return rows.map(({ userId }) => asWorkspaceId(userId))
}

/** Forgets all sums of a workspace, with their marks: they are added up again when somebody looks. */
export async function forgetSums(sql: Sql, { workspace }: { workspace: WorkspaceId }): Promise<void> {
  await lockSums(sql, workspace)
  await sql`
    with m as (delete from analytics_marks where user_id = ${workspace}),
      d as (delete from analytics_days where user_id = ${workspace})
    delete from analytics_sums where user_id = ${workspace}
  `
}

async function lockSums(sql: Sql, workspace: WorkspaceId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics_sums'), hashtext(${workspace}))`
}

/** What is counted, added up by number, day and key; published posts by their score too, with its dimensions. */
function columns(sql: Sql): SqlPart {
  return sql`number, day, key, overall, count, voice, values_score, audience, emotion`
}

/** A time in two: the days whose sums are kept and those after them; either may be empty, its end before its beginning. */
function parted({ span: { from, to }, now }: Looked): { settled: Span; open: Span } {
  const last = dayAfter(now.toISOString().slice(0, 10), -SETTLED_DAYS)
  const next = dayAfter(last)
  return {
    settled: { from, to: last < to ? last : to },
    open: { from: next > from ? next : from, to },
  }
}

function missingDays(sql: Sql, { workspace, by }: Looked, { from, to }: Span): SqlPart {
  return sql`
    select wanted.at::date as day
    from generate_series(${from}::date, ${to}::date, interval '1 day') as wanted (at)
    where not exists (
      select from analytics_days d where d.user_id = ${workspace} and d.grouping = ${by} and d.day = wanted.at::date
    )
  `
}

/** What is counted of a time, from the rows themselves. A post on several platforms is measured once. */
function countedSums(sql: Sql, looked: Looked): SqlPart {
  const plain = sql`0::int8 as voice, 0::int8 as values_score, 0::int8 as audience, 0::int8 as emotion`
  return sql`
    select state as number, day, key, null::int as overall, count(*) as count, ${plain}
    from (${plannedRows(sql, looked)}) p group by state, day, key
    union all
    ${countedPublished(sql, looked)}
    union all
    select case when is_person then 'people' else 'machines' end, day, key, null, sum(visits)::int8, ${plain}
    from (${visitRows(sql, looked)}) v group by is_person, day, key
    union all
    select case when is_own then 'leads' else 'added' end, day, key, null, count(*), ${plain}
    from (${leadRows(sql, looked)}) l group by is_own, day, key
    union all
    select number, day, group_key, null, case number when 'measured' then count(distinct id) else sum(value)::int8 end,
      ${plain}
    from (${networkRows(sql, looked)}) n, lateral (
      values ('views', n.key, n.views::int8),
        ('reactions', n.key, case when num_nonnulls(n.likes, n.replies, n.shares) > 0 then n.reactions::int8 end),
        ('measured', null, 1)
    ) counted (number, group_key, value)
    where value is not null group by number, day, group_key
  `
}

function countedPublished(sql: Sql, looked: Looked): SqlPart {
  return sql`
    select 'published' as number, day, key, overall, count(*) as count, sum(voice)::int8 as voice,
      sum(values_score)::int8 as values_score, sum(audience)::int8 as audience, sum(emotion)::int8 as emotion
    from (${publishedRows(sql, looked)}) c group by day, key, overall
  `
}
