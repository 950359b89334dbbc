import { connectStripe } from '#app/billing/integrations/client.ts'
import { StripeFailure } from '#app/billing/integrations/failure.ts'
import { listPaid } from '#app/billing/integrations/invoices.ts'
import { listSubscriptions, previewNextCharge } from '#app/billing/integrations/subscriptions.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { type Known, known, type Sum, type UnknownWhy, unknown } from '#core/billing/note/billing-note.ts'
import type { NoteMonth } from '#core/billing/note/note-month.ts'
import { chooseSubscription } from '#core/billing/provider/remote-subscription.ts'

/** What the payment provider knows of one workspace. */
export interface Paying {
  readonly paid: Known<readonly Sum[]>
  readonly next: Known<(Sum & { readonly at: Date }) | null>
}

/** Asks the payment provider about one workspace after the other, until it does not answer. */
export interface AtProvider {
  ask(customerId: string | null, month: NoteMonth): Promise<Paying>
}

/** Our prices are in pounds, and so is what comes of them. */
const OUR_CURRENCY = 'gbp'

/** Whoever never was a customer has paid nothing, and that is known. */
const NOTHING: Paying = { paid: known([]), next: known(null) }

const notKnown = (why: UnknownWhy): Paying => ({ paid: unknown(why), next: unknown(why) })

/** The provider as it is set up here. */
export async function openProvider(context: Pick<ServiceContext, 'config'>): Promise<AtProvider> {
  const connection = await connectStripe(context.config.stripe)
  let isAway = false
  return {
    async ask(customerId, { start, end }) {
      if (customerId === null) return NOTHING
      if (!connection) return notKnown('no_provider')
      if (isAway) return notKnown('unavailable')
      try {
        const { paid, isComplete } = await listPaid(connection, { customerId, start, end })
        const subscription = chooseSubscription(await listSubscriptions(connection, customerId))
        const next = subscription ? await previewNextCharge(connection, subscription) : null
        return {
          paid: isComplete ? known(paid) : unknown('too_old'),
          next: known(next && { minor: next.pence, currency: OUR_CURRENCY, at: next.at }),
        }
      } catch (error) {
        if (!(error instanceof StripeFailure)) throw error
        logger().warn({ err: error }, 'Stripe was not asked for a billing note')
        isAway = error.reason === 'unavailable'
        return notKnown('unavailable')
      }
    },
  }
}
