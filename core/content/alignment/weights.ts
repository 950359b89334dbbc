import type { FeatureName } from './evidence/features.ts'
import type { Dimension } from './types.ts'

/** How much each feature moves a dimension; supports add, drags and gaps take away. All are 0 or more. */
export interface DimensionWeights {
  readonly bias: number
  readonly weights: Readonly<Partial<Record<FeatureName, number>>>
}
export type AlignmentWeights = Readonly<Record<Dimension, DimensionWeights>>

/** Written by `node scripts/bench/alignment/refit.ts` from scripts/bench/data/brands-dev.json; not edited by hand. */
export const WEIGHTS: AlignmentWeights = {
  voice: {
    bias: -0.83,
    weights: {
      outright: 0.51,
      own: 1.16,
      subject: 1.66,
      nearness: 2.9,
      details: 0.45,
      worn: 1.56,
      sales: 1.26,
      cold: 1.21,
      luxury: 0.78,
      hard: 1.29,
      flowery: 1,
      shouting: 1.31,
      energyOver: 1.12,
      energyUnder: 0.13,
      formalityOver: 0.75,
      formalityUnder: 0.42,
      lengthOver: 0.57,
      lengthUnder: 0.52,
      humourOver: 0.08,
      humourUnder: 0.74,
      addressOver: 0.18,
      storyOver: 0.18,
      storyUnder: 0.75,
    },
  },
  values: {
    bias: -1.49,
    weights: {
      outright: 0.57,
      own: 0.3,
      subject: 1.51,
      nearness: 2.79,
      signs: 1.48,
      details: 0.2,
      worn: 1.04,
      sales: 1.22,
      cold: 0.9,
      luxury: 0.66,
      hard: 1.75,
      flowery: 0.61,
      shouting: 0.78,
      avoided: 1.32,
    },
  },
  audience: {
    bias: -1.66,
    weights: {
      outright: 0.68,
      own: 1.4,
      subject: 1,
      nearness: 2.73,
      details: 0.15,
      worn: 1.17,
      sales: 1.17,
      cold: 1.24,
      luxury: 0.9,
      hard: 1.6,
      flowery: 0.46,
      shouting: 1.01,
      avoided: 1.01,
    },
  },
  emotion: {
    bias: -1.86,
    weights: {
      outright: 0.87,
      own: 0.65,
      subject: 1.13,
      nearness: 2.56,
      signs: 2.3,
      details: 0.35,
      worn: 1.16,
      sales: 1.22,
      cold: 1.19,
      luxury: 0.49,
      hard: 1.45,
      flowery: 0.41,
      shouting: 0.85,
      avoided: 1.03,
    },
  },
}
