import { featureLock } from '#app/billing/services/feature-lock.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import { findMessage, updateMessageState } from '#db/queries/replies/messages.ts'
import { findSender } from '#db/queries/replies/senders.ts'

/** Tries a reply again that the mail server did not take. Only of one that failed: a second press finds it on its way. */
export async function resendReply(
  ctx: WorkspaceContext,
  { messageId }: { messageId: string },
): Promise<Result<object, 'read_only' | 'not_in_plan' | 'not_found' | 'no_sender'>> {
  const lock = featureLock(ctx, 'sales_hub')
  if (lock) return err(lock)
  if (!isUuid(messageId)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const message = await findMessage(sql, { workspace, id: messageId, lock: true })
    if (message?.way !== 'smtp') return err('not_found')
    if (message.state !== 'failed') return ok()
    if (!(await findSender(sql, { workspace }))) return err('no_sender')
    const fresh = { state: 'waiting', problem: '', tries: 0, nextTryAt: null } as const
    await updateMessageState(sql, { workspace, id: messageId, ...fresh })
    await insertOutboxJob(sql, { queue: 'replies.send', payload: { workspace, messageId } })
    return ok()
  })
}
