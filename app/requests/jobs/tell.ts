import type { ServiceContext } from '#app/platform/context.ts'
import { tellAskers } from '#app/requests/services/tell-askers.ts'

/** Tells those who asked what has become of it; a second run, or one at the same time, tells nobody twice. */
export async function tell(context: ServiceContext): Promise<void> {
  await tellAskers(context)
}
