import { findBareClaims } from '../../posts/checks/rules/claim-proof.ts'
import { sentencesOf } from '../../posts/checks/sentences.ts'
import type { PlannedChannel } from './plan.ts'

/** How far back the drift looks, in days. */
export const DRIFT_DAYS = 30
/** Fewer published posts than this say nothing about shares. */
export const ENOUGH_POSTS = 6
/** A share this many points off its target is told. */
const SHARE_SLACK = 15
/** A rhythm younger than this, in days, cannot have been missed. */
const RHYTHM_SETTLES_DAYS = 7
const WEEK_DAYS = 7

export interface PillarCounts {
  readonly id: string
  readonly title: string
  /** Whole per cent; null when it has none. */
  readonly target: number | null
  /** Scheduled posts and posts that went out within `DRIFT_DAYS`. */
  readonly planned: number
  readonly published: number
  /** Stories that stand for it, ever. */
  readonly stories: number
}

export interface DriftInput {
  readonly pillars: readonly PillarCounts[]
  /** The same for posts that belong to no pillar of the strategy. */
  readonly withoutPillar: { readonly planned: number; readonly published: number }
  /** Empty while the channels are only guessed. */
  readonly channels: readonly PlannedChannel[]
  /** Posts out within `DRIFT_DAYS`, by platform. */
  readonly publishedBy: Readonly<Record<string, number>>
  /** Days since the strategy began. */
  readonly ageDays: number
  readonly claims: readonly { readonly claim: string; readonly proof: string }[]
  /** Newest posts that went out within `DRIFT_DAYS`. */
  readonly posts: readonly { readonly id: string; readonly title: string; readonly body: string }[]
}

export interface PillarDrift extends PillarCounts {
  /** Its part of all published posts in whole per cent; null when there are fewer than `ENOUGH_POSTS`. */
  readonly share: number | null
  readonly state: 'silent' | 'over' | 'under' | 'steady'
}

export interface ChannelDrift {
  readonly name: string
  /** Posts the rhythm asks for since it began, `DRIFT_DAYS` back at most, and those that are out. */
  readonly wanted: number
  readonly published: number
  readonly perWeek: number
  readonly state: 'early' | 'kept' | 'below'
}

export interface StrategyDrift {
  readonly pillars: readonly PillarDrift[]
  readonly withoutPillar: { readonly planned: number; readonly published: number }
  /** Titles of pillars that no story stands for. */
  readonly untold: readonly { readonly id: string; readonly title: string }[]
  readonly channels: readonly ChannelDrift[]
  readonly bareClaims: readonly string[]
  /** Published posts that claim something without proof, with the words. */
  readonly barePosts: readonly { readonly id: string; readonly title: string; readonly words: string }[]
  /** How many of all these need a look. */
  readonly count: number
}

function pillarDrift(pillar: PillarCounts, published: number): PillarDrift {
  const share = published < ENOUGH_POSTS ? null : Math.round((pillar.published / published) * 100)
  const off = share === null || pillar.target === null ? 0 : share - pillar.target
  const isSilent = pillar.planned > 0 && pillar.published === 0
  const state = isSilent ? 'silent' : off > SHARE_SLACK ? 'over' : off < -SHARE_SLACK ? 'under' : 'steady'
  return { ...pillar, share, state }
}

function channelDrift(channel: PlannedChannel, published: number, ageDays: number): ChannelDrift {
  const days = Math.min(DRIFT_DAYS, Math.max(0, ageDays))
  const target = Math.floor((channel.perWeek * days) / WEEK_DAYS)
  const state =
    published >= target && days >= RHYTHM_SETTLES_DAYS
      ? 'kept'
      : days < RHYTHM_SETTLES_DAYS
        ? 'early'
        : 'below'
  return { name: channel.name, perWeek: channel.perWeek, wanted: target, published, state }
}

/**
 * Where the strategy and what was done part: each pillar's planned and published posts and its share of what is out
 * against its target, pillars without a story, channels below their rhythm, and claims without proof in the strategy
 * and in posts. Pure counting; nothing that is only guessed is held against the founder.
 */
export function strategyDrift(input: DriftInput): StrategyDrift {
  const published = input.pillars.reduce(
    (sum, pillar) => sum + pillar.published,
    input.withoutPillar.published,
  )
  const pillars = input.pillars.map(pillar => pillarDrift(pillar, published))
  const untold = input.pillars.filter(({ stories }) => stories === 0).map(({ id, title }) => ({ id, title }))
  const channels = input.channels
    .filter(({ perWeek }) => perWeek > 0)
    .map(channel => channelDrift(channel, input.publishedBy[channel.platform] ?? 0, input.ageDays))
  const bareClaims = input.claims.filter(({ proof }) => proof === '').map(({ claim }) => claim)
  const barePosts = input.posts.flatMap(({ id, title, body }) => {
    const [claim] = findBareClaims(sentencesOf(body))
    return claim ? [{ id, title, words: body.slice(claim.start, claim.end) }] : []
  })
  const count =
    pillars.filter(({ state }) => state !== 'steady').length +
    untold.length +
    channels.filter(({ state }) => state === 'below').length +
    bareClaims.length +
    barePosts.length
  return { pillars, withoutPillar: input.withoutPillar, untold, channels, bareClaims, barePosts, count }
}
