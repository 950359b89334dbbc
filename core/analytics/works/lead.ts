import { numberText } from '../../shared/number-text.ts'
import type { Lead } from '../letter/lead.ts'
import { inTurn, placed, type Sentence, said } from '../letter/sentence.ts'
import { FEWEST_POSTS } from './compare.ts'
import { findingHeadline, paysHeadline } from './sentences.ts'
import type { WhatWorks, WorksGroup } from './what-works.ts'

/** What a page about what works begins with is made of. */
export interface WorksFacts extends Pick<WhatWorks, 'posts' | 'tested'> {
  readonly groups: readonly Pick<WorksGroup, 'verdict' | 'share'>[]
  readonly found: WhatWorks['pays']['found']
}

/** The groups that something is claimed of, the farthest from no difference first; of two that are as far, the one with more. */
export function claimsOf<Group extends Pick<WorksGroup, 'verdict' | 'share'>>(
  groups: readonly Group[],
): Group[] {
  return groups
    .filter(({ verdict }) => verdict === 'more' || verdict === 'fewer')
    .toSorted((a, b) => far(b) - far(a) || b.share - a.share)
}

/**
 * The strongest claim as a headline: of the group that strays farthest from its others; else of scores and responses; else that
 * nothing stands out, or that there is too little to compare. `subjectOf` calls a group by its name at the beginning of a
 * sentence; the posts that count stand at the address `to`.
 */
export function worksLead<Facts extends WorksFacts>(
  { posts, tested, groups, found }: Facts,
  { subjectOf, to }: { subjectOf: (group: Facts['groups'][number]) => string; to: string },
): Lead {
  const claims = claimsOf<Facts['groups'][number]>(groups)
  const [first] = claims
  const pays = paysHeadline(found)
  const nothing =
    tested === 0 && found === null ? 'There’s too little to compare yet' : 'Nothing stands out yet'
  const counted = placed(posts, ['post', 'posts'], to)
  return {
    headline: first ? findingHeadline(first, subjectOf(first)) : (pays ?? nothing),
    standfirst: inTurn([
      said`${counted} ${posts === 1 ? 'counts' : 'count'}.`,
      comparedWords(tested, claims.length),
      first && pays ? said`${pays}.` : [],
    ]),
  }
}

function comparedWords(tested: number, claims: number): Sentence {
  if (tested === 0)
    return said`No group has ${String(FEWEST_POSTS)} posts and ${String(FEWEST_POSTS)} others to compare yet.`
  if (tested === 1)
    return said`We compared 1 group, and ${claims === 0 ? 'can’t tell it from the others' : 'it stands out'}.`
  const stand =
    claims === 0 ? 'none stands out' : claims === 1 ? '1 stands out' : `${numberText(claims)} stand out`
  return said`We compared ${numberText(tested)} groups, and ${stand}.`
}

/** How far a share lies from no difference, in the hundredths that are told. */
function far({ share }: Pick<WorksGroup, 'share'>): number {
  return Math.abs(Math.round(share * 100) - 50)
}
