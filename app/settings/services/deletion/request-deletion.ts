import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { pauseEverything } from '#app/schedule/services/settings/pause-everything.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deletionDueAt } from '#core/settings/deletion.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { insertDeletion } from '#db/queries/identity/deletions.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { readDeletion } from './read-deletion.ts'

/**
 * Asks for an account to be deleted in 14 days. What is scheduled stops at once, webhooks are no longer sent, and the plan
 * no longer renews; where the payment provider cannot be reached nothing is changed (`unavailable`). `email` is what was
 * typed, and has to be the address of the account.
 */
export async function requestDeletion(
  ctx: WorkspaceContext,
  { email, caller }: { email: string; caller: Caller },
): Promise<Result<object, 'not_owner' | 'wrong_email' | 'unavailable'>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner') return err('not_owner')
  const account = await findAccount(ctx.db.unscoped.sql, { id: userId })
  if (!account || email.trim().toLowerCase() !== account.email) return err('wrong_email')
  const { dueAt: before, isEnding } = await readDeletion(ctx)
  if (before) return ok()
  // Asked of the payment provider itself: what it told us last may be old.
  const stopped = await setRenewal(ctx, { intent: 'cancel' })
  if (!stopped.ok && stopped.reason === 'unavailable') return err('unavailable')
  const renewalStopped = stopped.ok && !isEnding
  await pauseEverything(ctx, { pause: true })
  const now = ctx.now()
  const dueAt = deletionDueAt(now)
  await ctx.inWorkspace(async sql => {
    if (!(await insertDeletion(sql, { workspace, now, dueAt, renewalStopped }))) return
    await insertSecurityEvent(sql, { userId, type: 'deletion_requested', caller })
    await enqueueMail(ctx, sql, {
      to: account.email,
      template: 'deletion-requested',
      props: { dueAt: dueAt.toISOString(), url: `${ctx.config.appUrl}/app/settings/privacy` },
    })
  })
  return ok()
}
