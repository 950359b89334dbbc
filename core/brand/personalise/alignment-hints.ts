import { readNumber } from '../../shared/untrusted.ts'
import { type FoundationField, foundationFilled, foundationMissing } from '../foundation.ts'

export interface BrandAlignment {
  /** 70 to 95. */
  readonly score: number
  /** What to do next, at most three sentences. */
  readonly recommendations: readonly string[]
}

const BASELINE = 70
const POINTS_PER_FIELD = 5
const CAP = 95
const STRONG = 90
const GOOD = 80

const NEXT_STEP: Readonly<Record<FoundationField, string>> = {
  brand_heart_problem: 'Describe the problem your brand exists to solve. Everything else builds on it.',
  core_values: 'Name two to five values so we can check your posts against them.',
  brand_personality: 'Choose your voice so drafts sound more like you.',
  dream_client: 'Describe your dream client as one person, so your prompts are about them.',
  offer_description: 'Describe your offer in two sentences that a neighbour could pass on.',
}

const MOST_STEPS = 2

/** The hint for an alignment score: at 90 or more, at 80 or more, and below; no number is below. */
export function alignmentHint(score: number): string {
  const number = readNumber(score) ?? 0
  if (number >= STRONG) return 'Your foundation is strong. Keep your posts as clear as your answers.'
  if (number >= GOOD) return 'Your foundation is nearly complete. It needs one or two more answers.'
  return 'Your foundation is taking shape. Each answer improves your prompts, drafts and scores.'
}

/** How well the foundation is laid: min(95, 70 + 5 for each of the five fields), with what to do next. */
export function brandAlignment(clarify: unknown): BrandAlignment {
  const score = Math.min(CAP, BASELINE + POINTS_PER_FIELD * foundationFilled(clarify))
  const steps = foundationMissing(clarify).slice(0, MOST_STEPS)
  return { score, recommendations: [alignmentHint(score), ...steps.map(field => NEXT_STEP[field])] }
}
