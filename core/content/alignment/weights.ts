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
    bias: -0.772,
    weights: {
      outright: 0.387,
      own: 1.133,
      subject: 1.451,
      nearness: 2.61,
      details: 0.444,
      worn: 1.649,
      sales: 1.093,
      cold: 1.103,
      luxury: 0.914,
      hard: 1.234,
      flowery: 0.999,
      shouting: 1.268,
      energyOver: 1.157,
      energyUnder: 0.16,
      formalityOver: 0.88,
      formalityUnder: 0.345,
      lengthOver: 0.599,
      lengthUnder: 0.513,
      humourOver: 0.333,
      humourUnder: 0.636,
      addressOver: 0.064,
      storyOver: 0.21,
      storyUnder: 0.492,
    },
  },
  values: {
    bias: -1.467,
    weights: {
      outright: 0.391,
      own: 0.347,
      subject: 1.452,
      nearness: 2.729,
      signs: 1.146,
      details: 0.156,
      worn: 1.177,
      sales: 1.035,
      cold: 0.68,
      luxury: 0.771,
      hard: 1.443,
      flowery: 0.527,
      shouting: 0.759,
      avoided: 1.149,
    },
  },
  audience: {
    bias: -1.436,
    weights: {
      outright: 0.637,
      own: 1.106,
      subject: 0.962,
      nearness: 2.793,
      details: 0.058,
      worn: 1.246,
      sales: 1.029,
      cold: 1.032,
      luxury: 1.018,
      hard: 1.363,
      flowery: 0.431,
      shouting: 0.911,
      avoided: 0.897,
    },
  },
  emotion: {
    bias: -2.036,
    weights: {
      outright: 0.716,
      own: 0.524,
      subject: 1.151,
      nearness: 2.426,
      signs: 2.168,
      details: 0.295,
      worn: 1.313,
      sales: 0.994,
      cold: 0.994,
      luxury: 0.524,
      hard: 1.284,
      flowery: 0.377,
      shouting: 0.744,
      avoided: 0.862,
    },
  },
}
