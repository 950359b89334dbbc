import type { WorkspaceContext } from '#app/platform/context.ts'
import type { QuietHours } from '#core/schedule/quiet-hours.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertQuietHours } from '#db/queries/schedule/settings.ts'

/** Sets the hours in which nothing is published by itself, or with null takes them away. Dates stay as they are. */
export async function setQuietHours(
  ctx: WorkspaceContext,
  quiet: QuietHours | null,
): Promise<Result<object, 'read_only'>> {
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await upsertQuietHours(sql, { workspace, quiet })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'content',
      actionType: quiet ? 'quiet_hours_set' : 'quiet_hours_removed',
    })
    return ok()
  })
}
