import type { Evidence } from '../evidence/read-evidence.ts'
import type { AlignmentConcern } from '../types.ts'
import { cutToQuote } from './quoted.ts'

/** The most that are shown: the first few say what is wrong. */
const MOST_CONCERNS = 6

const FORM_REASONS = {
  list: 'This reads like a list of words, not a post.',
  jumbled: 'These words stand in no order a sentence would have.',
  repeated: 'This says the same sentence again and again.',
} as const

/** What keeps the whole text down, with its places and reasons, in text order. */
export function findConcerns(evidence: Evidence): AlignmentConcern[] {
  const { tokens, prose, objections, promotion } = evidence
  const place = (first: number, end: number) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  })
  const concerns: AlignmentConcern[] = []
  if (prose.kind !== 'prose' && tokens.length > 0) {
    concerns.push({ kind: prose.kind, why: FORM_REASONS[prose.kind], ...place(0, tokens.length) })
  }
  for (const { kind, first, end, target } of objections) {
    const why =
      kind === 'cruel'
        ? 'This is unkind to the people you serve.'
        : `This speaks against “${cutToQuote(target)}”, which your brand stands for.`
    concerns.push({ kind, why, ...place(first, end) })
  }
  const [first] = promotion
  const last = promotion.at(-1)
  if (promotion.length >= 3 && first !== undefined && last !== undefined)
    concerns.push({
      kind: 'promotion',
      why: 'This reads like a price promotion, which your foundation does not speak of.',
      start: first.start,
      end: last.end,
    })
  return concerns.sort((a, b) => a.start - b.start || a.end - b.end).slice(0, MOST_CONCERNS)
}
