import { deadlineOf } from '#core/posts/deadline.ts'
import type { PostStatus } from '#core/posts/status.ts'
import type { ScheduledPostStatus } from '#core/schedule/status.ts'
import { DAY_MS } from '#core/shared/time.ts'
import type { StoryTargetKind } from '#core/stories/link-key.ts'
import { type Random, seededIds, seededRandom, subSeed } from '../random.ts'
import { makeUser, type SeedOptions, type SeedUser } from '../rows.ts'
import { type CampaignRow, campaignAt, makeCampaigns } from './campaigns.ts'
import { makeStrategy, type PillarRow, type StrategySeed } from './strategy.ts'

/** How far ahead the schedule reaches, in days. */
const SCHEDULE_DAYS = 60

/** One row of the schedule. Times as ISO text, since they travel as JSON. */
export interface ScheduledPostRow {
  readonly id: string
  readonly content_id: string | null
  readonly title: string
  readonly platform: string
  readonly scheduled_for: string | null
  readonly status: ScheduledPostStatus
  readonly status_since: string
  readonly deadline_at: string | null
  readonly published_at: string | null
  readonly reason: string
  readonly board: string
  readonly created_at: string
}

export interface PostPlaceRow {
  readonly id: string
  readonly pillar_id: string | null
  readonly campaign_id: string | null
}

export interface PersonRow {
  readonly story_id: string
  readonly name: string
  readonly permission: string
  readonly scope: string
  readonly wording: string
  readonly expires_on: string | null
  readonly created_at: string
}

export interface StoryLinkRow {
  readonly story_id: string
  readonly kind: StoryTargetKind
  readonly name: string
  readonly pillar_id: string | null
}

/** A founder with everything that a workspace can hold. */
export interface FullWorkspace {
  readonly user: SeedUser
  readonly now: Date
  readonly strategy: StrategySeed
  readonly campaigns: readonly CampaignRow[]
  readonly places: readonly PostPlaceRow[]
  readonly scheduledPosts: readonly ScheduledPostRow[]
  readonly people: readonly PersonRow[]
  readonly links: readonly StoryLinkRow[]
}

/** Founder 0 of a seed, whose workspace was lived in every day: always the same one for the same numbers. */
export function makeFullWorkspace(options: SeedOptions): FullWorkspace {
  const { seed, days, now } = options
  const random = seededRandom(subSeed(seed, 7_000_001))
  const nextId = seededIds(`full:${seed}`)
  const lived = makeUser(0, options)
  const strategy = makeStrategy(lived.founder, { days, now, nextId })
  const campaigns = makeCampaigns(lived.founder, { days, now, nextId })
  const posts = lived.posts.map((post, n) => ({ ...post, status: statusOf(n, lived.posts.length, random) }))
  const user = { ...lived, posts }
  return {
    user,
    now,
    strategy,
    campaigns,
    places: posts.map(({ id, createdAt }, n) => ({
      id,
      pillar_id: n % 9 === 0 ? null : (strategy.pillars[pillarOf(n)]?.id ?? null),
      campaign_id: n % 4 === 0 ? campaignAt(campaigns, createdAt) : null,
    })),
    scheduledPosts: [
      ...makeScheduledPosts(posts, { now, random, nextId }),
      ...makeIdeas(user, { days, now, nextId }),
    ],
    people: makePeople(user, { now, random }),
    links: makeLinks(user, strategy.pillars),
  }
}

/** Four pillars in the shares of the strategy; the last one fell silent. */
function pillarOf(n: number): number {
  return [0, 0, 1, 0, 1, 2, 0, 1, 2, 0][n % 10] ?? 0
}

/** So many of the newest posts are in every state there is. */
const NEWEST = 180

/** What is old is out, but for a few that failed or were missed; half of what is new is out, too. */
function statusOf(n: number, count: number, random: Random): PostStatus {
  const fromEnd = count - 1 - n
  if (fromEnd >= NEWEST) return random.chance(0.02) ? 'missed' : random.chance(0.01) ? 'failed' : 'published'
  const rare: Partial<Record<number, PostStatus>> = {
    0: 'due',
    1: 'due',
    2: 'handed_over',
    3: 'held',
    4: 'failed',
    5: 'missed',
    6: 'in_review',
    7: 'in_review',
    8: 'approved',
    9: 'approved',
    10: 'idea',
    11: 'idea',
  }
  return rare[fromEnd] ?? (n % 4 === 0 ? 'draft' : n % 4 === 1 ? 'scheduled' : 'published')
}

type Posts = SeedUser['posts']
interface Making {
  readonly now: Date
  readonly nextId: () => string
}

const SCHEDULED_STATUSES: Partial<Record<PostStatus, ScheduledPostStatus>> = {
  scheduled: 'scheduled',
  due: 'due',
  handed_over: 'handed_over',
  held: 'held',
  failed: 'failed',
  missed: 'missed',
  published: 'published',
}

const REASONS: Partial<Record<ScheduledPostStatus, string>> = {
  failed: 'The platform rejected it because the picture was too large.',
  missed: 'It wasn’t posted within 24 hours of its time.',
}

