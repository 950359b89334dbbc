import { dimensionScore, evidenceSum, LOWEST } from '#core/brand/alignment/dimension-score.ts'
import { DRAGS, type FeatureName, GAPS, SUPPORTS } from '#core/brand/alignment/evidence/features.ts'
import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import type { AlignmentWeights } from '#core/brand/alignment/weights.ts'
import type { BrandCase, PostKind } from './cases.ts'
import type { Scored } from './table.ts'

const SIGNED: readonly (readonly [FeatureName, 1 | -1])[] = [
  ...SUPPORTS.filter(name => name !== 'past').map(name => [name, 1] as const),
  ...DRAGS.map(name => [name, -1] as const),
  ...GAPS.map(name => [name as FeatureName, -1] as const),
]
const WIDTH = SIGNED.length + 1

/**
 * What we would expect before seeing any brand: the dimension's own evidence counts most, the brand's world counts in
 * all, and a register works against the dimension it belongs to. The fit moves away from this only as far as the brands
 * demand, so that each dimension keeps meaning what its name says.
 */
const EXPECTED_BIAS = -2
const EXPECTED: Readonly<Record<Dimension, Readonly<Partial<Record<FeatureName, number>>>>> = {
  voice: {
    outright: 0.8,
    own: 1,
    subject: 1.4,
    nearness: 2.2,
    details: 0.8,
    worn: 1.5,
    sales: 1.2,
    cold: 1.2,
    luxury: 1,
    hard: 1,
    flowery: 1,
    shouting: 1.2,
    energyOver: 0.8,
    energyUnder: 0.4,
    formalityOver: 0.6,
    formalityUnder: 0.4,
    lengthOver: 0.4,
    lengthUnder: 0.3,
    humourOver: 0.2,
    humourUnder: 0.3,
    addressOver: 0.1,
    addressUnder: 0.1,
    storyOver: 0.1,
    storyUnder: 0.3,
  },
  values: {
    outright: 1.6,
    own: 1.4,
    subject: 1.2,
    nearness: 2,
    signs: 2,
    details: 0.4,
    worn: 1,
    sales: 1,
    cold: 0.8,
    luxury: 0.8,
    hard: 1.2,
    flowery: 0.5,
    shouting: 0.3,
    avoided: 1,
  },
  audience: {
    outright: 1.6,
    own: 1.6,
    subject: 1.2,
    nearness: 2.2,
    details: 0.3,
    worn: 1.2,
    sales: 0.8,
    cold: 1.2,
    luxury: 1,
    hard: 1,
    flowery: 0.4,
    shouting: 0.3,
    avoided: 0.6,
  },
  emotion: {
    outright: 1.4,
    own: 1.2,
    subject: 1,
    nearness: 1.8,
    signs: 2.4,
    details: 0.6,
    worn: 1.2,
    sales: 1,
    cold: 1.2,
    luxury: 0.6,
    hard: 1,
    flowery: 0.4,
    shouting: 0.4,
    avoided: 0.6,
  },
}

/** Where each kind of post should land, and how much that matters. */
const TARGETS: Readonly<Record<PostKind, readonly [target: number, weight: number]>> = {
  own: [85, 0.45],
  off: [46, 0.12],
  other: [46, 0.15],
  generic: [42, 0.15],
}
/** How much each kind of pair matters for the overall score, and for each dimension alone. */
const PAIR_WEIGHT: Readonly<Record<Exclude<PostKind, 'own'>, readonly [overall: number, each: number]>> = {
  other: [1, 0.12],
  off: [1.4, 0.1],
  generic: [1, 0.08],
}
const KINDS = ['own', 'off', 'other', 'generic'] as const
/** Points of difference that count as clearly apart. */
const APART = 7

export interface FitOptions {
  readonly rounds: number
  readonly shrink: number
}

/** Voice's weight for past posts. Not fitted: the brands of the bench have too few posts to be their own history. */
const PAST_WEIGHT = 1

