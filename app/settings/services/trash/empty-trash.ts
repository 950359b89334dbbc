import type { WorkspaceContext } from '#app/platform/context.ts'
import type { TrashKind } from '#core/settings/trash-kind.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteAllTrash, deleteTrash } from '#db/queries/settings/trash.ts'

/**
 * Deletes one thing of the trash for good, or with null everything that was in it at `seenAt`, so that what somebody else
 * deletes meanwhile is not lost unseen. For the owner and admins, also after a plan has ended.
 */
export async function emptyTrash(
  ctx: WorkspaceContext,
  input: { thing: { readonly kind: TrashKind; readonly id: string } | null; seenAt: Date },
): Promise<Result<object, 'not_allowed' | 'not_found'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  const { thing, seenAt } = input
  if (thing && !isUuid(thing.id)) return err('not_found')
  const { workspace, userId: memberId } = ctx
  return ctx.inWorkspace(async sql => {
    const gone = thing
      ? Number(await deleteTrash(sql, { workspace, ...thing }))
      : await deleteAllTrash(sql, { workspace, until: seenAt })
    if (gone === 0) return err('not_found')
    const actionType = thing ? 'trash_deleted' : 'trash_emptied'
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType, memberId })
    return ok()
  })
}
