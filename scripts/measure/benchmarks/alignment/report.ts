import { scoreContent } from '#core/brand/alignment/score-content.ts'
import { DIMENSIONS } from '#core/brand/alignment/types.ts'
import type { BenchSet } from './brands.ts'
import type { PostKind } from './cases.ts'
import type { Scored } from './table.ts'

/** Every post of the set scored by the product itself through every brand of the set. */
export function scoreSet({ brands, generic }: BenchSet): Scored[] {
  return brands.flatMap(brand => {
    const score =
      (kind: PostKind) =>
      (text: string): Scored => {
        const { voice, values, audience, emotion, overall } = scoreContent(text, brand.foundation)
        return { brand: brand.id, kind, scores: { voice, values, audience, emotion, overall } }
      }
    return [
      ...brand.on_brand.map(score('own')),
      ...brand.off_brand.map(score('off')),
      ...brands.filter(other => other !== brand).flatMap(other => other.on_brand.map(score('other'))),
      ...generic.map(score('generic')),
    ]
  })
}

/** The same brands with the five kickstart fields alone, lists comma-joined as kickstart stores them. */
export function withKickstartAlone({ brands, generic }: BenchSet): BenchSet {
  const joined = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
  return {
    generic,
    brands: brands.map(brand => {
      const { brand_heart_problem, core_values, brand_personality, dream_client, offer_description } =
        brand.foundation
      const [voice = ''] = Array.isArray(brand_personality) ? brand_personality : [brand_personality]
      const foundation = {
        brand_heart_problem,
        core_values: joined(core_values),
        brand_personality: String(voice),
        dream_client,
        offer_description,
      }
      return { ...brand, foundation }
    }),
  }
}

/** Mean correlation of two dimensions over the scored posts: 1 would mean that four numbers say one thing. */
export function meanCorrelation(scored: readonly Scored[]): number {
  const scores: number[] = []
  DIMENSIONS.forEach((a, at) => {
    for (const b of DIMENSIONS.slice(at + 1))
      scores.push(
        correlation(
          scored.map(p => p.scores[a]),
          scored.map(p => p.scores[b]),
        ),
      )
  })
  return mean(scores)
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const mx = mean(xs)
  const my = mean(ys)
  let xy = 0
  let xx = 0
  let yy = 0
  xs.forEach((x, at) => {
    const dx = x - mx
    const dy = (ys[at] ?? 0) - my
    xy += dx * dy
    xx += dx * dx
    yy += dy * dy
  })
  return xy / Math.sqrt(xx * yy)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Median and slowest of repeated scorings of 10 000 characters, in milliseconds, after a warm-up. */
export function timeScoring({ brands }: BenchSet): { readonly median: number; readonly slowest: number } {
  const text = brands
    .flatMap(brand => brand.on_brand)
    .join('\n\n')
    .slice(0, 10_000)
  const times: number[] = []
  for (let run = 0; run < 220; run += 1) {
    const foundation = brands[run % brands.length]?.foundation ?? {}
    const start = performance.now()
    scoreContent(text, foundation)
    if (run >= 20) times.push(performance.now() - start)
  }
  times.sort((a, b) => a - b)
  return { median: times[Math.floor(times.length / 2)] ?? 0, slowest: times.at(-1) ?? 0 }
}
