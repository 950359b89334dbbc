import type { FeatureName } from './evidence/features.ts'
import type { Dimension } from './types.ts'

/** How much each feature moves a dimension; supports add, drags and gaps take away. All are 0 or more. */
export interface DimensionWeights {
  readonly bias: number
  readonly weights: Readonly<Partial<Record<FeatureName, number>>>
}
export type AlignmentWeights = Readonly<Record<Dimension, DimensionWeights>>

/** Written by `npm run bench -- alignment --refit` from core/brand/alignment/fixtures/brands-dev.json; not edited by hand. */
export const WEIGHTS: AlignmentWeights = {
  voice: {
    bias: -0.82,
    weights: {
      past: 1,
      outright: 0.45,
      own: 1.07,
      subject: 1.47,
      nearness: 2.89,
      details: 0.21,
      worn: 1.51,
      sales: 1.36,
      cold: 1.21,
      luxury: 1.17,
      hard: 1.37,
      flowery: 1.07,
      shouting: 1.36,
      energyOver: 1.44,
      formalityOver: 0.79,
      formalityUnder: 0.51,
      lengthOver: 0.36,
      lengthUnder: 0.45,
      humourUnder: 0.76,
      addressOver: 0.26,
      storyOver: 0.25,
      storyUnder: 0.57,
    },
  },
  values: {
    bias: -1.37,
    weights: {
      outright: 0.71,
      own: 0.17,
      subject: 1.33,
      nearness: 2.81,
      signs: 1.34,
      worn: 0.96,
      sales: 1.33,
      cold: 0.86,
      luxury: 1.14,
      hard: 1.82,
      flowery: 0.63,
      shouting: 0.68,
      avoided: 1.38,
    },
  },
  audience: {
    bias: -1.45,
    weights: {
      outright: 0.36,
      own: 1.27,
      subject: 0.83,
      nearness: 2.79,
      worn: 1.05,
      sales: 1.26,
      cold: 1.23,
      luxury: 1.37,
      hard: 1.69,
      flowery: 0.52,
      shouting: 0.83,
      avoided: 1.11,
    },
  },
  emotion: {
    bias: -1.57,
    weights: {
      outright: 0.9,
      own: 0.34,
      subject: 0.93,
      nearness: 2.61,
      signs: 2.03,
      details: 0.09,
      worn: 1.04,
      sales: 1.34,
      cold: 1.21,
      luxury: 0.95,
      hard: 1.59,
      flowery: 0.46,
      shouting: 0.8,
      avoided: 1.1,
    },
  },
}
