import type { Stripe } from 'stripe'
import { PLANS } from '#core/billing/plans.ts'
import {
  PLAN_CHOICES,
  type PlanChoice,
  priceKey,
  pricePence,
  readPlanChoice,
} from '#core/billing/provider/price-key.ts'
import { TIERS, type Tier } from '#core/billing/tiers.ts'
import type { StripeConnection } from './client.ts'
import { callStripe, StripeFailure } from './failure.ts'

/** One thing that the catalogue at Stripe lacks or has otherwise. */
export interface CatalogueChange {
  readonly what: string
  readonly kind: 'create_product' | 'update_product' | 'create_price' | 'replace_price'
}

const productId = (tier: Tier) => `brandhearth_${tier}`
const interval = ({ cycle }: PlanChoice) => (cycle === 'annual' ? ('year' as const) : ('month' as const))

/**
 * Makes Stripe's products and prices match PLANS, found by id and lookup key; answers what was (or with `dryRun` would
 * be) changed, nothing on the second run. A price that changed is replaced: who pays the old one keeps it.
 */
export function syncCatalogue(
  { stripe }: StripeConnection,
  { dryRun }: { dryRun: boolean },
): Promise<CatalogueChange[]> {
  return callStripe(async () => {
    const changes = [...(await syncProducts(stripe, dryRun))]
    const existing = await stripe.prices.list({ lookup_keys: PLAN_CHOICES.map(priceKey), limit: 100 })
    for (const choice of PLAN_CHOICES) {
      const key = priceKey(choice)
      const pence = pricePence(choice)
      const old = existing.data.find(price => price.lookup_key === key)
      const fits =
        old?.active &&
        old.unit_amount === pence &&
        old.currency === 'gbp' &&
        old.recurring?.interval === interval(choice) &&
        old.metadata.tier === choice.tier &&
        old.metadata.cycle === choice.cycle
      if (fits) continue
      changes.push({
        kind: old ? 'replace_price' : 'create_price',
        what: `${key}: £${(pence / 100).toFixed(2)} a ${interval(choice)}`,
      })
      if (dryRun) continue
      await stripe.prices.create({
        product: productId(choice.tier),
        currency: 'gbp',
        unit_amount: pence,
        recurring: { interval: interval(choice) },
        lookup_key: key,
        transfer_lookup_key: true,
        metadata: { tier: choice.tier, cycle: choice.cycle },
      })
      if (old) await stripe.prices.update(old.id, { active: false })
    }
    return changes
  })
}

async function syncProducts(stripe: Stripe, dryRun: boolean): Promise<CatalogueChange[]> {
  const existing = await stripe.products.list({ ids: TIERS.map(productId), limit: 100 })
  const changes: CatalogueChange[] = []
  for (const tier of TIERS) {
    const id = productId(tier)
    const name = `Brandhearth ${PLANS[tier].name}`
    const old = existing.data.find(product => product.id === id)
    if (old?.active && old.name === name) continue
    changes.push({ kind: old ? 'update_product' : 'create_product', what: `${id}: ${name}` })
    if (dryRun) continue
    if (old) await stripe.products.update(id, { name, active: true })
    else await stripe.products.create({ id, name, metadata: { tier } })
  }
  return changes
}

/**
 * The plan that a price is for: as its own words say, or, for a price that was made by hand, by its product and how often
 * it is paid. Null when it is none of ours.
 */
export function planOfPrice({ metadata, product, recurring }: Stripe.Price): PlanChoice | null {
  const named = readPlanChoice(metadata.tier, metadata.cycle)
  if (named) return named
  const id = typeof product === 'string' ? product : product.id
  const cycle = recurring?.interval === 'year' ? 'annual' : 'monthly'
  const isOnePeriod = recurring?.interval_count === 1 && ['month', 'year'].includes(recurring.interval)
  return isOnePeriod
    ? readPlanChoice(
        TIERS.find(tier => productId(tier) === id),
        cycle,
      )
    : null
}

/** Prices change with a deployment, so a few minutes of memory do no harm. */
const REMEMBERED_MS = 300_000
const remembered = new WeakMap<Stripe, { at: number; prices: Map<string, string> }>()

/** The id of the price that a plan is sold at. Throws `missing` when the catalogue was never synced. */
export async function findPriceId({ stripe }: StripeConnection, choice: PlanChoice): Promise<string> {
  const key = priceKey(choice)
  const cached = remembered.get(stripe)
  if (cached && cached.at + REMEMBERED_MS > performance.now()) {
    const id = cached.prices.get(key)
    if (id) return id
  }
  const page = await callStripe(() =>
    stripe.prices.list({ lookup_keys: PLAN_CHOICES.map(priceKey), active: true, limit: 100 }),
  )
  const prices = new Map(page.data.flatMap(({ id, lookup_key }) => (lookup_key ? [[lookup_key, id]] : [])))
  remembered.set(stripe, { at: performance.now(), prices })
  const id = prices.get(key)
  if (id) return id
  throw new StripeFailure('missing', new Error(`Stripe has no price ${key}. Run: npm run cli -- stripe sync`))
}
