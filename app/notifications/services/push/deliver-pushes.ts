import { sendPush } from '#app/notifications/integrations/send-push.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { logger } from '#app/platform/log/logger.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { type PushMessage, pushPayload, readPushSubscription } from '#core/notifications/push.ts'
import { type SealedPushBrowser, updatePushOutcome } from '#db/queries/notifications/push.ts'

/** Browsers that are sent to at once. */
const LANES = 8

/** A message for one browser. */
export interface PushDelivery {
  readonly browser: SealedPushBrowser
  readonly message: PushMessage
  readonly isUrgent: boolean
}

/**
 * Sends messages to browsers, each once and some at a time, and forgets the browsers that are gone. Answers how many were
 * taken. Sends nothing where there are no keys.
 */
export async function deliverPushes(
  context: ServiceContext,
  deliveries: readonly PushDelivery[],
): Promise<{ took: number }> {
  const keys = context.config.push
  if (!keys || deliveries.length === 0) return { took: 0 }
  const left = [...deliveries]
  const took: string[] = []
  const gone: string[] = []
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { browser, message, isUrgent } = next
      const to = open(context, browser)
      if (!to) {
        gone.push(browser.id)
        continue
      }
      const outcome = await sendPush({
        to,
        payload: pushPayload(message),
        keys,
        topic: message.tag.replace(/[^\w]/g, '').slice(0, 32),
        isUrgent,
        localHosts: context.config.webhooksAllowPrivate,
      })
      if (outcome.kind === 'took') took.push(browser.id)
      else logger().info({ browser: browser.id, detail: outcome.detail }, 'a browser took no message')
      if (outcome.kind === 'gone') gone.push(browser.id)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  const now = context.now()
  await context.db.acrossWorkspaces('notifications', sql => updatePushOutcome(sql, { took, gone, now }))
  return { took: took.length }
}

/** Where a browser is; null when it was sealed with a key that we no longer have. */
function open({ config }: ServiceContext, { id, sealed }: SealedPushBrowser) {
  try {
    return readPushSubscription(JSON.parse(unseal(sealed, config.encryptionKey, 'push-subscription', id)))
  } catch {
    return null
  }
}
