import { removeStoredFiles } from '#app/media/services/remove-stored-files.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { deleteImport, listImportParts } from '#db/queries/settings/imports.ts'

/** Forgets a file that was sent, before it is brought or once that is over. What was brought stays. */
export async function cancelImport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'not_found'>> {
  const { workspace } = ctx
  if (ctx.role !== 'owner' || !isUuid(id)) return err('not_found')
  const parts = await ctx.inWorkspace(async sql => {
    const before = await listImportParts(sql, { workspace, id })
    return (await deleteImport(sql, { workspace, id })) ? before : null
  })
  if (!parts) return err('not_found')
  await removeStoredFiles(ctx, { workspace, ids: parts.map(part => part.id) })
  return ok()
}
