import { WEEKDAYS, weekdayName } from '../../shared/calendar-names.ts'
import { countWords } from '../../shared/text.ts'
import { zoneClock } from '../../shared/time.ts'
import { STORY_KIND_TEXTS, STORY_KINDS } from '../../stories/kinds.ts'
import type { BehaviourFacts, PostFact } from '../behaviour-facts.ts'
import { compareGroups, type GroupComparison } from '../compare-groups.ts'
import { behaviourDraft, MOST_ROWS, quotedTitle } from '../draft.ts'
import type { InsightDraft } from '../insight.ts'

export const BEST_POSTS_RULES = {
  /** Fewer scored posts than this are no ground for a claim. */
  enoughPosts: 8,
  /** A smaller difference is not worth following. */
  fewestPoints: 5,
  /** Many traits are tried, so one has to stand well clear of chance. */
  fewestErrors: 2.5,
  shortWords: 80,
  longWords: 180,
} as const

/** What a post is compared by, read once. */
interface Read {
  readonly post: PostFact
  readonly opening: string
  readonly words: number
  /** '' while it is not out. */
  readonly weekday: string
  readonly overall: number
}

interface Trait {
  readonly id: string
  /** 'Your 4 posts …' */
  readonly words: string
  has(read: Read): boolean
}

/** The first line with words in it, at most 200 characters of it. */
function openingOf(body: string): string {
  return body.trimStart().slice(0, 200).split('\n', 1)[0]?.trim() ?? ''
}

function readPost(post: PostFact, timeZone: string): Read[] {
  const { body, publishedAt, overall } = post
  if (overall === null) return []
  const weekday = publishedAt ? weekdayName(zoneClock(publishedAt, timeZone).weekday) : ''
  return [{ post, opening: openingOf(body), words: countWords(body), weekday, overall }]
}

function traits({ drift }: BehaviourFacts): Trait[] {
  const { shortWords, longWords } = BEST_POSTS_RULES
  return [
    ...STORY_KINDS.map(kind => ({
      id: `kind_${kind}`,
      words: `from ${STORY_KIND_TEXTS[kind].label.toLowerCase()} stories`,
      has: ({ post }: Read) => post.storyKind === kind,
    })),
    { id: 'from_story', words: 'made from a story', has: ({ post }) => post.storyKind !== null },
    ...drift.pillars.map(({ id, title }) => ({
      id: `pillar_${id}`,
      words: `about ${quotedTitle(title)}`,
      has: ({ post }: Read) => post.pillarId === id,
    })),
    {
      id: 'opens_question',
      words: 'that open with a question',
      has: ({ opening }) => /^[^.!?]*\?/.test(opening),
    },
    { id: 'opens_number', words: 'that open with a number', has: ({ opening }) => /^\p{Nd}/u.test(opening) },
    {
      id: 'opens_quote',
      words: 'that open with someone’s words',
      has: ({ opening }) => /^["“]/.test(opening),
    },
    { id: 'opens_i', words: 'that open with “I”', has: ({ opening }) => /^I\b/.test(opening) },
    { id: 'short', words: `under ${shortWords} words`, has: ({ words }) => words < shortWords },
    { id: 'long', words: `over ${longWords} words`, has: ({ words }) => words > longWords },
    ...WEEKDAYS.map(day => ({
      id: `day_${day.toLowerCase()}`,
      words: `published on a ${day}`,
      has: ({ weekday }: Read) => weekday === day,
    })),
  ]
}

/**
 * What the posts that score best have in common: the one trait whose posts stand furthest above the others, with both
 * counts. Nothing is said below eight scored posts, or when the difference may be chance.
 */
export function bestPosts(facts: BehaviourFacts, now: Date): InsightDraft[] {
  const { enoughPosts, fewestPoints, fewestErrors } = BEST_POSTS_RULES
  const scored = facts.newestPosts.flatMap(post => readPost(post, facts.timeZone))
  if (scored.length < enoughPosts) return []
  let best: { trait: Trait; inside: Read[]; compared: GroupComparison } | null = null
  for (const trait of traits(facts)) {
    const inside = scored.filter(read => trait.has(read))
    const outside = scored.filter(read => !inside.includes(read))
    const scores = (reads: readonly Read[]) => reads.map(({ overall }) => overall)
    const compared = compareGroups(scores(inside), scores(outside))
    if (!compared || compared.difference < fewestPoints || compared.errors < fewestErrors) continue
    if (!best || compared.difference > best.compared.difference) best = { trait, inside, compared }
  }
  if (!best) return []
  const { trait, inside, compared } = best
  const story = facts.untold[0]
  return [
    behaviourDraft(
      {
        key: 'best_posts',
        type: 'content_performance',
        priority: 50,
        confidence: 70,
        title: 'What your best posts share',
        description: `Your ${inside.length} posts ${trait.words} score ${compared.inside} on average, the other ${scored.length - inside.length} score ${compared.outside}.`,
        actions: [
          {
            id: 'write_another',
            title: 'Write another',
            description: story ? `Start from ${quotedTitle(story.title)}.` : 'Start a post like these.',
            actionData: { path: story ? `/app/create/${story.id}` : '/app/create' },
            estimatedTime: '15 minutes',
          },
        ],
        rows: { posts: inside.slice(0, MOST_ROWS).map(({ post }) => post.id) },
        metadata: { trait: trait.id, posts: inside.length, others: scored.length - inside.length },
        dataSources: ['content_created', 'stories'],
        expires: 14,
      },
      now,
    ),
  ]
}
