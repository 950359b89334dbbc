import { connectStripe } from '#app/billing/integrations/client.ts'
import { verifyEvent } from '#app/billing/integrations/events.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { recordEvent } from './record-event.ts'

/**
 * Takes a delivery: believed only with Stripe's signature of the last five minutes, recorded once, acted on by a job.
 * A second delivery of the same event is answered like the first.
 */
export async function receiveWebhook(
  context: ServiceContext,
  delivery: { rawBody: string; signature: string | null },
): Promise<Result<{ isNew: boolean }, 'not_configured' | 'not_signed'>> {
  const connection = connectStripe(context.config.stripe)
  if (!connection) return err('not_configured')
  const notice = verifyEvent(await connection, delivery.rawBody, delivery.signature)
  if (!notice) return err('not_signed')
  const isNew = await context.db.acrossWorkspaces('stripe', sql => recordEvent(sql, notice, 'webhook'))
  return ok({ isNew })
}
