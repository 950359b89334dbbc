import { sendAtOnce } from '#app/notifications/services/send-at-once.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Sends the emails that come at once; a second run, or one at the same time, sends nothing twice. */
export async function send(context: ServiceContext): Promise<void> {
  await sendAtOnce(context)
}
