import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertPausedAt } from '#db/queries/schedule/settings.ts'

/** Pauses all outgoing work of the workspace, or resumes it. Dates stay as they are. */
export async function pauseEverything(
  ctx: WorkspaceContext,
  { pause }: { pause: boolean },
): Promise<Result<object, 'read_only'>> {
  // Pausing must always be possible; resuming is new work.
  if (ctx.access === 'read_only' && !pause) return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await upsertPausedAt(sql, { workspace, heldAt: pause ? ctx.now() : null })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: pause ? 'everything_held' : 'everything_resumed',
    })
    return ok()
  })
}
