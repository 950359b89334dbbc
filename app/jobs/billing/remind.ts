import { remindTrials } from '#app/services/billing/events/remind-trials.ts'
import type { ServiceContext } from '#app/services/context.ts'

/** Mails ahead of trials that end, and closes those that did; a second run finds nothing. */
export async function remind(context: ServiceContext): Promise<void> {
  await remindTrials(context)
}
