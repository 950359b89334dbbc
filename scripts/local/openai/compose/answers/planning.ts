import type { BrandNumbers } from '#core/assistant/tools/read-numbers.ts'
import type { PlanAhead } from '#core/assistant/tools/read-plan.ts'
import { personalise } from '#core/brand/personalise/personalise.ts'
import { dayAfter, mondayOf } from '#core/schedule/days.ts'
import { joined, lowerFirst } from '#core/shared/grammar/phrase.ts'
import type { Steps } from '../look-ups.ts'
import { callOf, findPosts, findStories, look, MOST_ROWS, readNumbers, readPlan } from '../look-ups.ts'
import { bold, bullets, counted, numbered, onDay, platformName, sentence } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { say } from './say.ts'
import { rankStories } from './stories.ts'

const TWO_WEEKS = 14
const MONTH_DAYS = 30
/** Days of a week in the order they are given posts: Tuesday, Thursday, Wednesday, Monday, Friday, then the weekend. */
const POSTING_DAYS = [1, 3, 2, 0, 4, 5, 6]
/** Posts of a week for which no rhythm is set. */
const PLAIN_RHYTHM = 2

function plannedLine({ title, at, platform }: PlanAhead['posts'][number]): string {
  const time = /T?(\d\d:\d\d)/.exec(at.slice(10))?.[1]
  return `${onDay(at)}${time ? `, ${time}` : ''}: ${bold(title)}${platform === '' ? '' : `, ${platformName(platform)}`}`
}

/** Pillars on which nothing went live for 30 days, by their titles. */
function silentPillars(pillars: BrandNumbers['pillars']): string[] {
  return pillars.filter(({ posts30 }) => posts30 === 0).map(({ title }) => title)
}

/** The numbers where the plan has them; null elsewhere. For answers that can do without. */
function* numbersIfAny({ tools }: Situation): Steps<BrandNumbers | null> {
  if (!tools.includes(readNumbers.name)) return null
  const { numbers } = yield* look({ numbers: readNumbers })
  return numbers
}

/** One thing to publish today: what is planned, else a story, else a draft. */
export function* today(situation: Situation): Steps {
  const { plan, stories, drafts } = yield* look({
    plan: readPlan(TWO_WEEKS),
    stories: findStories(''),
    drafts: findPosts({ status: 'draft', order: 'best', limit: 1 }),
  })
  const due = plan.posts.filter(({ at, status }) => at.startsWith(plan.from) && status !== 'published')
  const [story] = rankStories(stories.stories)
  const [draft] = drafts.posts
  const drafted = draft
    ? `Your draft ${bold(draft.title)} is waiting too${draft.score ? `, with a score of ${draft.score.overall}` : ''}.`
    : ''
  if (due.length > 0)
    return say([
      `Today has ${counted(due.length, 'planned post')}:`,
      bullets(due.map(plannedLine)),
      story ? `If you want to write something new, tell the story ${bold(story.title)}.` : '',
    ])
  if (story)
    return say([
      `Nothing is planned for today, ${onDay(plan.from)}. Tell the story ${bold(story.title)}. ${story.posts === 0 ? 'You haven’t used it in a post yet.' : `You’ve used it in ${counted(story.posts, 'post')}, and it can be told from another side.`}`,
      drafted,
      'Say “write it”, and I’ll draft the post.',
    ])
  const [idea = ''] = personalise(situation.foundation).contentIdeas
  return say([
    `Nothing is planned for today, ${onDay(plan.from)}.`,
    drafted,
    `An idea to start from: ${idea}`,
  ])
}

export function* scheduled(): Steps {
  const { plan } = yield* look({ plan: readPlan(TWO_WEEKS) })
  const coming = plan.posts.filter(({ status }) => status !== 'published')
  if (coming.length === 0) return say([`Nothing is planned from today to ${onDay(plan.to)}.`])
  return say([
    `${coming.length === 1 ? 'One post is' : `${coming.length} posts are`} planned from today to ${onDay(plan.to)}:`,
    bullets(coming.map(plannedLine)),
  ])
}

