import type { BrandScore } from '../score/score-brand.ts'
import type { HearthHeights } from './draw-hearth.ts'

/** How high the fire of a scored brand burns; embers where nothing was measured yet. */
export function scoredHearth(score: Pick<BrandScore, keyof HearthHeights | 'dataSource'>): HearthHeights {
  const isMeasured = score.dataSource !== 'fallback'
  const share = (points: number) => (isMeasured ? points / 100 : 0)
  return {
    voice: share(score.voice),
    values: share(score.values),
    audience: share(score.audience),
    emotion: share(score.emotion),
  }
}

/** What a founder has said of their brand so far. */
export interface ToldBrand {
  /** What is at its heart; '' where that is open. */
  readonly heart: string
  readonly values: readonly string[]
  readonly voice: object | null
  /** For whom it is; '' where that is open. */
  readonly client: string
}

const TOLD = 0.85
const OPEN = 0.25
/** With so many values the tongue of the values burns as high as the others. */
const VALUES = 3

/** How high the fire burns of a brand that was told of and not scored: each answer lifts its own tongue. */
export function toldHearth({ heart, values, voice, client }: ToldBrand): HearthHeights {
  return {
    voice: voice ? TOLD : OPEN,
    values: OPEN + (TOLD - OPEN) * Math.min(values.length / VALUES, 1),
    audience: client === '' ? OPEN : TOLD,
    emotion: heart === '' ? OPEN : TOLD,
  }
}
