import { joined } from '#core/shared/grammar/phrase.ts'
import { countWords } from '#core/shared/text.ts'
import type { Answer, FoundPost, Steps } from '../look-ups.ts'
import { findPosts, findStories, look, readPlan, scoreText } from '../look-ups.ts'
import { tellingWords } from '../reading/fuzzy-title.ts'
import { monthIn, monthKey, monthText } from '../reading/months.ts'
import { bold, bullets, counted, onDay, platformName, yourPlatform } from '../reading/phrases.ts'
import type { Situation } from '../reading/situation.ts'
import { CAN_ANSWER, decline, say } from './say.ts'

const SIDES = ['voice', 'values', 'audience', 'emotion'] as const
type Side = (typeof SIDES)[number]
type Score = NonNullable<FoundPost['score']>
type ScoredPost = FoundPost & { readonly score: Score }

/** Posts compared at the top, and those below them that they are compared with. */
const TOP = 3
/** A post is longer or shorter than others from this ratio on. */
const MUCH = 1.25

const NO_SCORES =
  'None of your posts has a score yet. Check one in the editor, and I can tell you which is best.'

const isScored = (post: FoundPost): post is ScoredPost => post.score !== null

function ranked(posts: readonly FoundPost[]): ScoredPost[] {
  return posts.filter(isScored).sort((a, b) => b.score.overall - a.score.overall)
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

function lineOf(post: ScoredPost): string {
  const day = onDay(post.publishedOn ?? '')
  return `${bold(post.title)}: ${post.score.overall} out of 100, ${platformName(post.platform)}${day === '' ? `, ${post.status}` : `, published ${day}`}`
}

/** The name that all or most of some posts have in common, and how many have it. */
function mostCommon(names: readonly (string | null)[]): { name: string; count: number } {
  let best = { name: '', count: 0 }
  for (const name of new Set(names.flatMap(one => one || []))) {
    const count = names.filter(one => one === name).length
    if (count > best.count) best = { name, count }
  }
  return best
}

/** What the best posts have in common, each line counted from the rows. */
export function sharedTraits(top: readonly FoundPost[], rest: readonly FoundPost[]): string[] {
  const of = (count: number) => (count === top.length ? `All ${count}` : `${count} of ${top.length}`)
  const traits: string[] = []
  const told = top.filter(({ story }) => story !== null).length
  if (told > top.length / 2) traits.push(`${of(told)} tell one of your stories.`)
  const pillar = mostCommon(top.map(post => post.pillar))
  if (pillar.count > 1) traits.push(`${of(pillar.count)} belong to the pillar ${bold(pillar.name)}.`)
  const platform = mostCommon(top.map(post => post.platform))
  if (platform.count > 1) traits.push(`${of(platform.count)} are for ${yourPlatform(platform.name)}.`)
  const [length, other] = [top, rest].map(posts => mean(posts.map(({ body }) => countWords(body))))
  if (length && other && (length > other * MUCH || other > length * MUCH))
    traits.push(
      `They’re ${length > other ? 'longer' : 'shorter'} than the others: ${length} words on average, against ${other}.`,
    )
  const scored = top.filter(isScored)
  const sides = SIDES.map(side => ({ side, value: mean(scored.map(({ score }) => score[side])) }))
  const [strongest] = sides.sort((a, b) => b.value - a.value)
  if (strongest && scored.length > 0)
    traits.push(`Their strongest side is ${strongest.side}, ${strongest.value} on average.`)
  return traits
}

export function* bestPosts(): Steps {
  const found = yield* look({
    best: findPosts({ order: 'best', limit: TOP }),
    worst: findPosts({ order: 'worst' }),
  })
  const top = ranked(found.best.posts).slice(0, TOP)
  const [first] = top
  if (!first) return say([NO_SCORES])
  const titles = new Set(top.map(({ title }) => title))
  const rest = found.worst.posts.filter(({ title }) => !titles.has(title))
  const lead = `Your best post by alignment score is ${bold(first.title)}, ${first.score.overall} out of 100.`
  if (top.length === 1)
    return say([lead, 'It’s the only one with a score, so there’s nothing to compare it with yet.'])
  return say([
    lead,
    bullets(top.map(lineOf)),
    `What these ${top.length} share:`,
    bullets(sharedTraits(top, rest)),
    'The score says how much a post sounds like your brand. It doesn’t count likes or replies.',
  ])
}

export function* worstPost(): Steps {
  const { worst } = yield* look({ worst: findPosts({ order: 'worst', limit: TOP }) })
  const post = ranked(worst.posts).at(-1)
  if (!post) return say([NO_SCORES])
  const weakest = weakestSide(post.score)
  const { check } = yield* look({ check: scoreText(post.body) })
  return say([
    `Your lowest score is for ${lineOf(post)}.`,
    `Its weakest side is ${weakest}, at ${post.score[weakest]}.`,
    check.suggestions.length === 0 ? '' : `What would help:\n\n${bullets(check.suggestions.slice(0, 2))}`,
  ])
}

function weakestSide(score: Score): Side {
  return SIDES.reduce((low, side) => (score[side] < score[low] ? side : low))
}

/** The posts that went live in a month, or the newest ones when no month is named. */
export function* publishedPosts({ question }: Situation): Steps {
  const { plan, found } = yield* look({
    plan: readPlan(1),
    found: findPosts({ status: 'published' }),
  })
  const month = monthIn(question, plan.from, 'back')
  if (!month) {
    const newest = found.posts.slice(0, 5)
    if (newest.length === 0) return say(['You haven’t published a post yet.'])
    return say([
      `Your newest ${counted(newest.length, 'published post')}:`,
      bullets(newest.map(publishedLine)),
    ])
  }
  const posts = found.posts.filter(({ publishedOn }) => publishedOn?.startsWith(monthKey(month)))
  const name = monthText(month)
  if (posts.length === 0) return say([`You published no posts in ${name}.`])
  // The list ends at its limit: when its oldest post is of the month, older ones may be missing.
  const isCut = found.total > found.posts.length && (found.posts.at(-1)?.publishedOn ?? '') >= monthKey(month)
  const scored = ranked(posts)
  const best = scored[0]
  return say([
    `You published ${isCut ? 'at least ' : ''}${counted(posts.length, 'post')} in ${name}.`,
    bullets(posts.map(publishedLine)),
    best && scored.length > 1
      ? `The one that sounds most like you is ${bold(best.title)}, at ${best.score.overall}.`
      : '',
  ])
}

function publishedLine(post: FoundPost): string {
  const score = post.score ? `, score ${post.score.overall}` : ''
  return `${onDay(post.publishedOn ?? '')}: ${bold(post.title)} (${platformName(post.platform)}${score})`
}

/** Posts and stories about something. */
export function* writtenAbout({ question }: Situation): Steps {
  const subject = subjectOf(question)
  if (subject === '') return decline(`Tell me what it’s about, and I’ll look. ${CAN_ANSWER}`)
  const { posts, stories } = yield* look({
    posts: findPosts({ query: subject, limit: 5 }),
    stories: findStories(subject, 'any', 5),
  })
  if (posts.posts.length + stories.stories.length === 0)
    return say([`I found no post and no story about “${subject}”.`])
  const lines = posts.posts.map(
    post => `Post ${bold(post.title)}, ${post.status}, ${platformName(post.platform)}`,
  )
  const told = stories.stories.map(
    ({ title, posts: count }) =>
      `Story ${bold(title)}, ${count === 0 ? 'not used yet' : `used in ${counted(count, 'post')}`}`,
  )
  return say([
    `This is what I found about “${subject}”: ${joined([counted(posts.posts.length, 'post'), counted(stories.stories.length, 'story', 'stories')])}.`,
    bullets([...lines, ...told]),
  ])
}

export function subjectOf(question: string): string {
  const about = /\b(?:about|on|with)\s+([^?.!]+)/i.exec(question)?.[1] ?? ''
  return tellingWords(about)
    .filter(word => !/^(?:before|already|ever|that|this|yet)$/.test(word))
    .join(' ')
}

export function* counts(): Steps<Answer> {
  const { any, drafts, published, stories } = yield* look({
    any: findPosts({ limit: 1 }),
    drafts: findPosts({ status: 'draft', limit: 1 }),
    published: findPosts({ status: 'published', limit: 1 }),
    stories: findStories('', 'any', 1),
  })
  return say([
    `You have ${counted(any.total, 'post')}: ${counted(published.total, 'published one')} and ${counted(drafts.total, 'draft')} among them. Your story bank holds ${counted(stories.total, 'story', 'stories')}.`,
  ])
}
