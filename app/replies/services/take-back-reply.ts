import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteMessage, findMessage } from '#db/queries/replies/messages.ts'

/**
 * Forgets a reply that the founder did not send after all, or that waits or failed. What our job has in hand or a mail
 * server has taken stays: somebody may have read it.
 */
export async function takeBackReply(
  ctx: WorkspaceContext,
  { messageId }: { messageId: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'already_sent'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(messageId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const message = await findMessage(sql, { workspace, id: messageId, lock: true })
    if (!message) return err('not_found')
    const isOut = message.way === 'smtp' && (message.state === 'sent' || message.state === 'sending')
    if (isOut) return err('already_sent')
    await deleteMessage(sql, { workspace, id: messageId })
    return ok()
  })
}
