import { dayAfter, weekdayOf } from '#core/schedule/days.ts'
import type { FoundStory, Steps } from '../look-ups.ts'
import { callOf, findStories, look, readPlan } from '../look-ups.ts'
import { type CalendarMonth, daysIn, monthIn, monthKey, monthLater, monthText } from '../reading/months.ts'
import { bold, bullets, counted, onDay } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { say } from './say.ts'
import { tellable } from './stories.ts'

/** How far ahead the plan can be read, in days. */
const FARTHEST = 60

/** A post of a launch; `share` is where in the time of the launch it stands, 0 at its beginning and 1 at its end. */
interface Beat {
  readonly share: number
  readonly name: string
  readonly what: string
  /** Kinds of story that carry it. */
  readonly kinds: readonly string[]
}

const BEATS: readonly Beat[] = [
  {
    share: 0,
    name: 'Tease',
    what: 'The moment when someone needs it. Don’t name it yet.',
    kinds: ['client', 'everyday'],
  },
  {
    share: 0.25,
    name: 'Teach',
    what: 'One thing that helps straight away, for free.',
    kinds: ['behind_the_scenes', 'opinion'],
  },
  {
    share: 0.45,
    name: 'Prove',
    what: 'What changed for one client, with their permission.',
    kinds: ['proof', 'client'],
  },
  { share: 0.6, name: 'Open', what: 'The offer, the price and the last day to join.', kinds: [] },
  {
    share: 0.85,
    name: 'Answer',
    what: 'The doubt you’re told about most often, and your honest reply.',
    kinds: ['failure'],
  },
  { share: 1, name: 'Last call', what: 'The last day. Say it plainly, and say thank you.', kinds: [] },
]
/** Fewer days than this leave no room for every post. */
const FULL_DAYS = 12

/** The days of a launch in a month, none before `from` (YYYY-MM-DD): six with room, fewer without. On weekdays where it can be. */
export function launchDays(month: CalendarMonth, from: string): { day: string; beat: Beat }[] {
  const key = monthKey(month)
  const opening = [`${key}-05`, from].toSorted().at(-1) ?? from
  const closing = `${key}-${String(Math.min(28, daysIn(month))).padStart(2, '0')}`
  const length = Math.round((Date.parse(closing) - Date.parse(opening)) / 86_400_000)
  if (length < 0) return []
  const beats =
    length >= FULL_DAYS
      ? BEATS
      : BEATS.filter(({ name }) => /Tease|Open|Last/.test(name)).slice(0, length + 1)
  const days: { day: string; beat: Beat }[] = []
  for (const beat of beats) {
    const nominal = weekdayFrom(dayAfter(opening, Math.round(length * beat.share)), closing)
    const before = days.at(-1)?.day ?? ''
    days.push({ day: nominal > before ? nominal : dayAfter(before), beat })
  }
  return days.filter(({ day }) => day.startsWith(key))
}

/** The day, or the Monday after it when it falls on a weekend and there still is one. */
function weekdayFrom(day: string, latest: string): string {
  const weekday = weekdayOf(day)
  const moved = weekday > 5 ? dayAfter(day, 8 - weekday) : day
  return moved > latest ? dayAfter(day, 5 - weekday) : moved
}

/** A launch in the month that is asked for, with real days, stories that carry it and what is planned there already. */
export function* launch({ question, foundation }: Situation): Steps {
  const { plan, found } = yield* look({
    plan: readPlan(FARTHEST),
    found: findStories(''),
  })
  const asked = monthIn(question, plan.from, 'ahead')
  const thisMonth = { year: Number(plan.from.slice(0, 4)), month: Number(plan.from.slice(5, 7)) }
  const month = asked ?? monthLater(thisMonth, 1)
  const days = launchDays(month, dayAfter(plan.from))
  const what = launchedThing(question) || foundation.primary_offer_name || ''
  const name = monthText(month)
  if (days.length === 0)
    return say([
      `There are no days left in ${name} to launch in. Ask me for a launch in ${monthText(monthLater(month, 1))}.`,
    ])
  const used = new Set<string>()
  const lines = days.map(({ day, beat }) => {
    const story = storyFor(beat, found.stories, used)
    return `${onDay(day)}. **${beat.name}**: ${beat.what}${story ? ` Your story ${bold(story)} fits.` : ''}`
  })
  const key = monthKey(month)
  const planned = plan.posts.filter(({ at }) => at.startsWith(key))
  const title = what === '' ? `Launch in ${name}` : `${what}, ${name}`
  return say(
    [
      `A launch${what === '' ? '' : ` of ${bold(what)}`} in ${name}, in ${counted(days.length, 'post')}:`,
      bullets(lines),
      planned.length === 0
        ? ''
        : `You have ${counted(planned.length, 'post')} planned for ${name} already. Keep them, or move them aside.`,
      foundation.offer_pricing
        ? `Your price, as you’ve written it: ${foundation.offer_pricing.replace(/[.\s]*$/, '')}.`
        : '',
    ],
    [
      callOf('create_campaign', {
        name: title.slice(0, 200),
        goal: (foundation.primary_marketing_goal ?? '').slice(0, 500),
        offer: (foundation.offer_description ?? what).slice(0, 500),
      }),
    ],
  )
}

/** What the question says is launched; '' when it only says that something is. */
function launchedThing(question: string): string {
  const named =
    /\b(?:launch(?:ing)?|release) (?:of )?(?:my|our|the)(?: new)? ([\p{L}\p{N}’' -]{3,60}?)(?= (?:in|for|on|next|this|by|at)\b|[,.?!]|$)/iu.exec(
      question,
    )
  return (named?.[1] ?? '').trim()
}

function storyFor({ kinds }: Beat, stories: readonly FoundStory[], used: Set<string>): string {
  const story = tellable(stories).find(({ kind, title }) => kinds.includes(kind) && !used.has(title))
  if (!story) return ''
  used.add(story.title)
  return story.title
}
