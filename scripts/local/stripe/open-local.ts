import { randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { syncPlans } from '#app/billing/services/sync-plans.ts'
import { loadConfig } from '#app/config.server.ts'
import { openStripeStandIn, type StripeStandIn } from './stand-in.ts'

/** Where a command finds the stand-in of the running app. */
export const ADDRESS_FILE = 'stripe-address.json'

/**
 * Starts the stand-in for a machine without a key, points the environment at it, and fills its catalogue. Its books
 * lie in the data folder, beside the database that refers to them.
 */
export async function openLocalStripe(
  env: Record<string, string | undefined>,
  options: { dataDir: string; appUrl: string },
): Promise<StripeStandIn> {
  const secretKey = 'sk_test_standin'
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET ?? `whsec_${randomBytes(24).toString('hex')}`
  const standIn = await openStripeStandIn({
    port: Number(env.STRIPE_STANDIN_PORT ?? 0),
    secretKey,
    webhookSecret,
    webhookUrl: `${options.appUrl}/webhooks/stripe`,
    file: join(options.dataDir, 'stripe-standin.json'),
  })
  const settings = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: standIn.url,
  }
  Object.assign(env, settings)
  const address = join(options.dataDir, ADDRESS_FILE)
  writeFileSync(address, JSON.stringify(settings), { mode: 0o600 })
  const loaded = loadConfig(env)
  if (loaded.ok) await syncPlans(loaded.config, { dryRun: false })
  offerSampleCode(standIn)
  return {
    ...standIn,
    close: async () => {
      rmSync(address, { force: true })
      await standIn.close()
    },
  }
}

/** A promotion code to try: 20 % off the first payment. */
function offerSampleCode({ ledger }: StripeStandIn): void {
  const { state } = ledger
  const id = 'promo_hearth20'
  if (state.promotionCodes[id]) return
  const created = ledger.now()
  state.coupons.hearth20 = {
    id: 'hearth20',
    created,
    percentOff: 20,
    amountOff: null,
    duration: 'once',
    months: null,
    name: '20% off the first payment',
  }
  state.promotionCodes[id] = { id, created, code: 'HEARTH20', coupon: 'hearth20', active: true }
}
