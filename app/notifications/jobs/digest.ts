import { sendDigests } from '#app/notifications/services/send-digests.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Sends the daily and weekly emails that are due; a second run, or one at the same time, sends nothing twice. */
export async function sendDueDigests(context: ServiceContext): Promise<void> {
  await sendDigests(context)
}
