import { scoreContent } from '../../brand/alignment/score-content.ts'
import { fitsPlatform } from '../platforms/count.ts'
import { BODY_LIMIT } from '../platforms/platforms.ts'
import { draftFaults } from './draft-facts.ts'
import type { DraftRequest, Proposal } from './types.ts'

/** More than this many texts are not weighed: each costs a score. */
const MOST = 40

/**
 * The one of several texts that is offered: it differs, fits the network when the written text did, and
 * brings in nothing that nobody said (`draftFaults`). A draft and what is to
 * sound more like the brand are those that score highest, the latter only when it raises the score; a rewrite is the first,
 * as the drafter ranks them, that does not lower it; what is to be shorter the shortest that does not. Null when none is
 * left. A text that is too short, or in another language than
 * the foundation, has no score to lower, and none to raise. The same rule for every drafter.
 */
export function chooseProposal(
  request: DraftRequest,
  texts: readonly string[],
  by: Proposal['by'],
): Proposal | null {
  const { kind, text, post, foundation, history } = request
  const written = text.trim()
  const score = (body: string) => {
    const { certainty, overall } = scoreContent(body, foundation, [...history])
    return certainty === 'told' ? overall : null
  }
  const before = written === '' ? null : score(written)
  const mustFit = written === '' || fitsPlatform(post.platform, written)
  const offered = texts
    .slice(0, MOST)
    .map(candidate => candidate.trim())
    .filter(
      candidate =>
        candidate !== '' &&
        candidate !== written &&
        candidate.length <= BODY_LIMIT &&
        (!mustFit || fitsPlatform(post.platform, candidate)) &&
        (kind !== 'shorten' || candidate.length < written.length) &&
        draftFaults(candidate, request).length === 0,
    )
    .map(candidate => ({ kind, text: candidate, before, after: score(candidate), by }))
    .filter(({ after }) => {
      if (kind === 'draft' || written === '') return true
      if (kind === 'more_like_me') return before !== null && after !== null && after > before
      return before === null || (after !== null && after >= before)
    })
  const [first, ...rest] = offered
  if (!first) return null
  if (kind === 'rewrite') return first
  return rest.reduce<Proposal>((best, next) => {
    const isBetter =
      kind === 'shorten' ? next.text.length < best.text.length : (next.after ?? 0) > (best.after ?? 0)
    return isBetter ? next : best
  }, first)
}
