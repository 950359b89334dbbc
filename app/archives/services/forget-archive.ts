import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { deleteWaitingArchives } from '#db/queries/archives/imports.ts'

/** Forgets a file that was read, before anything is made of it. */
export async function forgetArchive(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'read_only' | 'not_found'>> {
  if (!roleMay(ctx.role, 'edit')) return err('read_only')
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  const count = await ctx.inWorkspace(sql => deleteWaitingArchives(sql, { workspace, id }))
  return count > 0 ? ok() : err('not_found')
}
