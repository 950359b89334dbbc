import type { Chance } from '../../shared/seeded.ts'
import { type Comparison, compareGroups, FEWEST_POSTS, type Remember } from './compare.ts'
import { type Correlation, rankCorrelation, standings } from './correlation.ts'
import { groupsOf, type PostGroup, type PostTraits, readGroup } from './groups.ts'

/** Posts younger than this are still collecting responses, in days. */
export const SETTLING_DAYS = 7

/** A published post with what came of it. */
export interface PostOutcome extends PostTraits {
  readonly id: string
  readonly title: string
  readonly at: Date
  readonly platform: string
  /** The alignment score; null for none that can be told. */
  readonly overall: number | null
  /** Whether a link of ours belongs to it. */
  readonly hasLink: boolean
  /** People who followed its links, and people who got in touch from it. */
  readonly people: number
  readonly leads: number
  /** What networks counted: likes, replies, shares; null where none of them was read. */
  readonly network: number | null
}

/** Everything that came of a post. */
export function responsesOf({ people, leads, network }: PostOutcome): number {
  return people + leads + (network ?? 0)
}

/** Why a post is left out, or null when it counts. */
export type LeftOut = 'settling' | 'uncounted'

/** Posts that are shown together without being a group. */
export type WorksSelection = 'all' | LeftOut

/** Is a post too young, or could nobody have counted what came of it? */
export function leftOut(post: PostOutcome, settledBefore: Date): LeftOut | null {
  if (post.at >= settledBefore) return 'settling'
  const isCounted = post.hasLink || post.network !== null || post.leads > 0
  return isCounted ? null : 'uncounted'
}

/** Reads which posts an address asks for: a group or a selection; all that count unless it names one. */
export function readWorksSelection(input: string | null): PostGroup | WorksSelection {
  if (input === 'settling' || input === 'uncounted') return input
  return readGroup(input) ?? 'all'
}

/** A group with what its comparison says: `more` and `fewer` are claims, `open` is none, `few` is too little to look. */
export interface WorksGroup extends Comparison, PostGroup {
  readonly verdict: 'more' | 'fewer' | 'open' | 'few'
}

export interface WhatWorks {
  readonly posts: number
  readonly groups: readonly WorksGroup[]
  /** Groups that were large enough to be compared. */
  readonly tested: number
  /** Score beside responses, with where each scored post stands among those it can be compared with, 0 to 100. */
  readonly pays: Correlation & {
    readonly points: readonly { readonly post: PostOutcome; readonly standing: number }[]
  }
}

/**
 * Which groups of posts went with more responses, and whether a higher score did. Posts are compared with others of the
 * same platform whose responses are counted alike: with numbers of the network, or with ours only.
 */
export function whatWorks(
  posts: readonly PostOutcome[],
  how: { chance: Chance; remember?: Remember },
): WhatWorks {
  const rows = posts.map(post => ({
    id: post.id,
    stratum: `${post.platform} ${post.network === null ? 'ours' : 'network'}`,
    value: responsesOf(post),
    groups: groupsOf(post),
    post,
  }))
  const groups = compareGroups(rows, how).flatMap(comparison => {
    const group = readGroup(comparison.group)
    return group ? [{ ...comparison, ...group, verdict: verdictOf(comparison) }] : []
  })
  const scored = rows.flatMap(row => (row.post.overall === null ? [] : [{ ...row, by: row.post.overall }]))
  const places = standings(scored)
  return {
    posts: posts.length,
    groups,
    tested: groups.filter(({ interval }) => interval !== null).length,
    pays: {
      ...rankCorrelation(scored),
      points: scored.map(({ id, post }) => ({ post, standing: places.get(id) ?? 50 })),
    },
  }
}

function verdictOf({ interval, posts, others }: Comparison): WorksGroup['verdict'] {
  if (posts < FEWEST_POSTS || others < FEWEST_POSTS) return 'few'
  if (interval === null) return 'open'
  return interval.low > 0.5 ? 'more' : interval.high < 0.5 ? 'fewer' : 'open'
}
