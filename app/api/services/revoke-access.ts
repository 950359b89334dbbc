import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isUuid } from '#db/client.ts'
import { isAppRevoked, updateAppRevoked } from '#db/queries/api/apps.ts'
import { isTokenRevoked, updateTokenRevoked } from '#db/queries/api/tokens.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

const REVOKED = {
  token: { update: updateTokenRevoked, isOver: isTokenRevoked, event: 'token_revoked' },
  app: { update: updateAppRevoked, isOver: isAppRevoked, event: 'app_revoked' },
} as const

/**
 * Ends an API token or a connected app at once and for good: one’s own, or for whoever looks after settings anybody’s.
 * False where there is no such one; one that has ended already is done. Possible whatever the plan.
 */
export async function revokeAccess(
  ctx: WorkspaceContext,
  { kind, id, caller }: { kind: keyof typeof REVOKED; id: string; caller: Caller },
): Promise<boolean> {
  if (!isUuid(id)) return false
  const { workspace, userId } = ctx
  const { update, isOver, event } = REVOKED[kind]
  return ctx.inWorkspace(async sql => {
    // Row security decides whose it may be.
    const revoked = await update(sql, { workspace, id, now: ctx.now() })
    if (!revoked) return isOver(sql, { workspace, id })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'api',
      actionType: event,
      additionalData: { token: revoked.name },
    })
    await insertSecurityEvent(sql, {
      userId: workspace,
      type: event,
      data: { actor: userId, subject: revoked.memberId, [kind]: id },
      caller,
    })
    return true
  })
}
