import { sendPushes, type WordsOf } from '#app/notifications/services/push/send-pushes.ts'
import { sendAtOnce } from '#app/notifications/services/send-at-once.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Sends the emails that come at once, and messages to browsers; a second run, or one at the same time, sends nothing twice. */
export async function send(context: ServiceContext, wordsOf: WordsOf): Promise<void> {
  await sendAtOnce(context)
  await sendPushes(context, wordsOf)
}
