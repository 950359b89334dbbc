import type { CheckId } from '#core/content/checks/types.ts'
import { upsertChecksOff } from '#db/queries/content/editor/choices.ts'
import { insertModuleUsage } from '#db/queries/events.ts'
import type { WorkspaceContext } from '../../context.ts'

/** Keeps which writing checks this person has switched off. A choice of one's own, so it is open to every plan. */
export async function switchChecks(
  ctx: WorkspaceContext,
  { off }: { off: readonly CheckId[] },
): Promise<void> {
  const { workspace, userId } = ctx
  await ctx.db.inWorkspace(workspace, async sql => {
    await upsertChecksOff(sql, { workspace, userId, checksOff: off })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'checks_switched' })
  })
}
