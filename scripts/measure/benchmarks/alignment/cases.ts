import { ceilingOf } from '#core/brand/alignment/evidence/ceiling.ts'
import { type DimensionEvidence, featuresOf } from '#core/brand/alignment/evidence/features.ts'
import { readEvidence } from '#core/brand/alignment/evidence/read-evidence.ts'
import { compileFoundation } from '#core/brand/alignment/foundation/compile.ts'
import { DIMENSIONS, type Dimension } from '#core/brand/alignment/types.ts'
import type { BenchSet } from './brands.ts'

export type PostKind = 'own' | 'off' | 'other' | 'generic'

/** One post seen through one brand. */
export interface BenchPost {
  readonly kind: PostKind
  readonly text: string
  readonly shown: Readonly<Record<Dimension, DimensionEvidence>>
  readonly avoided: number
  readonly ceiling: number
}

export interface BrandCase {
  readonly id: string
  readonly posts: readonly BenchPost[]
}

/** Every post of the set seen through every brand. */
export function buildCases({ brands, generic }: BenchSet): BrandCase[] {
  return brands.map(brand => {
    const foundation = compileFoundation(brand.foundation)
    const see =
      (kind: PostKind) =>
      (text: string): BenchPost => {
        const evidence = readEvidence(text, foundation)
        const shown = Object.fromEntries(DIMENSIONS.map(d => [d, featuresOf(d, evidence, foundation)]))
        return {
          kind,
          text,
          shown: shown as Record<Dimension, DimensionEvidence>,
          avoided: evidence.avoided.length,
          ceiling: ceilingOf(evidence),
        }
      }
    return {
      id: brand.id,
      posts: [
        ...brand.on_brand.map(see('own')),
        ...brand.off_brand.map(see('off')),
        ...brands.filter(other => other !== brand).flatMap(other => other.on_brand.map(see('other'))),
        ...generic.map(see('generic')),
      ],
    }
  })
}
