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
    bias: -0.99,
    weights: {
      past: 1,
      outright: 0.6,
      own: 1.16,
      subject: 1.6,
      nearness: 2.79,
      details: 0.38,
      worn: 1.5,
      sales: 1.29,
      cold: 1.21,
      luxury: 1.06,
      hard: 1.33,
      flowery: 1,
      shouting: 1.32,
      energyOver: 1.13,
      formalityOver: 0.77,
      formalityUnder: 0.56,
      lengthOver: 0.57,
      lengthUnder: 0.54,
      humourUnder: 0.78,
      addressOver: 0.21,
      storyOver: 0.2,
      storyUnder: 0.65,
    },
  },
  values: {
    bias: -1.62,
    weights: {
      outright: 0.47,
      own: 0.26,
      subject: 1.52,
      nearness: 2.67,
      signs: 1.53,
      details: 0.18,
      worn: 0.92,
      sales: 1.22,
      cold: 0.96,
      luxury: 1.02,
      hard: 1.83,
      flowery: 0.61,
      shouting: 0.81,
      avoided: 1.34,
    },
  },
  audience: {
    bias: -1.79,
    weights: {
      outright: 0.67,
      own: 1.41,
      subject: 1,
      nearness: 2.6,
      details: 0.14,
      worn: 1.05,
      sales: 1.15,
      cold: 1.28,
      luxury: 1.25,
      hard: 1.65,
      flowery: 0.47,
      shouting: 1.04,
      avoided: 1.04,
    },
  },
  emotion: {
    bias: -1.95,
    weights: {
      outright: 0.91,
      own: 0.62,
      subject: 1.15,
      nearness: 2.45,
      signs: 2.25,
      details: 0.32,
      worn: 1.02,
      sales: 1.25,
      cold: 1.25,
      luxury: 0.84,
      hard: 1.55,
      flowery: 0.42,
      shouting: 0.88,
      avoided: 1.05,
    },
  },
}
