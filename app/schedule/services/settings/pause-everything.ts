import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateScheduledPaused } from '#db/queries/schedule/scheduled-posts.ts'
import { upsertPausedAt } from '#db/queries/schedule/settings.ts'

/**
 * Pauses all outgoing work of the workspace, or resumes it. Dates stay as they are. When it is resumed, the scheduled
 * posts in `keep` stay paused; those whose time went by are missed then, to be moved to another.
 */
export async function pauseEverything(
  ctx: WorkspaceContext,
  { pause, keep = [] }: { pause: boolean; keep?: readonly string[] },
): Promise<Result<object, 'read_only'>> {
  // Pausing must always be possible; resuming is new work.
  if (ctx.access === 'read_only' && !pause) return err('read_only')
  const { workspace } = ctx
  const now = ctx.now()
  return ctx.inWorkspace(async sql => {
    await upsertPausedAt(sql, { workspace, heldAt: pause ? now : null })
    if (!pause && keep.length > 0)
      await updateScheduledPaused(sql, {
        workspace,
        ids: keep.filter(isUuid),
        reason: 'You’ve paused it.',
        now,
      })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: pause ? 'everything_held' : 'everything_resumed',
    })
    return ok()
  })
}
