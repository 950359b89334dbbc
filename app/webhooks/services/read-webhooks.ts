import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { MOST_ENDPOINTS } from '#core/webhooks/schema.ts'
import { type Endpoint, listEndpoints } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks } from './may-change-webhooks.ts'

/** The webhooks of a workspace and what this person may do with them. Whoever may not change settings sees none. */
export async function readWebhooks(ctx: WorkspaceContext) {
  const { workspace, config } = ctx
  const maySee = roleMay(ctx.role, 'settings')
  const endpoints: Endpoint[] = maySee
    ? await ctx.readInWorkspace(sql => listEndpoints(sql, { workspace }))
    : []
  return {
    endpoints,
    refusal: mayChangeWebhooks(ctx),
    hasRoom: endpoints.length < MOST_ENDPOINTS,
    appUrl: config.appUrl,
    /** Where a receiver of this machine listens, in local use. */
    localHosts: config.webhooksAllowPrivate,
  }
}
