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
    bias: -0.99,
    weights: {
      outright: 0.61,
      own: 1.14,
      subject: 1.6,
      nearness: 2.79,
      details: 0.4,
      worn: 1.5,
      sales: 1.29,
      cold: 1.21,
      luxury: 1.05,
      hard: 1.34,
      flowery: 1,
      shouting: 1.31,
      energyOver: 1.13,
      formalityOver: 0.77,
      formalityUnder: 0.43,
      lengthOver: 0.56,
      lengthUnder: 0.54,
      humourUnder: 0.77,
      addressOver: 0.22,
      storyOver: 0.18,
      storyUnder: 0.67,
    },
  },
  values: {
    bias: -1.59,
    weights: {
      outright: 0.44,
      own: 0.24,
      subject: 1.5,
      nearness: 2.66,
      signs: 1.52,
      details: 0.19,
      worn: 0.92,
      sales: 1.22,
      cold: 0.96,
      luxury: 1.01,
      hard: 1.84,
      flowery: 0.62,
      shouting: 0.81,
      avoided: 1.34,
    },
  },
  audience: {
    bias: -1.78,
    weights: {
      outright: 0.67,
      own: 1.4,
      subject: 1,
      nearness: 2.6,
      details: 0.14,
      worn: 1.05,
      sales: 1.16,
      cold: 1.29,
      luxury: 1.25,
      hard: 1.67,
      flowery: 0.47,
      shouting: 1.04,
      avoided: 1.04,
    },
  },
  emotion: {
    bias: -1.93,
    weights: {
      outright: 0.91,
      own: 0.61,
      subject: 1.14,
      nearness: 2.45,
      signs: 2.27,
      details: 0.31,
      worn: 1.02,
      sales: 1.25,
      cold: 1.25,
      luxury: 0.83,
      hard: 1.56,
      flowery: 0.42,
      shouting: 0.88,
      avoided: 1.05,
    },
  },
}
