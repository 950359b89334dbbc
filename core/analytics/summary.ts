import type { Pounds, PoundsSum } from '../deals/pounds.ts'
import { dayAfter } from '../schedule/days.ts'
import { formatPence } from '../shared/money.ts'
import { changePercent, type DailyFigures, type ScoreFigures } from './figures.ts'
import { FEWEST } from './numbers.ts'
import type { Span } from './period.ts'
import { paidSentence, showedUpSentence, soundedSentence } from './sentences.ts'

/** From how many percent on a change of people is worth telling. */
const WORTH_TELLING = 20

/** What a week came to, beside the one before. */
export interface SummaryFacts {
  readonly daily: DailyFigures
  readonly alignment: ScoreFigures
  /** Null for whoever may not see deals. */
  readonly paid: Pick<Pounds, 'total' | 'notAttributed'> | null
  readonly paidBefore: PoundsSum | null
  /** How many people each platform brought; what belongs to none is left out. */
  readonly sources: readonly { readonly name: string; readonly people: number }[]
}

/** A number of the Monday summary, in words, with that of the week before. */
export interface SummaryNumber {
  readonly label: string
  readonly now: string
  readonly before: string
}

/** The seven whole days before a day `YYYY-MM-DD`. */
export function weekBefore(day: string): Span {
  return { from: dayAfter(day, -7), to: dayAfter(day, -1) }
}

/** Three numbers of a week: posts, people, and pounds, or those who got in touch for whoever may not see deals. */
export function summaryNumbers({ daily, paid, paidBefore }: SummaryFacts): SummaryNumber[] {
  const { now, before } = daily
  const posts = ({ planned_published, slipped, ahead, published }: typeof now) => {
    const planned = planned_published + slipped + ahead
    if (planned === 0) return `${number(published)}, nothing planned`
    return `${number(planned_published)} of ${number(planned)} planned`
  }
  const leads = (sums: typeof now) => number(sums.leads)
  const people = (sums: typeof now) =>
    paid ? `${number(sums.people)}, and ${leads(sums)} got in touch` : number(sums.people)
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

/**
 * The strongest true sentence about a week: what was won; else how the people changed, by a fifth or more; else which
 * platform brought more than half of them; else posts that slipped; else how the posts sounded; else whether the founder
 * showed up. Nothing is compared below ten.
 */
export function strongestFinding(facts: SummaryFacts): string {
  const { daily, alignment, paid } = facts
  if (paid && paid.total.deals > 0) return paidSentence(paid)
  const found = changeOfPeople(facts) ?? mainSource(facts)
  if (found) return found
  if (daily.now.slipped > 0 || alignment.middle === null) return showedUpSentence(daily)
  return soundedSentence(alignment)
}

function changeOfPeople({ daily: { now, before } }: SummaryFacts): string | null {
  const percent = changePercent(now.people, before.people)
  if (percent === null || Math.abs(percent) < WORTH_TELLING) return null
  const way = percent > 0 ? 'more' : 'fewer'
  return `${number(now.people)} people followed a link, ${Math.abs(percent)}% ${way} than the ${number(before.people)} of the week before.`
}

function mainSource({ daily: { now }, sources }: SummaryFacts): string | null {
  const [first] = sources.toSorted((a, b) => b.people - a.people)
  if (!first || now.people < FEWEST || first.people * 2 <= now.people) return null
  return `${first.name} brought ${number(first.people)} of the ${number(now.people)} people who followed a link.`
}

/** Did nothing at all happen in the week? Then there is nothing to write about. */
export function isQuietWeek({ daily: { now }, paid }: SummaryFacts): boolean {
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
export function stepOfWeek({ daily: { now } }: Pick<SummaryFacts, 'daily'>): SummaryStep {
  if (now.slipped > 0)
    return {
      title: 'Give the posts that slipped a new day',
      reason:
        now.slipped === 1
          ? '1 planned post wasn’t published.'
          : `${number(now.slipped)} planned posts weren’t published.`,
      path: '/app/content',
    }
  return {
    title: 'Check in with your brand',
    reason: 'Your own view of how it felt counts most in your score.',
    path: '/app/dashboard#check-in',
  }
}

const number = (count: number) => count.toLocaleString('en-GB')
const deals = (count: number) => `${number(count)} ${count === 1 ? 'deal' : 'deals'}`