export function* gaps(): Steps {
  const { plan } = yield* look({ plan: readPlan(TWO_WEEKS) })
  const empty = plan.emptyDays
  if (empty.length === 0)
    return say([`Every day from today to ${onDay(plan.to)} has a post. There are no gaps.`])
  const runs = runsOf(empty)
  return say([
    `From today to ${onDay(plan.to)}, ${empty.length === 1 ? 'one day has' : `${empty.length} days have`} nothing planned:`,
    bullets(
      runs.map(({ first, last, days }) =>
        days === 1 ? onDay(first) : `${onDay(first)} to ${onDay(last)}, ${days} days`,
      ),
    ),
    plan.perWeekWanted
      ? `Your plan asks for ${counted(plan.perWeekWanted, 'post')} a week, so not every empty day is a gap to fill.`
      : '',
  ])
}

/** Days in a row, as their first and last. */
export function runsOf(days: readonly string[]): { first: string; last: string; days: number }[] {
  const runs: { first: string; last: string; days: number }[] = []
  for (const day of days.toSorted()) {
    const run = runs.at(-1)
    if (run && dayAfter(run.last) === day) {
      run.last = day
      run.days += 1
    } else runs.push({ first: day, last: day, days: 1 })
  }
  return runs
}

export function* rhythm(situation: Situation): Steps {
  const { plan, found } = yield* look({
    plan: readPlan(TWO_WEEKS),
    found: findPosts({ status: 'published' }),
  })
  const numbers = yield* numbersIfAny(situation)
  const since = dayAfter(plan.from, -MONTH_DAYS)
  const shown = found.posts.filter(({ publishedOn }) => (publishedOn ?? '') > since).length
  const published = numbers?.posts.published30 ?? shown
  const isCut = !numbers && shown === MOST_ROWS && found.total > shown
  const wanted = plan.perWeekWanted
  const target = wanted === null ? null : Math.round((wanted * MONTH_DAYS) / 7)
  const verdict =
    target === null
      ? 'You haven’t set how many posts you want each week, so I can’t say whether that’s on rhythm.'
      : published >= target
        ? `Your rhythm asks for ${wanted} a week, which is ${target} in 30 days. You’re on rhythm.`
        : `Your rhythm asks for ${wanted} a week, which is ${target} in 30 days. You’re ${counted(target - published, 'post')} behind.`
  const coming = plan.posts.filter(({ status }) => status !== 'published')
  return say([
    `You published ${isCut ? 'at least ' : ''}${counted(published, 'post')} in the last 30 days. ${verdict}`,
    coming.length === 0
      ? 'Nothing is planned for the next two weeks.'
      : `${coming.length === 1 ? 'One post is' : `${coming.length} posts are`} planned for the next two weeks.`,
  ])
}

