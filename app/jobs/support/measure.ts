import type { ServiceContext } from '#app/services/context.ts'
import { measureWorkers } from '#app/services/support/workers/measure-workers.ts'

/** Measures the workers for the support page; a second run measures anew. */
export async function measure(context: ServiceContext): Promise<void> {
  await measureWorkers(context)
}
