import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isUuid } from '#db/client.ts'
import { updateAppRevoked } from '#db/queries/api/apps.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/**
 * Cuts an app off at once and for good: one’s own, or for whoever looks after settings anybody’s. False where there is no
 * such app. Possible whatever the plan.
 */
export async function revokeApp(
  ctx: WorkspaceContext,
  { id, caller }: { id: string; caller: Caller },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { workspace, userId } = ctx
  return ctx.inWorkspace(async sql => {
    // Row security decides whose it may be.
    const revoked = await updateAppRevoked(sql, { workspace, id, now: ctx.now() })
    if (!revoked) return false
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'api',
      actionType: 'app_revoked',
      additionalData: { token: revoked.name },
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: 'app_revoked',
      data: { actor: userId, subject: revoked.memberId, app: id },
      caller,
    })
    return true
  })
}
