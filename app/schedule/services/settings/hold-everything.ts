import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertHeldAt } from '#db/queries/schedule/settings.ts'

/** Stops all outgoing work of the workspace, or lets it go on. Dates stay as they are. */
export async function holdEverything(
  ctx: WorkspaceContext,
  { hold }: { hold: boolean },
): Promise<Result<object, 'read_only'>> {
  // Stopping must always be possible; going on is new work.
  if (ctx.access === 'read_only' && !hold) return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await upsertHeldAt(sql, { workspace, heldAt: hold ? ctx.now() : null })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: hold ? 'everything_held' : 'everything_resumed',
    })
    return ok()
  })
}
