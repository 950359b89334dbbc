import { safeParse } from 'valibot'
import { takeMailedCapture } from '#app/captures/services/take-mailed-capture.ts'
import { type DeliveryHeaders, isSignedDelivery } from '#app/inbound-mail/integrations/verify-delivery.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { takeMailedReply } from '#app/support/services/tickets/take-mailed-reply.ts'
import { captureNames, inboundMailSchema } from '#core/captures/inbound-mail.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readReplyNames } from '#core/support/reply-name.ts'

/**
 * An email that the operator's mail service tells us of: kept as a capture in each workspace whose address it was sent to,
 * and added to each ticket whose address it was sent to. `added` counts them; one that was delivered before, went to no
 * address of ours, or comes too often adds none, which is no reason to deliver it again.
 */
export async function receiveMail(
  context: ServiceContext,
  { body, headers }: { body: Buffer; headers: DeliveryHeaders },
): Promise<Result<{ added: number }, 'not_offered' | 'not_signed' | 'unread'>> {
  const { inboundMail } = context.config
  if (!inboundMail) return err('not_offered')
  if (!(await isSignedDelivery(inboundMail.secret, body, headers))) {
    logger().warn('a delivery of mail was not signed as it has to be')
    return err('not_signed')
  }
  const read = safeParse(inboundMailSchema, parsed(body))
  if (!read.success) return err('unread')
  const mail = read.output.data
  let added = 0
  for (const name of captureNames(mail.to, inboundMail.domain))
    if (await takeMailedCapture(context, { name, mail })) added += 1
  for (const to of readReplyNames(mail.to, inboundMail.domain))
    if (await takeMailedReply(context, { to, mail })) added += 1
  return ok({ added })
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
