import { type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { readPageNumber } from '../shared/list-address.ts'
import { SCHEDULE_VIEWS, type ScheduleView } from './days.ts'
import { SCHEDULED_POST_STATUSES, type ScheduledPostStatus } from './status.ts'
import { isDay } from './wall-time.ts'

export interface ScheduleAddress {
  readonly view: ScheduleView
  readonly day: string | null
  readonly status: ScheduledPostStatus | null
  readonly platform: PlatformId | null
  readonly page: number
  readonly removed: string | null
}

/**
 * What an address of the schedule asks for (`?view=&date=&status=&platform=&page=`); what makes no sense is left out.
 */
export function readScheduleAddress(params: URLSearchParams): ScheduleAddress {
  const day = params.get('date')
  return {
    view: SCHEDULE_VIEWS.find(view => view === params.get('view')) ?? 'month',
    day: isDay(day) ? day : null,
    status: SCHEDULED_POST_STATUSES.find(status => status === params.get('status')) ?? null,
    platform: readPlatform(params.get('platform')),
    page: readPageNumber(params),
    removed: params.get('removed'),
  }
}

/** Where a press in the schedule leads back to: an address of the schedule's pages, else the calendar. */
export function scheduleReturn(input: unknown, fallback = '/app/content'): string {
  return typeof input === 'string' && /^\/app\/content(?:[/?][\w\-/?=&%.]*)?$/.test(input) ? input : fallback
}
