import type { ServiceContext } from '#app/platform/context.ts'
import type { JobPayloads } from '#app/platform/jobs/catalog.ts'
import { deliverReply } from '#app/replies/services/deliver-reply.ts'

/** Sends one reply through its founder's mail server. Safe to run twice: what is sent or failed is left alone. */
export async function sendReplyJob(
  context: ServiceContext,
  payload: JobPayloads['replies.send'],
): Promise<void> {
  await deliverReply(context, payload)
}
