import type { ClarifyData, ClarifyKey } from './clarify/keys.ts'
import { normaliseClarify } from './clarify/normalise.ts'

/** The five answers that make a brand foundation. */
export const FOUNDATION_FIELDS = [
  'brand_heart_problem',
  'core_values',
  'brand_personality',
  'dream_client',
  'offer_description',
] as const satisfies readonly ClarifyKey[]

export type FoundationField = (typeof FOUNDATION_FIELDS)[number]

/** The foundation fields that hold an answer, 0 to 5; unreadable data holds none. */
export function foundationFilled(clarify: unknown): number {
  return fieldsFilled(normaliseClarify(clarify))
}

/** The same of answers that `normaliseClarify` has read already. */
export function fieldsFilled(data: ClarifyData): number {
  return FOUNDATION_FIELDS.filter(field => data[field] !== undefined).length
}

/** The foundation fields that are still open, in the order they are asked. */
export function foundationMissing(clarify: unknown): FoundationField[] {
  const data: ClarifyData = normaliseClarify(clarify)
  return FOUNDATION_FIELDS.filter(field => data[field] === undefined)
}