/** What the product's weights are fitted with. */
export const FIT: FitOptions = { rounds: 400, shrink: 0.01 }

interface Prepared {
  readonly kind: PostKind
  readonly kept: number
  readonly inputs: Readonly<Record<Dimension, Float64Array>>
}

function prepare(cases: readonly BrandCase[]): Prepared[][] {
  return cases.map(brand =>
    brand.posts.map(post => {
      const inputs = {} as Record<Dimension, Float64Array>
      for (const dimension of DIMENSIONS) {
        const { features } = post.shown[dimension]
        inputs[dimension] = Float64Array.from([
          1,
          ...SIGNED.map(([name, sign]) => sign * (features[name] ?? 0)),
        ])
      }
      return {
        kind: post.kind,
        kept: dimensionScore('voice', 0, { avoided: post.avoided, foreign: Number.MAX_VALUE, ceiling: 100 }),
        inputs,
      }
    }),
  )
}

/**
 * Fits weights by gradient descent (Adam) so that a brand's own posts score above the others, overall first and in
 * each dimension, and land near the targets. Weights stay 0 or more; `shrink` pulls them to what was expected.
 */
export function fitWeights(cases: readonly BrandCase[], { rounds, shrink }: FitOptions): AlignmentWeights {
  const brands = prepare(cases)
  const expected = mapDimensions(d =>
    Float64Array.from([EXPECTED_BIAS, ...SIGNED.map(([name]) => EXPECTED[d][name] ?? 0)]),
  )
  const weights = Object.fromEntries(
    DIMENSIONS.map(dimension => [
      dimension,
      Float64Array.from({ length: WIDTH }, (_, at) => (at === 0 ? -1 : 0.3)),
    ]),
  ) as Record<Dimension, Float64Array>
  const moment = mapDimensions(() => new Float64Array(WIDTH))
  const spread = mapDimensions(() => new Float64Array(WIDTH))
  const middle = dimensionScore('voice', 0, { avoided: 0, foreign: Number.MAX_VALUE, ceiling: 100 })
  for (let round = 1; round <= rounds; round += 1) {
    const gradient = mapDimensions(() => new Float64Array(WIDTH))
    for (const posts of brands) {
      const scores = mapDimensions(() => new Float64Array(posts.length))
      const steep = mapDimensions(() => new Float64Array(posts.length))
      const overall = new Float64Array(posts.length)
      posts.forEach((post, at) => {
        for (const d of DIMENSIONS) {
          const { score, slope } = scoreOf(d, post, weights[d], middle)
          scores[d][at] = score
          steep[d][at] = slope
          overall[at] = (overall[at] ?? 0) + score / 4
        }
      })
      const slopes = mapDimensions(() => new Float64Array(posts.length))
      const own = indexesOf(posts, 'own')
      const counts = new Map(KINDS.map(kind => [kind, indexesOf(posts, kind).length]))
      for (const kind of ['other', 'off', 'generic'] as const) {
        const rivals = indexesOf(posts, kind)
        const [whole, each] = PAIR_WEIGHT[kind]
        const perPair = 1 / (own.length * rivals.length)
        pushApart(overall, own, rivals, 0.25 * whole * perPair, Object.values(slopes))
        for (const d of DIMENSIONS) pushApart(scores[d], own, rivals, each * perPair, [slopes[d]])
      }
      posts.forEach((post, at) => {
        const [target, weight] = TARGETS[post.kind]
        const share = weight / (counts.get(post.kind) ?? 1)
        for (const d of DIMENSIONS) {
          const miss = (scores[d][at] ?? 0) - target
          const slope = slopes[d]
          slope[at] = (slope[at] ?? 0) + (share * 2 * miss) / 400 / 4
        }
      })
      for (const d of DIMENSIONS) {
        posts.forEach((post, at) => {
          const scale = (slopes[d][at] ?? 0) * (steep[d][at] ?? 0)
          const input = post.inputs[d]
          for (let k = 0; k < WIDTH; k += 1) gradient[d][k] = (gradient[d][k] ?? 0) + scale * (input[k] ?? 0)
        })
      }
    }
    for (const d of DIMENSIONS) {
      for (let k = 0; k < WIDTH; k += 1) {
        const value = weights[d][k] ?? 0
        const g =
          (gradient[d][k] ?? 0) / brands.length + (k === 0 ? 0 : shrink * (value - (expected[d][k] ?? 0)))
        const m = 0.9 * (moment[d][k] ?? 0) + 0.1 * g
        const v = 0.999 * (spread[d][k] ?? 0) + 0.001 * g * g
        moment[d][k] = m
        spread[d][k] = v
        const step = (0.03 * (m / (1 - 0.9 ** round))) / (Math.sqrt(v / (1 - 0.999 ** round)) + 1e-9)
        weights[d][k] = k === 0 ? value - step : Math.max(0, value - step)
      }
    }
  }
  return mapDimensions(dimension => ({
    bias: hundredths(weights[dimension][0] ?? 0),
    weights: {
      ...(dimension === 'voice' ? { past: PAST_WEIGHT } : {}),
      ...Object.fromEntries(
        SIGNED.map(([name], at) => [name, hundredths(weights[dimension][at + 1] ?? 0)] as const).filter(
          ([, w]) => w >= 0.02,
        ),
      ),
    },
  }))
}

