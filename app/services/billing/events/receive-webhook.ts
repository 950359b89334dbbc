import { connectStripe } from '#app/integrations/stripe/client.ts'
import { verifyEvent } from '#app/integrations/stripe/events.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { ServiceContext } from '../../context.ts'
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
  const isNew = await context.db.transaction(sql => recordEvent(sql, notice, 'webhook'))
  return ok({ isNew })
}
