import type { Evidence } from './read-evidence.ts'

/** Highest score of a text with one blow at the people the brand serves, and with more. */
const CRUEL = [100, 44, 36] as const
/** Share of the sentences that may be denied before the whole is held down, and where it ends when all are. */
const DENIED = { free: 0.12, lowest: 34 } as const
const REPEATED = 50
/** Cues of a price promotion, and the highest score with so many. */
const PROMOTION = [100, 100, 70, 58, 50, 44] as const

/**
 * The highest score a text can have in any dimension, whatever words it uses: 100 for most. A bare word put before or
 * after a text never lowers it, and one that the brand avoids never raises it.
 */
export function ceilingOf(evidence: Evidence): number {
  const { withoutAvoided } = evidence
  const whole = ceilingOfText(evidence)
  return withoutAvoided === undefined ? whole : Math.min(whole, ceilingOfText(withoutAvoided))
}

function ceilingOfText({ prose, objections, promotion }: Evidence): number {
  const blows = objections.reduce((sum, one) => sum + (one.kind === 'cruel' ? one.strength : 0), 0)
  const denied = objections.reduce((sum, one) => sum + (one.kind === 'denied' ? one.strength : 0), 0)
  const sentences = prose.sentences.filter(
    sentence => sentence.sound > 0.5 && sentence.end - sentence.first >= 3,
  ).length
  const share = denied / Math.max(2, sentences)
  const over = Math.min(1, Math.max(0, (share - DENIED.free) / 0.38))
  return Math.min(
    CRUEL[Math.min(blows, CRUEL.length - 1)] ?? 100,
    100 - (100 - DENIED.lowest) * over,
    prose.kind === 'repeated' ? REPEATED : 100,
    PROMOTION[Math.min(promotion.length, PROMOTION.length - 1)] ?? 100,
  )
}
