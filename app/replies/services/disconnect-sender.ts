import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteSender } from '#db/queries/replies/senders.ts'

/**
 * Forgets the mail server with its password, also after the plan has ended. What still waits is not sent, and says so. A
 * second press answers the same.
 */
export async function disconnectSender(ctx: WorkspaceContext): Promise<Result<object, 'not_allowed'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    if (!(await deleteSender(sql, { workspace }))) return
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'sales',
      actionType: 'sender_disconnected',
    })
  })
  return ok()
}
