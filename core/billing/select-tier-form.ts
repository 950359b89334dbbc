import * as v from 'valibot'
import { TIERS } from './tiers.ts'

/** Choosing a plan: `tier`, and `annual` when paid by the year. */
export const selectTierSchema = v.object({
  tier: v.picklist(TIERS, 'Choose one of the three plans'),
  annual: v.optional(v.boolean(), false),
})
