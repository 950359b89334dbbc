import type { ServiceContext } from '#app/platform/context.ts'
import type { GuardedAnswer } from '#app/platform/integrations/guarded-request.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { postWebhook } from '#app/webhooks/integrations/post-webhook.ts'
import { sanitiseText } from '#core/shared/sanitise/text.ts'
import { MINUTE_MS } from '#core/shared/time.ts'
import { TIMEOUT_MS, weighAttempt } from '#core/webhooks/attempts.ts'
import { webhookBody } from '#core/webhooks/body.ts'
import type { Sql } from '#db/client.ts'
import { insertOutboxJob } from '#db/queries/platform/outbox.ts'
import type { Delivery } from '#db/queries/webhooks/deliveries.ts'
import {
  findOwnerAddress,
  type ServedEndpoint,
  updateDeliveryAttempted,
  updateEndpointDisabled,
  updateEndpointResting,
} from '#db/queries/webhooks/sending.ts'

/** Characters of an answer that the log keeps. */
const MOST_ANSWER = 1024

type TakenDelivery = Pick<Delivery, 'id' | 'type' | 'data' | 'occurredAt' | 'attempts'>

/**
 * Makes the attempt for which a delivery was taken, and writes down what came of it. The endpoint is disabled when it wants
 * nothing any more, or when that was the last attempt; its owner is mailed then.
 */
export async function attemptDelivery(
  context: ServiceContext,
  endpoint: ServedEndpoint,
  delivery: TakenDelivery,
  secrets: readonly string[],
): Promise<void> {
  const { config, db } = context
  const at = context.now()
  const began = performance.now()
  const answer = await postWebhook({
    address: endpoint.address,
    id: `msg_${delivery.id}`,
    body: webhookBody(delivery, config.appUrl),
    at,
    secrets,
    localHosts: config.webhooksAllowPrivate,
    timeoutMs: TIMEOUT_MS,
  })
  const ms = Math.round(performance.now() - began)
  const seen = readAnswer(answer)
  const now = context.now()
  const outcome = weighAttempt(seen, delivery.attempts, now, Math.random())
  await db.acrossWorkspaces('webhooks', async sql => {
    await updateDeliveryAttempted(sql, {
      id: delivery.id,
      state: outcome.kind === 'delivered' ? 'delivered' : outcome.kind === 'again' ? 'waiting' : 'failed',
      nextAt: outcome.kind === 'again' ? outcome.at : now,
      at,
      status: seen.status,
      ms,
      answer: seen.text,
    })
    if (outcome.kind === 'over') await disable(context, sql, endpoint, outcome.reason)
    if (outcome.kind !== 'again') return
    if (outcome.restUntil) await updateEndpointResting(sql, { id: endpoint.id, until: outcome.restUntil })
    // The clock looks once a minute; what comes sooner asks for itself.
    if (outcome.at.getTime() - now.getTime() < MINUTE_MS)
      await insertOutboxJob(sql, { queue: 'webhooks.send', payload: {}, startAfter: outcome.at })
  })
}

async function disable(
  context: ServiceContext,
  sql: Sql,
  endpoint: ServedEndpoint,
  reason: 'gone' | 'exhausted',
): Promise<void> {
  if (!(await updateEndpointDisabled(sql, { id: endpoint.id, reason }))) return
  const to = await findOwnerAddress(sql, endpoint)
  if (to === null) return
  await enqueueMail(context, sql, {
    to,
    template: 'webhook-disabled',
    props: {
      host: new URL(endpoint.address).host,
      reason,
      url: `${context.config.appUrl}/app/settings/webhooks/${endpoint.id}`,
    },
  })
}

/** What the rules and the log need of an answer. One that cannot be read still has its status. */
function readAnswer(answer: GuardedAnswer): {
  status: number | null
  retryAfter: string | null
  text: string
} {
  if (answer.kind !== 'answered') {
    const status = answer.kind === 'lost' ? (answer.status ?? null) : null
    return { status, retryAfter: null, text: answer.detail }
  }
  return {
    status: answer.status,
    retryAfter: answer.headers['retry-after'] ?? null,
    text: sanitiseText(answer.body.slice(0, 2 * MOST_ANSWER))
      .slice(0, MOST_ANSWER)
      .toWellFormed(),
  }
}
