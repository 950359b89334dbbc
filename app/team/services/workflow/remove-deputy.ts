import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteDeputy } from '#db/queries/team/workflows.ts'

/** Ends that somebody stands in for somebody else. Possible on every plan. */
export async function removeDeputy(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'not_allowed' | 'read_only'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  if (!isUuid(id)) return ok()
  return ctx.inWorkspace(async sql => {
    if (await deleteDeputy(sql, { workspace, id }))
      await insertModuleUsage(sql, { userId: workspace, moduleName: 'team', actionType: 'deputy_removed' })
    return ok()
  })
}
