import type { BrandNumbers } from '#core/assistant/tools/read-numbers.ts'
import { lowerFirst } from '#core/shared/grammar/phrase.ts'
import type { FoundPost, Steps } from '../look-ups.ts'
import { findPosts, look, readNumbers } from '../look-ups.ts'
import { bold, bullets, counted, sentence } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { say } from './say.ts'

/** A difference of fewer points says nothing. */
const MEANS_SOMETHING = 2

const ADVICE: Readonly<Record<string, string>> = {
  voice: 'Read your next post aloud, and change each line you wouldn’t say to a client.',
  values: 'Show one of your values in a scene: what you did, and what it cost you.',
  audience: 'Write your next post to one client, about one thing they’ve told you.',
  emotion: 'Say how it felt at the moment that things changed.',
}

/** How the brand is doing, and where a fall comes from: counted from the newest posts against those before. */
export function* brandScore({ question }: Situation): Steps {
  const { numbers, newest } = yield* look({
    numbers: readNumbers,
    newest: findPosts({}),
  })
  const { overall, dimensions, change30 } = numbers.score
  if (overall === null)
    return say([
      'You don’t have a brand score yet. It begins with your first saved post.',
      'Answer the questions about your brand, then save a post.',
    ])
  const asksWhy = /\bwhy\b/i.test(question)
  const sides = Object.entries(dimensions ?? {}).sort(([, a], [, b]) => b - a)
  const [strongest, weakest] = [sides[0], sides.at(-1)]
  return say([
    `Your brand score is ${overall} out of 100. ${changeText(change30)}`,
    strongest && weakest && strongest[1] !== weakest[1]
      ? `Your strongest side is ${strongest[0]}, at ${strongest[1]}. Your weakest is ${weakest[0]}, at ${weakest[1]}.`
      : '',
    asksWhy || (change30 ?? 0) < 0 ? fallText(newest.posts) : '',
    weakest ? `To lift ${weakest[0]}: ${lowerFirst(ADVICE[weakest[0]] ?? ADVICE.voice ?? '')}` : '',
  ])
}

function changeText(change30: BrandNumbers['score']['change30']): string {
  if (change30 === null) return 'There’s no score from 30 days ago to compare it with.'
  const points = counted(Math.abs(change30), 'point')
  if (change30 === 0) return 'It’s the same as 30 days ago.'
  return change30 > 0 ? `It rose ${points} in 30 days.` : `It fell ${points} in 30 days.`
}

/** Which posts a fall comes from; the newer half of the scored posts against the older half. */
export function fallText(posts: readonly FoundPost[]): string {
  const scored = posts.flatMap(post => (post.score ? [{ title: post.title, score: post.score }] : []))
  if (scored.length < 4) return 'Too few of your posts have a score to say where a change comes from.'
  const half = Math.floor(scored.length / 2)
  const [newer, older] = [scored.slice(0, half), scored.slice(half, half * 2)]
  const mean = (rows: typeof scored, side: keyof (typeof scored)[number]['score']) =>
    Math.round(rows.reduce((sum, { score }) => sum + score[side], 0) / rows.length)
  const [now, before] = [mean(newer, 'overall'), mean(older, 'overall')]
  if (before - now < MEANS_SOMETHING)
    return `Your posts don’t explain a fall. Your newest ${half} average ${now}, and the ${half} before them ${before}. Your check-ins count too.`
  const sides = (['voice', 'values', 'audience', 'emotion'] as const)
    .map(side => ({ side, from: mean(older, side), to: mean(newer, side) }))
    .sort((a, b) => a.to - a.from - (b.to - b.from))
  const [most] = sides
  const [lowest] = newer.toSorted((a, b) => a.score.overall - b.score.overall)
  return [
    `Your newest ${half} posts average ${now}. The ${half} before them average ${before}.`,
    most && most.to < most.from ? `What fell most is ${most.side}, from ${most.from} to ${most.to}.` : '',
    lowest ? `The lowest of the newest is ${bold(lowest.title)}, at ${lowest.score.overall}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

export function* credits(): Steps {
  const { numbers } = yield* look({ numbers: readNumbers })
  const { left, limit } = numbers.credits
  if (left === null || limit === null) return say(['Your plan has no limit on credits.'])
  return say([
    `You have ${counted(left, 'credit')} left out of ${limit}, after this question.`,
    'A reply uses one credit. When I can’t answer, you get it back.',
  ])
}

export function* insights(): Steps {
  const { numbers } = yield* look({ numbers: readNumbers })
  if (numbers.insights.length === 0) return say(['There’s nothing new in your insights just now.'])
  return say([
    `You have ${counted(numbers.insights.length, 'insight')}:`,
    bullets(numbers.insights.map(({ title, reason }) => `${bold(title)}: ${sentence(reason)}`)),
  ])
}
