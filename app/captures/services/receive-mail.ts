import { createHash } from 'node:crypto'
import { safeParse } from 'valibot'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { type DeliveryHeaders, isSignedDelivery } from '#app/captures/integrations/verify-delivery.ts'
import { makeWorkspaceContext, type ServiceContext, type WorkspaceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { logger } from '#app/platform/log/logger.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { takeMailedReply } from '#app/support/services/tickets/take-mailed-reply.ts'
import {
  captureNames,
  captureOfMail,
  inboundMailSchema,
  picturesOfMail,
  senderOfMail,
} from '#core/captures/inbound-mail.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { readReplyNames } from '#core/support/reply-name.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findCapturingWorkspace } from '#db/queries/captures/capture-addresses.ts'
import { addCapture } from './add-capture.ts'

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
  const text = captureOfMail(mail)
  const files = picturesOfMail(mail).map(content => Buffer.from(content, 'base64'))
  const onceHash = createHash('sha256').update(mail.message_id).digest()
  let added = 0
  for (const name of captureNames(mail.to, inboundMail.domain)) {
    const ctx = await workspaceOf(context, name)
    if (!ctx || (await countTry(context, 'capture_mail', { user: ctx.workspace })) !== null) continue
    const result = await addCapture(ctx, { text, files, mail: { sender: senderOfMail(mail), onceHash } })
    if (result.ok) added += 1
  }
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

/** The workspace behind an address, as its owner would act in it; null when there is no such address. */
async function workspaceOf(context: ServiceContext, name: string): Promise<WorkspaceContext | null> {
  const now = context.now()
  return context.db.acrossWorkspaces('captures', async sql => {
    const userId = await findCapturingWorkspace(sql, { addressHash: hashSecret(name) })
    if (userId === null) return null
    const workspace = asWorkspaceId(userId)
    const plan = await findSubscription(sql, { workspace })
    return makeWorkspaceContext(context, {
      ...{ userId, workspace, role: 'owner', timeZone: 'UTC' },
      tier: tierInForce(plan, now),
      access: accessInForce(plan, now),
    })
  })
}
