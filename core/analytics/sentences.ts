import type { Pounds, PoundsSum } from '../deals/pounds.ts'
import { weekdayOf } from '../schedule/days.ts'
import { formatPence } from '../shared/money.ts'
import { numberText } from '../shared/number-text.ts'
import { changePercent, type DailyFigures, type DailySums, type ScoreFigures } from './figures.ts'
import { allOf, counted, figure, inTurn, type Sentence, said, sentenceText } from './letter/sentence.ts'
import { FEWEST } from './numbers.ts'

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']
const POSTS = ['post', 'posts'] as const
const PEOPLE = ['person', 'people'] as const
const DEALS = ['deal', 'deals'] as const
const BEFORE = { isBefore: true } as const

/** Did I show up: what was planned against what was published, and on which weekday posts slipped. */
export function showedUpWords({ now, slippedDays }: Pick<DailyFigures, 'now' | 'slippedDays'>): Sentence {
  const { planned_published: published, slipped, ahead } = now
  const planned = published + slipped + ahead
  if (planned === 0)
    return now.published === 0
      ? said`Nothing was planned or published in these days.`
      : said`Nothing was planned in these days, and you published ${counted('published', now.published, POSTS)}.`
  const kept =
    published === planned
      ? said`You planned ${counted('planned', planned, POSTS)} and published ${planned === 1 ? 'it' : planned === 2 ? 'both' : 'all of them'}.`
      : said`You planned ${counted('planned', planned, POSTS)} and published ${figure('planned_published', published)}.`
  return inTurn([kept, slippedWords(slippedDays), aheadWords(ahead)])
}

/** The same as plain text. */
export function showedUpSentence(daily: Pick<DailyFigures, 'now' | 'slippedDays'>): string {
  return sentenceText(showedUpWords(daily))
}

function slippedWords(days: readonly string[]): Sentence {
  if (days.length === 0) return []
  const byWeekday = WEEKDAYS.map((name, at) => ({
    name,
    posts: days.filter(day => weekdayOf(day) === at + 1).length,
  })).sort((a, b) => b.posts - a.posts)
  const [most] = byWeekday
  if (!most || days.length === 1)
    return said`${figure('slipped', 1, 'The one that slipped')} was planned for a ${single(most?.name ?? '')}.`
  if (most.posts === days.length)
    return said`The ${figure('slipped', days.length)} that slipped were all ${most.name}.`
  if (most.posts * 2 > days.length)
    return said`Of the ${figure('slipped', days.length)} that slipped, ${String(most.posts)} were ${most.name}.`
  return said`${figure('slipped', days.length)} slipped, on different weekdays.`
}

function aheadWords(ahead: number): Sentence {
  if (ahead === 0) return []
  return ahead === 1
    ? said`${figure('ahead', 1, 'One')} is still to come.`
    : said`${figure('ahead', ahead)} are still to come.`
}

/** What was planned and published in the time before, called `before`; nothing where nothing was. */
export function showedUpBeforeWords(sums: DailySums, before: string): Sentence {
  const planned = sums.planned_published + sums.slipped + sums.ahead
  if (planned > 1 && sums.planned_published === planned)
    return said`In ${before}, you published ${figure('planned', planned, allOf(planned), BEFORE)} you planned.`
  if (planned > 0)
    return said`In ${before}, you published ${figure('planned_published', sums.planned_published, undefined, BEFORE)} of ${figure('planned', planned, undefined, BEFORE)} planned.`
  if (sums.published === 0) return []
  return said`In ${before}, you published ${counted('published', sums.published, POSTS, BEFORE)}.`
}

/** Did it sound like us: where half of the scores lie, and what to work on. */
export function soundedWords({ posts, middle, bands, weakest }: ScoreFigures): Sentence {
  if (posts === 0) return said`None of the posts published in these days has an alignment score.`
  if (middle === null || weakest === null)
    return said`${counted('scored', posts, ['published post', 'published posts'])} ${posts === 1 ? 'has' : 'have'} a score. That’s not enough yet to say more.`
  const low = bands[0]?.posts ?? 0
  const under = low === 0 ? 'none is below 60' : `${low} ${low === 1 ? 'is' : 'are'} below 60`
  return said`Half of your ${counted('scored', posts, ['scored post', 'scored posts'])} reach ${String(middle)} or more, and ${under}. The lowest dimension is ${weakest.dimension}, at ${String(weakest.mean)} on average.`
}

