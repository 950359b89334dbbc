import type { WorkspaceContext } from '#app/platform/context.ts'
import type { CheckId } from '#core/posts/checks/types.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertChecksOff } from '#db/queries/posts/choices.ts'

/** Keeps which writing checks this person has switched off. A choice of one's own, so it is open to every plan. */
export async function switchChecks(
  ctx: WorkspaceContext,
  { off }: { off: readonly CheckId[] },
): Promise<void> {
  const { workspace, userId } = ctx
  await ctx.inWorkspace(async sql => {
    await upsertChecksOff(sql, { workspace, userId, checksOff: off })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: 'checks_switched' })
  })
}
