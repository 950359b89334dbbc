import type { ServiceContext } from '#app/services/context.ts'
import { sendLink } from '#app/services/identity/links/send-link.ts'
import type { JobPayloads } from './catalog.ts'

/** Sends a link that somebody asked for. A second run finds it sent. */
export async function sendLinkJob(
  context: ServiceContext,
  payload: JobPayloads['identity.send-link'],
): Promise<void> {
  await sendLink(context, payload)
}
