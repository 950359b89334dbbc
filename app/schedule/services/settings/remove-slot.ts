import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteSlot } from '#db/queries/schedule/settings.ts'

/** Takes a place out of the week. What is scheduled stays where it is. */
export async function removeSlot(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await deleteSlot(sql, { workspace, id })
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'content', actionType: 'slot_removed' })
    return ok()
  })
}