/** Puts each post that was ever scheduled in the schedule once; those to come are at nine or at half past twelve. */
function makeScheduledPosts(
  posts: Posts,
  { now, random, nextId }: Making & { random: Random },
): ScheduledPostRow[] {
  let ahead = 0
  return posts.flatMap(({ id, title, platform, status, createdAt }) => {
    const scheduledStatus = SCHEDULED_STATUSES[status]
    if (!scheduledStatus) return []
    let at = createdAt
    if (status === 'scheduled' || status === 'held') {
      ahead += 1
      at = atClock(
        now,
        1 + Math.floor((ahead * SCHEDULE_DAYS * 4) / NEWEST),
        ahead % 3 === 0 ? [12, 30] : [9, 0],
      )
    } else if (status === 'due' || status === 'handed_over')
      at = new Date(now.getTime() - random.between(30, 300) * 60_000)
    const deadline = deadlineOf(status, { since: at, scheduledFor: at })
    return [
      {
        id: nextId(),
        content_id: id,
        title,
        platform,
        status: scheduledStatus,
        board: 'new',
        scheduled_for: at.toISOString(),
        status_since: at < now ? at.toISOString() : createdAt.toISOString(),
        deadline_at: deadline?.toISOString() ?? null,
        published_at: status === 'published' ? at.toISOString() : null,
        reason: REASONS[scheduledStatus] ?? '',
        created_at: createdAt.toISOString(),
      },
    ]
  })
}

function atClock(now: Date, daysAhead: number, [hour, minute]: readonly [number, number] | number[]): Date {
  const day = new Date(now.getTime() + daysAhead * DAY_MS)
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour, minute))
}

/** Ideas on the board, and some that were put away. */
function makeIdeas(
  { founder }: SeedUser,
  { days, now, nextId }: Making & { days: number },
): ScheduledPostRow[] {
  const words = [
    ...founder.tips,
    ...founder.moments.map(({ lesson }) => lesson),
    founder.belief,
    founder.message,
  ]
  return Array.from({ length: Math.min(36, Math.max(3, Math.ceil(days / 12))) }, (_, n) => {
    const at = new Date(now.getTime() - n * 2.5 * DAY_MS).toISOString()
    const again = n < words.length ? '' : `, another side (${Math.floor(n / words.length) + 1})`
    return {
      id: nextId(),
      content_id: null,
      platform: 'unknown',
      scheduled_for: null,
      deadline_at: null,
      title: `${(words[n % words.length] ?? founder.message).slice(0, 150).replace(/[.!?]$/, '')}${again}`,
      status: n % 6 === 5 ? 'cancelled' : 'idea',
      board: ['new', 'new', 'shaping', 'ready'][n % 4] ?? 'new',
      status_since: at,
      created_at: at,
      published_at: null,
      reason: '',
    }
  })
}

/** In every third story there is somebody, and each allowed something else. */
function makePeople(user: SeedUser, { now, random }: { now: Date; random: Random }): PersonRow[] {
  const kinds = [
    {
      permission: 'granted',
      scope: 'Everywhere, with the first name',
      wording: 'Yes, of course. Tell them.',
    },
    {
      permission: 'limited',
      scope: 'Posts only, no photograph',
      wording: 'In a post is fine, please no picture.',
    },
    { permission: 'asked', scope: '', wording: '' },
    { permission: 'granted', scope: 'The website and posts', wording: 'Happy to help.' },
    { permission: 'revoked', scope: '', wording: 'I would rather not any more.' },
  ]
  const names = [user.founder.clientName, 'Ines', 'Tom', 'Mrs Adeyemi', 'Rosa', 'Jonas', 'Priya']
  return user.stories
    .filter((_, n) => n % 3 === 0)
    .map(({ id, createdAt }, n) => {
      const kind = kinds[n % kinds.length] ?? { permission: 'none', scope: '', wording: '' }
      const ends = new Date(now.getTime() + random.between(20, 400) * DAY_MS)
      return {
        ...kind,
        story_id: id,
        name: names[n % names.length] ?? 'Ines',
        expires_on: kind.permission === 'limited' ? ends.toISOString().slice(0, 10) : null,
        created_at: createdAt.toISOString(),
      }
    })
}

/** Stories stand for values, pillars and the offer; one value and one pillar are left without. */
function makeLinks(user: SeedUser, pillars: readonly PillarRow[]): StoryLinkRow[] {
  const values = user.founder.values.slice(0, -1)
  return user.stories.flatMap(({ id }, n): StoryLinkRow[] => {
    const value = values[n % Math.max(1, values.length)]
    const pillar = pillars[n % Math.max(1, pillars.length - 1)]
    return [
      ...(value && n % 4 !== 3
        ? [{ story_id: id, kind: 'value' as const, name: value, pillar_id: null }]
        : []),
      ...(pillar && n % 2 === 0
        ? [{ story_id: id, kind: 'pillar' as const, name: pillar.id, pillar_id: pillar.id }]
        : []),
      ...(n % 10 === 1
        ? [
            {
              story_id: id,
              kind: 'offer' as const,
              name: user.founder.offerName.slice(0, 200),
              pillar_id: null,
            },
          ]
        : []),
    ]
  })
}
