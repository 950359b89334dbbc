import { dayAfter } from '../../schedule/days.ts'
import { instantOf, wallTimeOf } from '../../schedule/wall-time.ts'
import { readPageNumber } from '../../shared/list-address.ts'
import { SENTIMENTS, type Sentiment } from '../sentiment/judge.ts'
import { THING_LIMITS } from './things.ts'

/** Lengths of time that mentions are looked at, in days up to now; older items are not kept. */
export const MENTION_PERIODS = [7, 30, 90] as const
const DEFAULT_PERIOD = 30

/** Which mentions are looked at; null leaves none out. */
export interface MentionFilter {
  readonly thing: string | null
  readonly sentiment: Sentiment | null
  readonly sourceId: string | null
  readonly days: (typeof MENTION_PERIODS)[number]
}

/** The filter of an address: `?what=`, `&sentiment=`, `&source=`, `&period=`; what it does not know leaves none out. */
export function readMentionFilter(params: URLSearchParams): MentionFilter & { readonly page: number } {
  const wanted = Number(params.get('period'))
  const thing = params.get('what') ?? ''
  return {
    thing: thing === '' || thing.length > THING_LIMITS.key || thing.includes('\0') ? null : thing,
    sentiment: SENTIMENTS.find(each => each === params.get('sentiment')) ?? null,
    sourceId: params.get('source') || null,
    days: MENTION_PERIODS.find(days => days === wanted) ?? DEFAULT_PERIOD,
    page: readPageNumber(params),
  }
}

/** The same as parameters of an address, what is usual left out. */
export function mentionParameters({ thing, sentiment, sourceId, days }: MentionFilter) {
  return {
    what: thing,
    sentiment,
    source: sourceId,
    period: days === DEFAULT_PERIOD ? null : days,
  }
}

/** The days `YYYY-MM-DD` of a period up to today, in their order, and the instant at which the first begins. */
export function mentionDays(
  days: MentionFilter['days'],
  { now, timeZone }: { now: Date; timeZone: string },
): { readonly from: Date; readonly days: readonly string[] } {
  const today = wallTimeOf(now, timeZone).day
  const all = Array.from({ length: days }, (_, at) => dayAfter(today, at + 1 - days))
  return { from: instantOf({ day: all[0] ?? today, minute: 0 }, timeZone).at, days: all }
}
