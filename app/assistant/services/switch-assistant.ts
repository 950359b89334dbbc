import type { WorkspaceContext } from '#app/platform/context.ts'
import { upsertAssistantOff } from '#db/queries/assistant/settings.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Switches the workspace's assistant off or on; open to every plan, also one that has ended. */
export async function switchAssistant(ctx: WorkspaceContext, { isOff }: { isOff: boolean }): Promise<void> {
  const { workspace } = ctx
  await ctx.inWorkspace(async sql => {
    await upsertAssistantOff(sql, { workspace, isOff })
    const actionType = isOff ? 'switched_off' : 'switched_on'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'assistant', actionType })
  })
}
