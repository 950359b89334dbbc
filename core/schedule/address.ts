import { type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { listQuery, readPageNumber } from '../shared/list-address.ts'
import { type ClockTime, readClockTime } from './clock-time.ts'
import { SCHEDULE_VIEWS, type ScheduleView } from './days.ts'
import { SCHEDULED_POST_STATUSES, type ScheduledPostStatus } from './status.ts'
import { isDay, readMinute, type WallTime } from './wall-time.ts'

export interface ScheduleAddress {
  readonly view: ScheduleView
  readonly day: string | null
  readonly status: ScheduledPostStatus | null
  readonly platform: PlatformId | null
  readonly page: number
  /** What was removed or scheduled just now and can be undone, as it was sent. */
  readonly removed: string | null
  readonly planned: string | null
  /** What was moved just now, as it was sent, and when it was before: that can be undone. */
  readonly moved: string | null
  readonly was: ClockTime | null
  /** The free time that drafts are offered for. */
  readonly slot: WallTime | null
  /** The draft that a time is looked for, as it was sent. */
  readonly draft: string | null
}

/**
 * What an address of the schedule asks for (`?view=&date=&status=&platform=&page=&slot=&draft=`); what makes no sense is left
 * out. Without a view it is the week.
 */
export function readScheduleAddress(params: URLSearchParams): ScheduleAddress {
  const day = params.get('date')
  return {
    view: SCHEDULE_VIEWS.find(view => view === params.get('view')) ?? 'week',
    day: isDay(day) ? day : null,
    status: SCHEDULED_POST_STATUSES.find(status => status === params.get('status')) ?? null,
    platform: readPlatform(params.get('platform')),
    page: readPageNumber(params),
    removed: params.get('removed'),
    planned: params.get('planned'),
    moved: params.get('moved'),
    was: readClockTime(params.get('was') ?? ''),
    slot: readSlot(params.get('slot')),
    draft: params.get('draft'),
  }
}

/** A free time as an address says it: `2026-11-26T09:00`. */
function readSlot(text: string | null): WallTime | null {
  const [day, time] = text?.split('T') ?? []
  const minute = readMinute(time)
  return isDay(day) && minute !== null ? { day, minute } : null
}

/**
 * The calendar's address `back` with what was moved, by id, and when it was before, as a clock's word: there that can be
 * undone. An address of another page stays as it is.
 */
export function movedReturn(back: string, id: string, was: string): string {
  const [path, query] = back.split('?')
  const params = new URLSearchParams(query)
  if (path !== '/app/content' || (params.get('tab') ?? 'plan') !== 'plan') return back
  for (const over of ['removed', 'planned', 'problem']) params.delete(over)
  params.set('moved', id)
  params.set('was', was)
  return `${path}?${params}`
}

/**
 * What the address of a scheduled post says when its month, or the list of what is to be published, is to be come back to. A
 * month that shows the post beside its own says which it is: `2026-11`.
 */
export const BACK_TO_MONTH = 'month'
export const BACK_TO_PUBLISH = 'publish'

/**
 * Where the page of a scheduled post leads back to: an address of the schedule's pages, what is to be published, the month of
 * the post's day, or where nothing is said its week. A calendar has dozens of links to such pages, each with what it says.
 */
export function plannerReturn(input: string | null, day: string): string {
  if (input === BACK_TO_PUBLISH) return '/app/content?tab=publish'
  const month = `${input}-01`
  if (isDay(month)) return `/app/content${listQuery({ view: BACK_TO_MONTH, date: month })}`
  const view = input === BACK_TO_MONTH ? input : null
  return scheduleReturn(input, `/app/content${listQuery({ view, date: day })}`)
}

/** Where a press in the schedule leads back to: an address of the schedule's pages, else the calendar. */
export function scheduleReturn(input: unknown, fallback = '/app/content'): string {
  return typeof input === 'string' && /^\/app\/content(?:[/?][\w\-/?=&%.]*)?$/.test(input) ? input : fallback
}
