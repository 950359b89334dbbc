import { createHash } from 'node:crypto'
import { accessInForce, tierInForce } from '#app/billing/services/subscription-facts.ts'
import { makeWorkspaceContext, type ServiceContext, type WorkspaceContext } from '#app/platform/context.ts'
import { countTry } from '#app/platform/limits/count-try.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { captureOfMail, type InboundMail, picturesOfMail, senderOfMail } from '#core/captures/inbound-mail.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findCapturingWorkspace } from '#db/queries/captures/capture-addresses.ts'
import { addCapture } from './add-capture.ts'

/**
 * Keeps an email as a capture of the workspace whose address has this name. False, with nothing added, when there is no such
 * address, beyond sixty an hour, and for what was taken before. Throws when its pictures could not be stored: the same email
 * may come again, and then brings them.
 */
export async function takeMailedCapture(
  context: ServiceContext,
  { name, mail }: { name: string; mail: InboundMail },
): Promise<boolean> {
  const ctx = await workspaceOf(context, name)
  if (!ctx || (await countTry(context, 'capture_mail', { user: ctx.workspace })) !== null) return false
  const onceHash = createHash('sha256').update(mail.message_id).digest()
  const result = await addCapture(ctx, {
    text: captureOfMail(mail),
    files: picturesOfMail(mail).map(content => Buffer.from(content, 'base64')),
    mail: { sender: senderOfMail(mail), onceHash },
  })
  return result.ok
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