/** A week of posts: the next one unless this week is asked for. What is planned stays; stories fill the rest. */
export function* weekPlan(situation: Situation): Steps {
  const { question, foundation } = situation
  const { plan, stories } = yield* look({
    plan: readPlan(TWO_WEEKS),
    stories: findStories('', 'unused'),
  })
  const numbers = yield* numbersIfAny(situation)
  const isThisWeek = /\bthis week\b/i.test(question)
  const monday = isThisWeek ? mondayOf(plan.from) : dayAfter(mondayOf(plan.from), 7)
  const days = Array.from({ length: 7 }, (_, n) => dayAfter(monday, n)).filter(day => day >= plan.from)
  const planned = plan.posts.filter(({ at }) => days.includes(at.slice(0, 10)))
  const taken = new Set(planned.map(({ at }) => at.slice(0, 10)))
  const free = POSTING_DAYS.map(n => dayAfter(monday, n)).filter(day => days.includes(day) && !taken.has(day))
  const wanted = Math.min(plan.perWeekWanted ?? PLAIN_RHYTHM, 7)
  const open = free.slice(0, Math.max(0, wanted - planned.length)).toSorted()
  const told = rankStories(stories.stories, silentPillars(numbers?.pillars ?? []))
  const ideas = personalise(foundation).contentIdeas
  const fills = open.map((day, n) => {
    const story = told[n]
    return {
      day,
      text: story
        ? `tell the story ${bold(story.title)}, which you haven’t used yet`
        : lowerFirst(ideas[(n - told.length) % Math.max(1, ideas.length)] ?? ''),
    }
  })
  const lines = [
    ...planned.map(post => ({ day: post.at.slice(0, 10), text: `${plannedLine(post)} (planned already)` })),
    ...fills.map(({ day, text }) => ({ day, text: `${onDay(day)}: ${text}` })),
  ].toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
  const asks = plan.perWeekWanted
    ? `Your rhythm asks for ${counted(plan.perWeekWanted, 'post')} a week.`
    : `You haven’t set a rhythm, so this is ${counted(wanted, 'post')}.`
  return say(
    [
      `A plan for the week from ${onDay(days[0] ?? monday)} to ${onDay(dayAfter(monday, 6))}. ${asks}`,
      bullets(lines.map(({ text }) => text)),
      open.length === 0
        ? 'Nothing needs adding: what’s planned is enough.'
        : 'Say “write it”, and I’ll draft the first one.',
    ],
    [callOf('open_creator', { page: 'content' })],
  )
}

/** The pillars with what was published on each, the silent ones first. */
export function* pillars(): Steps {
  const { numbers } = yield* look({ numbers: readNumbers })
  const known = numbers.pillars
  if (known.length === 0)
    return say([
      'You haven’t set any content pillars yet. Choose three to five subjects that you keep coming back to.',
    ])
  const silent = silentPillars(known)
  const lines = known.map(
    ({ title, posts30, stories }) =>
      `${bold(title)}: ${counted(posts30, 'post')} published, ${counted(stories, 'story', 'stories')} to tell`,
  )
  return say([
    silent.length === 0
      ? `You have ${counted(known.length, 'content pillar')}, and none was silent in the last 30 days.`
      : `${silent.length === 1 ? 'The silent pillar is' : 'The silent pillars are'} ${joined(silent.map(bold))}. Nothing on ${silent.length === 1 ? 'it' : 'them'} went live in the last 30 days.`,
    bullets(lines),
  ])
}

/** What to do next, from what is missing or waits, the most basic first. */
export function* nextStep({ foundation }: Situation): Steps {
  const { plan, drafts, stories, any } = yield* look({
    any: findStories('', 'any', 1),
    plan: readPlan(TWO_WEEKS),
    drafts: findPosts({ status: 'draft', order: 'best', limit: 1 }),
    stories: findStories('', 'unused'),
  })
  const coming = plan.posts.filter(({ status }) => status !== 'published')
  const [draft] = drafts.posts
  const [story] = rankStories(stories.stories)
  const steps = [
    foundation.dream_client ? '' : 'Describe your dream client. Everything you write is checked against it.',
    foundation.offer_description ? '' : 'Describe your offer in two sentences.',
    any.total === 0 ? 'Add your first story.' : '',
    coming.length === 0 && draft
      ? `Schedule your draft ${bold(draft.title)}: nothing is planned for the next two weeks.`
      : '',
    story ? `Turn the story ${bold(story.title)} into a post. You haven’t used it yet.` : '',
    draft && coming.length > 0 ? `Finish your draft ${bold(draft.title)}.` : '',
    sentence(personalise(foundation).weeklyFocus),
  ].filter(text => text !== '')
  return say(['What I’d do next, from what’s in your workspace:', numbered(steps.slice(0, 3))])
}
