import type { Sql } from '../../client.ts'

/** One rule for one subject: how many tries of a key are allowed in a window. */
export interface Limit {
  readonly key: string
  readonly limit: number
  readonly windowSeconds: number
}

/** Limits up to here are held over any stretch of their window; a fixed one would let twice as many through around its edge. */
const SLIDING_UP_TO = 30

/**
 * Whole seconds until all of these limits have room again, at least 1; null when they have it now. Only reads, so that
 * whoever is refused costs no write. System role only.
 */
export async function findLimitWait(
  sql: Sql,
  { limits, now }: { limits: readonly Limit[]; now: Date },
): Promise<number | null> {
  const [row] = await sql<{ seconds: number | null }[]>`
    select ceil(extract(epoch from max(free_at) - ${now}::timestamptz))::integer as seconds
    from unnest(
      ${limits.map(({ key }) => key)}::text[],
      ${limits.map(({ limit }) => limit)}::integer[],
      ${limits.map(({ windowSeconds }) => windowSeconds)}::integer[]
    ) as w (key, tries_allowed, seconds)
    join rate_limits l on l.key = w.key
    cross join lateral (
      select case
        when w.tries_allowed <= ${SLIDING_UP_TO} then (
          select t + make_interval(secs => w.seconds) from unnest(l.tries) t
          order by t desc offset greatest(w.tries_allowed - 1, 0) limit 1)
        when l.count >= w.tries_allowed then l.window_start + make_interval(secs => l.window_seconds)
        end as free_at
    ) f
    where free_at > ${now}::timestamptz
  `
  return row?.seconds == null ? null : Math.max(1, row.seconds)
}

/**
 * How many tries a limit has counted that still hold, and whole seconds until the first of them no longer does; 0 and the
 * whole window where there are none. System role only.
 */
export async function findLimitUse(
  sql: Sql,
  { limit: { key, limit, windowSeconds }, now }: { limit: Limit; now: Date },
): Promise<{ used: number; resetSeconds: number }> {
  const isSliding = limit <= SLIDING_UP_TO
  const [row] = await sql<{ used: number; seconds: number | null }[]>`
    select u.used::integer, ceil(extract(epoch from u.first_free - ${now}::timestamptz))::integer as seconds
    from rate_limits l
    cross join lateral (
      ${
        isSliding
          ? sql`
            select count(*) as used, min(t) + make_interval(secs => ${windowSeconds}) as first_free from unnest(l.tries) t
            where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds})`
          : sql`
            select l.count as used, l.window_start + make_interval(secs => l.window_seconds) as first_free
            where l.window_start + make_interval(secs => l.window_seconds) > ${now}::timestamptz`
      }
    ) u
    where l.key = ${key}
  `
  return { used: row?.used ?? 0, resetSeconds: Math.max(1, row?.seconds ?? windowSeconds) }
}

/** Whether the fixed window that a row counts in is over at the instant that is inserted. */
function isWindowOver(sql: Sql) {
  return sql`l.window_start + make_interval(secs => l.window_seconds) <= excluded.window_start`
}

/**
 * Counts one try where its limit has room, in one statement, so that no two requests can both believe to be the last
 * allowed one. Answers how many there are now; null, and nothing changed, when there is no room. System role only.
 */
export async function upsertTry(
  sql: Sql,
  { limit: { key, limit, windowSeconds }, now }: { limit: Limit; now: Date },
): Promise<number | null> {
  if (limit < 1) return null
  const [row] =
    limit <= SLIDING_UP_TO
      ? await sql<{ tries: number }[]>`
        insert into rate_limits as l (key, window_start, window_seconds, count, tries)
        values (${key}, ${now}, ${windowSeconds}, 1, array[${now}::timestamptz])
        on conflict (key) do update set
          window_start = ${now},
          window_seconds = excluded.window_seconds,
          count = 1,
          tries = array(select t from unnest(l.tries) t
            where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds}) order by t) || ${now}::timestamptz
        where (select count(*) from unnest(l.tries) t
          where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds})) < ${limit}
        returning cardinality(tries) as tries
      `
      : await sql<{ tries: number }[]>`
        insert into rate_limits as l (key, window_start, window_seconds, count)
        values (${key}, ${now}, ${windowSeconds}, 1)
        on conflict (key) do update set
          window_start = case
            when ${isWindowOver(sql)}
            then excluded.window_start else l.window_start end,
          count = case
            when ${isWindowOver(sql)}
            then 1 else l.count + 1 end,
          window_seconds = excluded.window_seconds
        where l.count < ${limit}
          or ${isWindowOver(sql)}
        returning count as tries
      `
  return row?.tries ?? null
}

/** Counts one more in a fixed window and tells how many that makes. System role only. */
export async function upsertCount(
  sql: Sql,
  { key, windowSeconds, now }: { key: string; windowSeconds: number; now: Date },
): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    insert into rate_limits as l (key, window_start, window_seconds, count)
    values (${key}, ${now}, ${windowSeconds}, 1)
    on conflict (key) do update set
      window_start = case
        when ${isWindowOver(sql)}
        then excluded.window_start else l.window_start end,
      count = case
        when ${isWindowOver(sql)}
        then 1 else least(l.count, 1000000000) + 1 end,
      window_seconds = excluded.window_seconds
    returning count
  `
  return row?.count ?? 1
}
