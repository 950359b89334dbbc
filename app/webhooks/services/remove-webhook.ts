import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteEndpoint } from '#db/queries/webhooks/endpoints.ts'

/** Deletes a webhook with its secret and its log. Possible whatever the plan; a repeat answers as done. */
export async function removeWebhook(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Result<object, 'not_allowed'>> {
  if (!roleMay(ctx.role, 'settings')) return err('not_allowed')
  if (!isUuid(id)) return ok()
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    if (await deleteEndpoint(sql, { workspace, id }))
      await insertModuleUsage(sql, {
        userId: workspace,
        moduleName: 'webhooks',
        actionType: 'endpoint_deleted',
      })
    return ok()
  })
}
