import type { Tier } from '#core/billing/tiers.ts'
import type { PostStatus } from '#core/posts/status.ts'
import { DAY_MS } from '#core/shared/time.ts'
import { clarifyOf, type Founder } from './founders/founder.ts'
import { makeFounder } from './people.ts'
import { type Random, seededIds, seededRandom, subSeed } from './random.ts'
import { postOf, storyOf } from './texts.ts'

export interface SeedUser {
  readonly id: string
  readonly email: string
  readonly founder: Founder
  readonly joinedAt: Date
  readonly tier: Tier
  /** Key to answer; five foundation fields filled in four of five users. */
  readonly clarify: Record<string, string | string[]>
  readonly stories: readonly (ReturnType<typeof storyOf> & { id: string; createdAt: Date })[]
  readonly posts: readonly (ReturnType<typeof postOf> & {
    id: string
    storyId: string | null
    platform: string
    status: PostStatus
    scores: Scores
    createdAt: Date
  })[]
  readonly checkins: readonly { id: string; alignment: number; createdAt: Date }[]
}

/** Each 30 to 100; overall is their rounded mean. */
export interface Scores {
  readonly voice: number
  readonly values: number
  readonly audience: number
  readonly emotion: number
  readonly overall: number
}

export interface SeedOptions {
  readonly seed: number
  readonly days: number
  readonly now: Date
  /** A workspace that is lived in every day, with every room open, instead of somebody's who does what most do. */
  readonly isFull?: boolean
}

/** What somebody does in a workspace that is full: so many a day, and once in so many days. */
export const FULL_RATES = { stories: 0.6, posts: 1.3, checkinEvery: 7 } as const

/** Four scores around a level. */
export function makeScores(random: Random, level: number): Scores {
  const near = () => Math.min(100, Math.max(30, level + random.between(-12, 12)))
  const [voice, values, audience, emotion] = [near(), near(), near(), near()]
  return { voice, values, audience, emotion, overall: Math.round((voice + values + audience + emotion) / 4) }
}

/** User number `index` of a seed: always the same person with the same history, whatever else is made. */
export function makeUser(index: number, { seed, days, now, isFull = false }: SeedOptions): SeedUser {
  const random = seededRandom(subSeed(seed, index))
  const nextId = seededIds(`user:${seed}:${index}`)
  const id = nextId()
  const founder = makeFounder(random)
  const age = (isFull ? 1 : random.next()) * Math.max(1, days)
  const at = (share: number) => new Date(Math.floor(now.getTime() - age * share * DAY_MS))
  const times = (count: number) =>
    Array.from({ length: count }, () => at(random.next())).sort((a, b) => +a - +b)

  // Most people do a little, few do a lot.
  const eagerness = random.next() ** 2
  const stories = times(isFull ? Math.ceil(days * FULL_RATES.stories) : Math.round(eagerness * 9)).map(
    (createdAt, n) => ({
      ...storyOf(founder, n),
      id: nextId(),
      createdAt,
    }),
  )
  const level = random.between(48, 86)
  const posts = times(isFull ? Math.ceil(days * FULL_RATES.posts) : Math.round(eagerness * 14)).map(
    (createdAt, n) => {
      const post = postOf(founder, n)
      const story = post.fromStory === null ? undefined : stories[post.fromStory]
      return {
        ...post,
        id: nextId(),
        storyId: story && story.createdAt <= createdAt ? story.id : null,
        platform: random.pick(founder.platforms),
        status: isFull
          ? ('published' as const)
          : random.pick(['draft', 'scheduled', 'published', 'published'] as const),
        scores: makeScores(random, level),
        createdAt,
      }
    },
  )
  const checkins = times(
    isFull ? Math.ceil(days / FULL_RATES.checkinEvery) : Math.round(eagerness * Math.min(12, days / 5)),
  ).map(createdAt => ({
    id: nextId(),
    alignment: random.between(4, 10),
    createdAt,
  }))
  const clarify = clarifyOf(founder, index)
  if (!isFull && random.chance(0.2))
    delete clarify[random.pick(['dream_client', 'offer_description', 'brand_heart_problem'])]
  return {
    id,
    email: `founder-${seed}-${index}@seed.brandhearth.test`,
    founder,
    joinedAt: at(1),
    tier: isFull
      ? 'collective'
      : random.pick(['creator', 'creator', 'creator', 'pro', 'pro', 'collective'] as const),
    clarify,
    stories,
    posts,
    checkins,
  }
}
