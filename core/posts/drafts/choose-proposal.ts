import { scoreContent } from '../../brand/alignment/score-content.ts'
import { fitsPlatform } from '../platforms/count.ts'
import { BODY_LIMIT } from '../platforms/platforms.ts'
import type { DraftRequest, Proposal } from './types.ts'

/** More than this many texts are not weighed: each costs a score. */
const MOST = 40

/**
 * The one of several texts that is offered: it differs, fits the network when the written text did, and scores highest.
 * A rewrite that lowers the score is never offered; what is to be shorter is the shortest that does not lower it. Null when
 * none is left. The same rule for every drafter.
 */
export function chooseProposal(
  request: DraftRequest,
  texts: readonly string[],
  by: Proposal['by'],
): Proposal | null {
  const { kind, text, post, foundation, history } = request
  const written = text.trim()
  const score = (body: string) => scoreContent(body, foundation, [...history]).overall
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
        (kind !== 'shorten' || candidate.length < written.length),
    )
    .map(candidate => ({ kind, text: candidate, before, after: score(candidate), by }))
    .filter(proposal => kind === 'draft' || before === null || proposal.after >= before)
  const [first, ...rest] = offered
  if (!first) return null
  return rest.reduce<Proposal>((best, next) => {
    const isBetter = kind === 'shorten' ? next.text.length < best.text.length : next.after > best.after
    return isBetter ? next : best
  }, first)
}
