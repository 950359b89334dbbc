import type { Sql } from '../../client.ts'

export interface LimitCount {
  /** Tries in the present window, this one included. */
  readonly count: number
  /** Whole seconds until the window ends, at least 1. */
  readonly retryAfterSeconds: number
}

/**
 * Counts one try in a fixed window and tells how many there were: one statement, so that no two requests can both
 * believe to be the last allowed one. System role only.
 */
export async function upsertLimitCount(
  sql: Sql,
  { key, windowSeconds, now }: { key: string; windowSeconds: number; now: Date },
): Promise<LimitCount> {
  const [row] = await sql<LimitCount[]>`
    insert into rate_limits as l (key, window_start, window_seconds, count)
    values (${key}, ${now}, ${windowSeconds}, 1)
    on conflict (key) do update set
      window_start = case
        when l.window_start + make_interval(secs => l.window_seconds) <= excluded.window_start
        then excluded.window_start else l.window_start end,
      count = case
        when l.window_start + make_interval(secs => l.window_seconds) <= excluded.window_start
        then 1 else least(l.count, 1000000000) + 1 end,
      window_seconds = excluded.window_seconds
    returning
      count,
      greatest(1, ceil(extract(epoch from
        window_start + make_interval(secs => window_seconds) - ${now}::timestamptz)))::integer as retry_after_seconds
  `
  if (!row) throw new Error('The limit was not returned')
  return row
}

/**
 * Counts one try of a small limit over the last `windowSeconds`, wherever they began: a fixed window would let twice
 * as many through around its edge. A refused try leaves no trace, so that waiting helps. `count` is `limit + 1` when
 * refused. System role only.
 */
export async function upsertSlidingTry(
  sql: Sql,
  { key, limit, windowSeconds, now }: { key: string; limit: number; windowSeconds: number; now: Date },
): Promise<LimitCount> {
  const [row] = await sql<{ tries: Date[]; counted: boolean }[]>`
    insert into rate_limits as l (key, window_start, window_seconds, count, tries)
    values (${key}, ${now}, ${windowSeconds}, 1, array[${now}::timestamptz])
    on conflict (key) do update set
      window_start = ${now},
      window_seconds = excluded.window_seconds,
      tries = case
        when (select count(*) from unnest(l.tries) t where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds})) < ${limit}
        then array(select t from unnest(l.tries) t
          where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds}) order by t) || ${now}::timestamptz
        else l.tries end,
      count = case
        when (select count(*) from unnest(l.tries) t where t > ${now}::timestamptz - make_interval(secs => ${windowSeconds})) < ${limit}
        then 1 else 2 end
    returning tries, count = 1 as counted
  `
  if (!row) throw new Error('The limit was not returned')
  const from = now.getTime() - windowSeconds * 1000
  const inWindow = row.tries.filter(at => at.getTime() > from)
  const oldest = inWindow[0]?.getTime() ?? now.getTime()
  return {
    count: row.counted ? inWindow.length : limit + 1,
    retryAfterSeconds: Math.max(1, Math.ceil((oldest + windowSeconds * 1000 - now.getTime()) / 1000)),
  }
}

/** Forgets a key, such as the failed tries of somebody who then signed in. System role only. */
export async function deleteLimit(sql: Sql, { key }: { key: string }): Promise<void> {
  await sql`delete from rate_limits where key = ${key}`
}

/** Removes windows that ended before an instant; answers how many. System role only. */
export async function deleteEndedLimits(sql: Sql, { before }: { before: Date }): Promise<number> {
  const rows = await sql`
    delete from rate_limits where window_start + make_interval(secs => window_seconds) < ${before}
  `
  return rows.count
}