/** The same as plain text. */
export function soundedSentence(alignment: ScoreFigures): string {
  return sentenceText(soundedWords(alignment))
}

/** Where half of the scores lay in the time before; nothing below ten of either, which cannot be compared. */
export function soundedBeforeWords(
  now: Pick<ScoreFigures, 'middle'>,
  { posts, middle }: ScoreFigures,
  before: string,
): Sentence {
  if (now.middle === null || middle === null) return []
  return said`In ${before}, half of ${counted('scored', posts, ['scored post', 'scored posts'], BEFORE)} reached ${String(middle)} or more.`
}

/** Did people act: who followed links and who got in touch; machines are told apart. */
export function actedWords({ people, machines, leads }: DailySums): Sentence {
  const apart =
    machines === 0
      ? []
      : said`${counted('machines', machines, ['visit', 'visits'])} by machines ${machines === 1 ? 'isn’t' : 'aren’t'} counted.`
  if (people === 0 && leads === 0)
    return inTurn([said`No one followed a link or got in touch in these days.`, apart])
  return inTurn([
    said`${counted('people', people, PEOPLE)} followed a link, and ${counted('leads', leads, PEOPLE)} got in touch.`,
    people < FEWEST ? said`That’s not enough yet to tell what worked.` : [],
    apart,
  ])
}

/** The same as plain text. */
export function actedSentence(sums: DailySums): string {
  return sentenceText(actedWords(sums))
}

/** Who followed links in the time before; in percent where both are ten or more, and the days are over. */
export function actedBeforeWords(
  { now, before: sums, isOver }: { now: DailySums; before: DailySums; isOver: boolean },
  before: string,
): Sentence {
  if (sums.people === 0 && sums.leads === 0) return []
  const percent = isOver ? changePercent(now.people, sums.people) : null
  const change =
    percent === null || percent === 0
      ? []
      : said`That’s ${String(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} now.`
  return inTurn([
    said`In ${before}, ${counted('people', sums.people, PEOPLE, BEFORE)} followed a link, and ${figure('leads', sums.leads, undefined, BEFORE)} got in touch.`,
    change,
  ])
}

/** What posts came to on platforms, and of how many of them that is known. */
export function networksWords({ published, measured, views, reactions }: DailySums): Sentence {
  if (published === 0) return []
  if (measured === 0) return said`No numbers of platforms are known for the posts published in these days.`
  const few = measured < FEWEST ? said`That’s not enough yet to compare posts.` : []
  return inTurn([
    said`${figure('measured', measured)} of ${counted('published', published, ['published post', 'published posts'])} ${measured === 1 ? 'has' : 'have'} numbers from platforms: ${counted('views', views, ['view', 'views'])}, and ${figure('reactions', reactions)} likes, replies and shares.`,
    few,
  ])
}

/** The same as plain text. */
export function networksSentence(sums: DailySums): string {
  return sentenceText(networksWords(sums))
}

/** Did it pay: what was won, and how much of it each touch traces. */
export function paidWords({ total, notAttributed }: Pick<Pounds, 'total' | 'notAttributed'>): Sentence {
  if (total.deals === 0) return said`No deal was won in these days.`
  const traced = (side: 'first' | 'last') => formatPence(total.pence - notAttributed[side].pence)
  return said`You won ${figure('first', total.deals, formatPence(total.pence))} with ${count(total.deals, DEALS)}. First touch traces ${traced('first')} of it and last touch ${traced('last')}: two views of the same money.`
}

/** The same as plain text. */
export function paidSentence(paid: Pick<Pounds, 'total' | 'notAttributed'>): string {
  return sentenceText(paidWords(paid))
}

/** What was won in the time before; nothing where nothing was. */
export function paidBeforeWords({ deals, pence }: PoundsSum, before: string): Sentence {
  if (deals === 0) return []
  return said`In ${before}, it was ${figure('first', deals, formatPence(pence), BEFORE)} with ${count(deals, DEALS)}.`
}

function count(number: number, [one, many]: readonly [string, string]): string {
  return `${numberText(number)} ${number === 1 ? one : many}`
}

function single(weekdays: string): string {
  return weekdays.slice(0, -1)
}
