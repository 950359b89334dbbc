import { remindTrials } from '#app/billing/services/events/remind-trials.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Mails ahead of trials that end, and closes those that did; a second run finds nothing. */
export async function remind(context: ServiceContext): Promise<void> {
  await remindTrials(context)
}
