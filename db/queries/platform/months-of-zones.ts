import { calendarDay, calendarMonthBounds } from '#core/shared/time.ts'
import type { Sql } from '../../client.ts'

/**
 * The first instant of the present month in every time zone that these workspaces use, as rows `(zone, began, month_before)` with the
 * first day of the month before it: by the rules,
 * so that a zone the database does not know stops nobody else. System role only.
 */
export async function monthsOfZones(
  sql: Sql,
  { workspaces, now }: { workspaces: ReturnType<Sql>; now: Date },
): Promise<{ rows: ReturnType<Sql> }> {
  const used = await sql<{ timeZone: string }[]>`
    select distinct time_zone from profiles where id in (${workspaces})
  `
  const zones = used.map(({ timeZone }) => timeZone)
  const starts = zones.map(zone => calendarMonthBounds(now, zone).start.toISOString())
  const before = zones.map(zone => {
    const { year, month } = calendarDay(now, zone)
    return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
  })
  // Within an object: a statement that is awaited by itself would be run.
  return { rows: sql`unnest(${zones}::text[], ${starts}::timestamptz[], ${before}::date[])` }
}
