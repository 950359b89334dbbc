import type { WorkspaceContext } from '#app/platform/context.ts'
import { roleMay } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { listDeliveries } from '#db/queries/webhooks/deliveries.ts'
import { findEndpoint } from '#db/queries/webhooks/endpoints.ts'
import { mayChangeWebhooks } from './may-change-webhooks.ts'

/** Deliveries that the log shows. */
const SHOWN = 50

/** One webhook with the log of its newest deliveries; null when it is not there, or not this person's to see. */
export async function readWebhook(ctx: WorkspaceContext, { id }: { id: string }) {
  if (!isUuid(id) || !roleMay(ctx.role, 'settings')) return null
  const { workspace } = ctx
  return ctx.readInWorkspace(async sql => {
    const endpoint = await findEndpoint(sql, { workspace, id })
    if (!endpoint) return null
    const { previousUntil, ...shown } = endpoint
    return {
      ...shown,
      /** Until when the secret before this one signs as well; null when none does. */
      oldSecretUntil: previousUntil !== null && previousUntil > ctx.now() ? previousUntil : null,
      deliveries: await listDeliveries(sql, { workspace, endpointId: id, limit: SHOWN }),
      refusal: mayChangeWebhooks(ctx),
    }
  })
}
