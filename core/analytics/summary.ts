import type { PoundsSum } from '../deals/pounds.ts'
import { dayAfter } from '../schedule/days.ts'
import { formatPence } from '../shared/money.ts'
import { numberText } from '../shared/number-text.ts'
import type { LetterFacts } from './letter/facts.ts'
import type { Span } from './period.ts'

/** A number of the weekly letter, in words, with that of the week before. */
export interface SummaryNumber {
  readonly label: string
  readonly now: string
  readonly before: string
}

/** The seven whole days before a day `YYYY-MM-DD`: on a Monday, the week that is over. */
export function weekBefore(day: string): Span {
  return { from: dayAfter(day, -7), to: dayAfter(day, -1) }
}

/** Three numbers of a week: posts, people, and pounds, or those who got in touch for whoever may not see deals. */
export function summaryNumbers({
  daily,
  paid,
  paidBefore,
}: Pick<LetterFacts, 'daily' | 'paid' | 'paidBefore'>): SummaryNumber[] {
  const { now, before } = daily
  const posts = ({ planned_published, slipped, ahead, published }: typeof now) => {
    const planned = planned_published + slipped + ahead
    if (planned === 0) return `${numberText(published)}, nothing planned`
    return `${numberText(planned_published)} of ${numberText(planned)} planned`
  }
  const leads = (sums: typeof now) => numberText(sums.leads)
  const people = (sums: typeof now) =>
    paid ? `${numberText(sums.people)}, and ${leads(sums)} got in touch` : numberText(sums.people)
  const pounds = (sum: PoundsSum) =>
    sum.deals === 0 ? formatPence(0) : `${formatPence(sum.pence)} with ${deals(sum.deals)}`
  return [
    { label: 'Posts published', now: posts(now), before: posts(before) },
    { label: 'People who followed a link', now: people(now), before: people(before) },
    paid && paidBefore
      ? { label: 'Won', now: pounds(paid.total), before: pounds(paidBefore) }
      : { label: 'People who got in touch', now: leads(now), before: leads(before) },
  ]
}

/** Did nothing at all happen in the week? Then there is nothing to write about. */
export function isQuietWeek({ daily: { now }, paid }: Pick<LetterFacts, 'daily' | 'paid'>): boolean {
  const counted =
    now.planned_published + now.slipped + now.ahead + now.published + now.people + now.leads + now.added
  return counted + (paid?.total.deals ?? 0) === 0
}

/** The one thing to do, why, and the page where. */
export interface SummaryStep {
  readonly title: string
  readonly reason: string
  readonly path: string
}

/** What a week itself asks for, where no insight says more. */
export function stepOfWeek({ daily: { now } }: Pick<LetterFacts, 'daily'>): SummaryStep {
  if (now.slipped > 0)
    return {
      title: 'Give the posts that slipped a new day',
      reason:
        now.slipped === 1
          ? '1 planned post wasn’t published.'
          : `${numberText(now.slipped)} planned posts weren’t published.`,
      path: '/app/content',
    }
  return {
    title: 'Check in with your brand',
    reason: 'Your own view of how it felt counts most in your score.',
    path: '/app/dashboard#check-in',
  }
}

const deals = (count: number) => `${numberText(count)} ${count === 1 ? 'deal' : 'deals'}`
