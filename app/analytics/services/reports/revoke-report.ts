import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { isUuid } from '#db/client.ts'
import { updateReportRevoked } from '#db/queries/analytics/report-links.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'

/** Turns a report off at once and for good: whoever follows its link is told so. Allowed on every plan. */
export async function revokeReport(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'not_found'>> {
  if (!isUuid(id)) return err('not_found')
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (!(await updateReportRevoked(sql, { workspace, id, now: ctx.now() }))) return err('not_found')
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'analytics',
      actionType: 'report_turned_off',
    })
    return ok()
  })
}
