import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isUuid } from '#db/client.ts'
import { updateTokenRevoked } from '#db/queries/api/tokens.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Ends a token at once and for good: one's own, or for whoever looks after settings anybody's. False where there is no
 * such token, or it has ended already. Possible whatever the plan.
 */
export async function revokeToken(
  ctx: WorkspaceContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    // Row security decides whose it may be.
    const revoked = await updateTokenRevoked(sql, { workspace, id, now: ctx.now() })
    if (!revoked) return false
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'api',
      actionType: 'token_revoked',
      additionalData: { token: revoked.name },
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'token_revoked',
      data: { actor: userId, subject: revoked.memberId, token: id },
      caller,
    })
    return true
  })
}
