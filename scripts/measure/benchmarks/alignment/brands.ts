import { readFileSync } from 'node:fs'
import type { Foundation } from '#core/brand/alignment/foundation/fields.ts'

/** A fictional brand with posts in its own way, posts of its subject in a wrong way, and what it says of itself. */
export interface BenchBrand {
  readonly id: string
  readonly business: string
  readonly foundation: Foundation
  readonly on_brand: readonly string[]
  readonly off_brand: readonly string[]
}

export interface BenchSet {
  readonly brands: readonly BenchBrand[]
  /** Marketing posts that could be anyone's. */
  readonly generic: readonly string[]
}

/**
 * `dev` is what the weights are fitted on; `heldout` was frozen before the first fit and is never fitted on, but lists and
 * rules were changed with its figures in view; `unseen` is written in other ways (fragments, lists, third person), and
 * nothing is ever changed for its sake.
 */
export function readBrands(name: 'dev' | 'heldout' | 'unseen'): BenchSet {
  const file = new URL(`../../../../core/brand/alignment/fixtures/brands-${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')) as BenchSet
}
