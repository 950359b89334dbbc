import { reconcileBilling } from '#app/services/billing/events/reconcile-billing.ts'
import type { ServiceContext } from '#app/services/context.ts'

/** Finds what webhooks lost; a second run finds nothing. */
export async function reconcile(context: ServiceContext): Promise<void> {
  await reconcileBilling(context)
}
