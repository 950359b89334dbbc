import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findEndpoint, lockEndpointSecret } from '#db/queries/webhooks/endpoints.ts'
import { findCurrentSecret } from './open-webhook-secrets.ts'

/**
 * The secret of a webhook, for whoever has just shown that it is them; the activity log notes it. The
 * secret is null where the key that sealed it is gone. Null when the webhook is not there, or not this person's to see.
 */
export async function showSecret(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ address: string; secret: string | null } | null> {
  if (!isUuid(id) || !roleMay(ctx.role, 'settings')) return null
  const { workspace } = ctx
  return ctx.inWorkspace(async sql => {
    const sealed = await lockEndpointSecret(sql, { workspace, id })
    const endpoint = await findEndpoint(sql, { workspace, id })
    if (!sealed || !endpoint) return null
    await insertModuleUsage(sql, { userId: workspace, moduleName: 'webhooks', actionType: 'secret_shown' })
    return { address: endpoint.address, secret: findCurrentSecret(ctx, id, sealed) }
  })
}
