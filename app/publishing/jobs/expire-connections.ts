import type { ServiceContext } from '#app/platform/context.ts'
import { warnOfExpiry } from '#app/publishing/services/connections/warn-of-expiry.ts'

/** Tells whose connection ends soon, once for each, and ends those that are over. */
export async function expireConnections(context: ServiceContext): Promise<void> {
  await warnOfExpiry(context)
}
