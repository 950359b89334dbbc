import { checkTargets } from '#app/links/services/check-targets.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Looks after the pages that links lead to; a second run at the same time looks twice and changes nothing else. */
export async function check(context: ServiceContext): Promise<void> {
  await checkTargets(context)
}
