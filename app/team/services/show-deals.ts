import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { upsertEveryoneSeesDeals } from '#db/queries/team/deal-sight.ts'

/** Shows deals, proposals and money to every member of the workspace, or only to those who edit. */
export async function showDeals(
  ctx: WorkspaceContext,
  { isShown }: { isShown: boolean },
): Promise<Result<object, 'not_allowed' | 'read_only'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    await upsertEveryoneSeesDeals(sql, { workspace, isShown })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'deals_shown',
      additionalData: { isShown },
    })
    return ok()
  })
}
