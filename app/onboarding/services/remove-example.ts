import type { WorkspaceContext } from '#app/platform/context.ts'
import { deleteExampleRows } from '#db/queries/onboarding/example-rows.ts'
import { upsertOnboardingStatus } from '#db/queries/onboarding/onboarding-status.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Takes the example out in one press. What the founder changed of it stays; nothing else is touched. */
export async function removeExample(ctx: WorkspaceContext): Promise<{ removed: number }> {
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const removed = await deleteExampleRows(sql, { workspace })
    await upsertOnboardingStatus(sql, { workspace, changes: { sampleDataCreated: false } })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'dashboard',
      actionType: 'example_removed',
    })
    return { removed }
  })
}
