import * as v from 'valibot'
import { TIERS } from './tiers.ts'

const tier = v.picklist(TIERS, 'Choose one of the three plans')
const annual = v.optional(v.boolean(), false)

const promotionCode = v.pipe(v.string(), v.trim(), v.maxLength(60, 'A code has no more than 60 characters'))

/** Going to the checkout: a plan, and a promotion code if there is one. */
export const checkoutSchema = v.object({
  tier,
  annual,
  // An empty field does not arrive at all.
  code: v.optional(promotionCode),
})

/** Changing a plan after its price was shown: `quote` is what was shown, sealed by us. */
export const changePlanSchema = v.object({
  tier,
  annual,
  quote: v.pipe(v.string(), v.maxLength(2000)),
})

/** The buttons of the subscription screen. */
export const managePlanSchema = v.object({
  intent: v.picklist(['cancel', 'resume', 'keep', 'portal'], 'Choose one of the buttons'),
})

/** Choosing a plan: `tier`, and `annual` when paid by the year. */
export const selectTierSchema = v.object({
  tier: v.picklist(TIERS, 'Choose one of the three plans'),
  annual: v.optional(v.boolean(), false),
})
