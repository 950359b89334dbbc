import type { ServiceContext } from '#app/services/context.ts'
import { sweepExpired } from '#app/services/support/sweep-expired.ts'

/** Deletes what has expired; a second run finds nothing. */
export async function sweep(context: ServiceContext): Promise<void> {
  await sweepExpired(context)
}
