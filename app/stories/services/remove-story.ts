import type { WorkspaceContext } from '#app/platform/context.ts'
import { mayChangeText } from '#app/team/services/may-change-text.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'

/** Removes a story; it can be put back for 30 days. Posts made from it stay. */
export async function removeStory(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await mayChangeText(ctx, { kind: 'story', id }, sql))) return err('read_only')
    const isRemoved = await deleteForUndo(sql, { workspace, kind: 'story', id, remover, now: ctx.now() })
    if (!isRemoved) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'storybank', actionType: 'story_removed' })
    return ok()
  })
}
