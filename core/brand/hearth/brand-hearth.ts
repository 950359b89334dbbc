import type { ClarifyData } from '../clarify/keys.ts'
import { readVoice } from '../personalise/stage-and-voice.ts'
import type { BrandScore } from '../score/score-brand.ts'
import { type HearthHeights, hearthSeed } from './draw-hearth.ts'
import { scoredHearth } from './heights.ts'

/** What the picture of one brand's fire is drawn from. */
export interface BrandHearth {
  /** From `hearthSeed`: the same brand has the same everywhere. */
  readonly seed: number
  readonly heights: HearthHeights
}

type Answers = Pick<ClarifyData, 'core_values' | 'brand_personality'>

/** What tells one brand's fire from another's: what its founder says of values and voice. */
export function brandSeed({
  core_values: values = [],
  brand_personality: personality = [],
}: Answers): number {
  return hearthSeed([...values, readVoice(personality) ?? ''])
}

/** The fire of a brand as its founder's answers and its score stand now. */
export function brandHearth(
  answers: Answers,
  score: Pick<BrandScore, keyof HearthHeights | 'dataSource'>,
): BrandHearth {
  return { seed: brandSeed(answers), heights: scoredHearth(score) }
}