/** Adds to the slopes what would move each own post above each rival, less the further they are apart already. */
function pushApart(
  scores: Float64Array,
  own: readonly number[],
  rivals: readonly number[],
  weight: number,
  slopes: readonly Float64Array[],
): void {
  for (const a of own) {
    for (const b of rivals) {
      const push = weight / (1 + Math.exp(((scores[a] ?? 0) - (scores[b] ?? 0)) / APART)) / APART
      for (const slope of slopes) {
        slope[a] = (slope[a] ?? 0) - push
        slope[b] = (slope[b] ?? 0) + push
      }
    }
  }
}

function scoreOf(
  dimension: Dimension,
  post: Prepared,
  weights: Float64Array,
  middle: number,
): { score: number; slope: number } {
  const input = post.inputs[dimension]
  let sum = 0
  for (let k = 0; k < WIDTH; k += 1) sum += (weights[k] ?? 0) * (input[k] ?? 0)
  const part = 1 / (1 + Math.exp(-sum))
  const range = 100 - LOWEST[dimension]
  const share = dimension === 'voice' ? (post.kept - 30) / (middle - 30) : 1
  return {
    score: 30 + (LOWEST[dimension] - 30 + range * part) * share,
    slope: range * part * (1 - part) * share,
  }
}

function indexesOf(posts: readonly Prepared[], kind: PostKind): number[] {
  return posts.flatMap((post, at) => (post.kind === kind ? [at] : []))
}

function mapDimensions<T>(make: (dimension: Dimension) => T): Record<Dimension, T> {
  return {
    voice: make('voice'),
    values: make('values'),
    audience: make('audience'),
    emotion: make('emotion'),
  }
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Scores every post of the cases with the given weights, rounded as the product does. */
export function scoreCases(cases: readonly BrandCase[], weights: AlignmentWeights): Scored[] {
  return cases.flatMap(brand =>
    brand.posts.map(post => {
      const score = (d: Dimension) => {
        const { features, foreign } = post.shown[d]
        return Math.round(
          dimensionScore(d, evidenceSum(features, weights[d]), {
            avoided: post.avoided,
            foreign,
            ceiling: post.ceiling,
          }),
        )
      }
      const scores = mapDimensions(score)
      const overall = Math.round((scores.voice + scores.values + scores.audience + scores.emotion) / 4)
      return { brand: brand.id, kind: post.kind, scores: { ...scores, overall } }
    }),
  )
}
