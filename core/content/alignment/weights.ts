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
      outright: 0.52,
      own: 1.15,
      subject: 1.66,
      nearness: 2.9,
      details: 0.45,
      worn: 1.54,
      sales: 1.21,
      cold: 1.2,
      luxury: 0.78,
      hard: 1.23,
      flowery: 1,
      shouting: 1.32,
      energyOver: 1.15,
      energyUnder: 0.13,
      formalityOver: 0.75,
      formalityUnder: 0.42,
      lengthOver: 0.57,
      lengthUnder: 0.48,
      humourOver: 0.09,
      humourUnder: 0.73,
      addressOver: 0.17,
      storyOver: 0.19,
      storyUnder: 0.77,
    },
  },
  values: {
    bias: -1.47,
    weights: {
      outright: 0.66,
      own: 0.37,
      subject: 1.51,
      nearness: 2.8,
      signs: 1.5,
      details: 0.18,
      worn: 0.97,
      sales: 1.08,
      cold: 0.87,
      luxury: 0.63,
      hard: 1.67,
      flowery: 0.62,
      shouting: 0.85,
      avoided: 1.12,
    },
  },
  audience: {
    bias: -1.62,
    weights: {
      outright: 0.71,
      own: 1.39,
      subject: 1,
      nearness: 2.74,
      details: 0.13,
      worn: 1.07,
      sales: 1.06,
      cold: 1.18,
      luxury: 0.87,
      hard: 1.52,
      flowery: 0.47,
      shouting: 1.03,
      avoided: 0.81,
    },
  },
  emotion: {
    bias: -1.84,
    weights: {
      outright: 0.97,
      own: 0.7,
      subject: 1.1,
      nearness: 2.56,
      signs: 2.32,
      details: 0.35,
      worn: 1.06,
      sales: 1.18,
      cold: 1.16,
      luxury: 0.43,
      hard: 1.39,
      flowery: 0.41,
      shouting: 0.88,
      avoided: 0.81,
    },
  },
}
