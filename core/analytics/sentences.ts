import type { Pounds } from '../deals/pounds.ts'
import { weekdayOf } from '../schedule/days.ts'
import { formatPence } from '../shared/money.ts'
import type { DailyFigures, DailySums, ScoreFigures } from './figures.ts'
import { FEWEST } from './numbers.ts'

const WEEKDAYS = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays']

/** Did I show up: what was planned against what was published, and on which weekday posts slipped. */
export function showedUpSentence({ now, slippedDays }: Pick<DailyFigures, 'now' | 'slippedDays'>): string {
  const { planned_published: published, slipped, ahead } = now
  const planned = published + slipped + ahead
  if (planned === 0)
    return now.published === 0
      ? 'Nothing was planned or published in these days.'
      : `Nothing was planned in these days, and you published ${count(now.published, 'post')}.`
  const kept =
    published === planned
      ? `You planned ${count(planned, 'post')} and published ${planned === 1 ? 'it' : 'all of them'}.`
      : `You planned ${count(planned, 'post')} and published ${published.toLocaleString('en-GB')}.`
  return [kept, slippedSentence(slippedDays), aheadSentence(ahead)].filter(Boolean).join(' ')
}

function slippedSentence(days: readonly string[]): string {
  if (days.length === 0) return ''
  const byWeekday = WEEKDAYS.map((name, at) => ({
    name,
    posts: days.filter(day => weekdayOf(day) === at + 1).length,
  })).sort((a, b) => b.posts - a.posts)
  const [most] = byWeekday
  if (!most || days.length === 1) return `The one that slipped was planned for a ${single(most?.name ?? '')}.`
  if (most.posts === days.length) return `The ${days.length} that slipped were all ${most.name}.`
  if (most.posts * 2 > days.length)
    return `Of the ${days.length} that slipped, ${most.posts} were ${most.name}.`
  return `${days.length} slipped, on different weekdays.`
}

function aheadSentence(ahead: number): string {
  return ahead === 0 ? '' : `${ahead === 1 ? '1 is' : `${ahead.toLocaleString('en-GB')} are`} still to come.`
}

/** Did it sound like us: where half of the scores lie, and what to work on. */
export function soundedSentence({ posts, middle, bands, weakest }: ScoreFigures): string {
  if (posts === 0) return 'None of the posts published in these days has an alignment score.'
  if (middle === null || weakest === null)
    return `${count(posts, 'published post')} ${posts === 1 ? 'has' : 'have'} a score. That’s not enough yet to say more.`
  const low = bands[0]?.posts ?? 0
  const under = low === 0 ? 'none is below 60' : `${low} ${low === 1 ? 'is' : 'are'} below 60`
  return `Half of your ${posts.toLocaleString('en-GB')} scored posts reach ${middle} or more, and ${under}. The lowest dimension is ${weakest.dimension}, at ${weakest.mean} on average.`
}

/** Did people act: who followed links and who got in touch; machines are told apart. */
export function actedSentence({ people, machines, leads }: DailySums): string {
  const apart =
    machines === 0
      ? ''
      : ` ${count(machines, 'visit')} by machines ${machines === 1 ? 'isn’t' : 'aren’t'} counted.`
  if (people === 0 && leads === 0) return `No one followed a link or got in touch in these days.${apart}`
  const few = people < FEWEST ? ' That’s not enough yet to tell what worked.' : ''
  return `${count(people, 'person', 'people')} followed a link, and ${count(leads, 'person', 'people')} got in touch.${few}${apart}`
}

/** What posts came to on platforms, and of how many of them that is known. */
export function networksSentence({ published, measured, views, reactions }: DailySums): string {
  if (published === 0) return ''
  if (measured === 0) return 'No numbers of platforms are known for the posts published in these days.'
  const few = measured < FEWEST ? ' That’s not enough yet to compare posts.' : ''
  return `${measured.toLocaleString('en-GB')} of ${count(published, 'published post')} ${measured === 1 ? 'has' : 'have'} numbers from platforms: ${count(views, 'view')}, and ${reactions.toLocaleString('en-GB')} likes, replies and shares.${few}`
}

/** Did it pay: what was won, and how much of it each touch traces. */
export function paidSentence({ total, notAttributed }: Pick<Pounds, 'total' | 'notAttributed'>): string {
  if (total.deals === 0) return 'No deal was won in these days.'
  const traced = (side: 'first' | 'last') => formatPence(total.pence - notAttributed[side].pence)
  return `You won ${formatPence(total.pence)} with ${count(total.deals, 'deal')}. First touch traces ${traced('first')} of it and last touch ${traced('last')}: two views of the same money.`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-GB')} ${number === 1 ? one : many}`
}

function single(weekdays: string): string {
  return weekdays.slice(0, -1)
}
