import { BODY_LIMIT, type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { isCalendarDay } from '../shared/calendar-day.ts'
import { sanitiseText } from '../shared/sanitise/text.ts'
import { isTimeZone } from '../shared/time.ts'
import { MOST_ROWS } from './import-limits.ts'
import { DAY_RANGE_MESSAGE, instantOf, isDay, readMinute } from './wall-time.ts'

/** The columns we read, by the names in the first line; our own export has them all. */
export const IMPORT_COLUMNS = ['date', 'time', 'platform', 'text', 'title', 'zone'] as const

export interface ImportRow {
  /** From 1, the line of names not counted. */
  readonly line: number
  readonly shown: string
  readonly entry: {
    readonly at: Date
    readonly timeZone: string
    readonly platform: PlatformId
    readonly title: string
    readonly body: string
  } | null
  readonly problem: string | null
}

/** What makes two scheduled posts the same: where, when and the words, however they are spaced. */
export function importKey(post: {
  readonly platform: string
  readonly at: Date
  readonly body: string
}): string {
  return `${post.platform} ${post.at.getTime()} ${post.body.replace(/\s+/g, ' ').trim().toLowerCase()}`
}

/** Rows without those that are scheduled already, or stand in the file twice: these say so. */
export function skipScheduled(rows: readonly ImportRow[], scheduled: Iterable<string>): ImportRow[] {
  const known = new Set(scheduled)
  return rows.map(row => {
    if (!row.entry) return row
    const key = importKey(row.entry)
    if (known.has(key)) return { ...row, entry: null, problem: 'This is already in your planner.' }
    known.add(key)
    return row
  })
}

/**
 * The rows of a file as what would be scheduled, each with its problem if it cannot be. The first record names the
 * columns, in any order and case: date (2026-11-24), time (09:30), platform and text are needed, title and zone may be
 * left out. At most 5,000 rows are read.
 */
export function readImport(
  records: readonly (readonly string[])[],
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): ImportRow[] {
  const [names = [], ...rows] = records
  const places = new Map(
    // Trimming takes off the mark that some programs put at the beginning of a file, too.
    names.map((name, at) => [name.trim().toLowerCase(), at]),
  )
  return rows.slice(0, MOST_ROWS).map((cells, at) => {
    const cell = (name: (typeof IMPORT_COLUMNS)[number]) => cells[places.get(name) ?? -1]?.trim() ?? ''
    const body = sanitiseText(cell('text'))
    const title = sanitiseText(cell('title')).slice(0, 200)
    const shown = (title || body.split('\n')[0] || cells.join(', ')).slice(0, 120)
    const row = { line: at + 1, shown }
    const refuse = (problem: string) => ({ ...row, entry: null, problem })
    const minute = readMinute(cell('time').padStart(5, '0'))
    const platform = readPlatform(cell('platform'))
    const zone = cell('zone') || timeZone
    if (!isCalendarDay(cell('date'))) return refuse('Enter the date like this: 2026-11-24.')
    if (!isDay(cell('date'))) return refuse(`${DAY_RANGE_MESSAGE}.`)
    if (minute === null) return refuse('Enter the time like this: 09:30.')
    if (!platform) return refuse('We don’t know this platform.')
    if (!isTimeZone(zone)) return refuse('We don’t know this time zone.')
    if (body === '') return refuse('There’s no text.')
    if (cell('text').length > BODY_LIMIT) return refuse('The text is longer than 10,000 characters.')
    const met = instantOf({ day: cell('date'), minute }, zone)
    if (met.at <= now) return refuse('This time has passed.')
    return { ...row, entry: { at: met.at, timeZone: zone, platform, title, body }, problem: null }
  })
}
