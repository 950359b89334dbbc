import { reconcileBilling } from '#app/billing/services/events/reconcile-billing.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Finds what webhooks lost; a second run finds nothing. */
export async function reconcile(context: ServiceContext): Promise<void> {
  await reconcileBilling(context)
}
