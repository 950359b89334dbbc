import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteForUndo } from '#db/queries/platform/undo.ts'

/** Removes a template or a hashtag set; it can be put back for 30 days. */
export async function removeTemplate(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind: 'template' | 'hashtags' },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace, userId: remover } = ctx
  const undoKind = kind === 'template' ? 'template' : 'hashtag_set'
  return ctx.inWorkspace(async sql => {
    const isRemoved = await deleteForUndo(sql, { workspace, kind: undoKind, id, remover, now: ctx.now() })
    if (!isRemoved) return err('not_found')
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'create', actionType: `${kind}_removed` })
    return ok()
  })
}
