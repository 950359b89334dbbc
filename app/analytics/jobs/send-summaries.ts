import { sendSummaries } from '#app/analytics/services/summary/send-summaries.ts'
import type { ServiceContext } from '#app/platform/context.ts'

/** Sends the weekly letters that are due; a second run, or one at the same time, sends nothing twice. */
export async function sendDueSummaries(context: ServiceContext): Promise<void> {
  await sendSummaries(context)
}
