import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { hasFeature } from '#core/billing/features.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { LEASE_MS } from '#core/webhooks/attempts.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import {
  releaseEndpoint,
  type ServedEndpoint,
  takeDelivery,
  updateEndpointDisabled,
  updateEndpointResting,
} from '#db/queries/webhooks/sending.ts'
import { openWebhookSecrets } from '../open-webhook-secrets.ts'
import { attemptDelivery } from './attempt-delivery.ts'

/** Milliseconds in a row to one endpoint, before others have their turn. */
const TURN_MS = 20_000

/** How long an endpoint is left alone when serving it failed for a reason of ours, in milliseconds. */
const AFTER_FAILURE_MS = 5 * MINUTE_MS

/**
 * Sends what is due to an endpoint that this worker has claimed, one after another, and gives it back. An endpoint of a
 * workspace whose plan has no webhooks is disabled instead. One whose secret does not open is logged and left for later.
 */
export async function serveEndpoint(
  context: ServiceContext,
  endpoint: ServedEndpoint,
  worker: string,
): Promise<void> {
  const { db } = context
  const { id } = endpoint
  try {
    if (!(await mayHaveWebhooks(context, endpoint))) {
      await db.acrossWorkspaces('webhooks', sql => updateEndpointDisabled(sql, { id, reason: 'plan' }))
      return
    }
    const { current, previous } = openWebhookSecrets(context, id, endpoint.sealedSecret)
    const began = performance.now()
    while (performance.now() - began < TURN_MS) {
      const now = context.now()
      const delivery = await db.acrossWorkspaces('webhooks', sql =>
        takeDelivery(sql, { endpointId: id, worker, until: addMs(now, LEASE_MS), now }),
      )
      if (!delivery) break
      const isOldValid = previous !== null && endpoint.previousUntil !== null && endpoint.previousUntil > now
      await attemptDelivery(context, endpoint, delivery, isOldValid ? [current, previous] : [current])
    }
  } catch (error) {
    logger().error({ err: error, endpoint: id }, 'a webhook could not be served')
    const until = addMs(context.now(), AFTER_FAILURE_MS)
    await db.acrossWorkspaces('webhooks', sql => updateEndpointResting(sql, { id, until }))
  } finally {
    await db.acrossWorkspaces('webhooks', sql => releaseEndpoint(sql, { id, worker }))
  }
}

async function mayHaveWebhooks({ db, now }: ServiceContext, { userId }: ServedEndpoint): Promise<boolean> {
  const workspace = asWorkspaceId(userId)
  const subscription = await db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
  return hasFeature(tierInForce(subscription, now()), 'connect')
}
