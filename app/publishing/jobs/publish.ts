import type { ServiceContext } from '#app/platform/context.ts'
import { publishDue } from '#app/publishing/services/publish-due.ts'

/** Publishes what is due; a second run, or one at the same time, publishes nothing twice. */
export async function publish(context: ServiceContext): Promise<void> {
  await publishDue(context)
}
