import { type PlatformId, readPlatform } from '../posts/platforms/platforms.ts'
import { readPageNumber } from '../shared/list-address.ts'
import { PLAN_VIEWS, type PlanView } from './days.ts'
import { OUTING_STATUSES, type OutingStatus } from './outing.ts'
import { isDay } from './wall-time.ts'

export interface PlanAddress {
  readonly view: PlanView
  readonly day: string | null
  readonly status: OutingStatus | null
  readonly platform: PlatformId | null
  readonly page: number
  readonly removed: string | null
}

/** What an address of the plan asks for (`?view=&date=&status=&platform=&page=`); what makes no sense is left out. */
export function readPlanAddress(params: URLSearchParams): PlanAddress {
  const day = params.get('date')
  return {
    view: PLAN_VIEWS.find(known => known === params.get('view')) ?? 'month',
    day: isDay(day) ? day : null,
    status: OUTING_STATUSES.find(known => known === params.get('status')) ?? null,
    platform: readPlatform(params.get('platform')),
    page: readPageNumber(params),
    removed: params.get('removed'),
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The story and the campaign that a list of posts is narrowed to (`?story=&campaign=`), by id. */
export function readPostsAddress(params: URLSearchParams): { story: string | null; campaign: string | null } {
  const id = (name: string) => {
    const text = params.get(name) ?? ''
    return UUID.test(text) ? text.toLowerCase() : null
  }
  return { story: id('story'), campaign: id('campaign') }
}
