import { setRenewal } from '#app/billing/services/changes/set-renewal.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { deleteDeletion } from '#db/queries/identity/deletions.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'

/**
 * Takes the deletion of an account back. Its plan renews again if it did before: `renewal` says whether that worked. What
 * is scheduled stays paused until its owner resumes it, since its times may have gone by.
 */
export async function undoDeletion(
  ctx: WorkspaceContext,
  { caller }: { caller: Caller },
): Promise<Result<{ renewal: 'as_before' | 'failed' }, 'not_owner' | 'nothing_to_undo'>> {
  const { workspace, userId } = ctx
  if (ctx.role !== 'owner') return err('not_owner')
  const undone = await ctx.inWorkspace(async sql => {
    const deletion = await deleteDeletion(sql, { workspace })
    if (deletion) await insertSecurityEvent(sql, { userId, type: 'deletion_undone', caller })
    return deletion
  })
  if (!undone) return err('nothing_to_undo')
  if (!undone.renewalStopped) return ok({ renewal: 'as_before' })
  const resumed = await setRenewal(ctx, { intent: 'resume' })
  return ok({ renewal: resumed.ok ? 'as_before' : 'failed' })
}
