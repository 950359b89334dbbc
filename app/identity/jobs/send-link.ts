import { sendLink } from '#app/identity/services/links/send-link.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'

/** Sends a link that somebody asked for. A second run finds it sent. */
export async function sendLinkJob(
  context: ServiceContext,
  payload: JobPayloads['identity.send-link'],
): Promise<void> {
  await sendLink(context, payload)
}
