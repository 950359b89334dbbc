import { connectStripe } from '#app/billing/integrations/client.ts'
import { listEventsSince, readEvent, type StripeNotice } from '#app/billing/integrations/events.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { processEvent } from './process-event.ts'
import { recordEvent } from './record-event.ts'

/**
 * Acts again on one event, or on all since an instant, at once and not through a job: the operator's way to repair by
 * hand. Answers what was replayed; with `dryRun` nothing is done. Throws StripeFailure `missing` for an unknown id.
 */
export async function replayEvents(
  context: ServiceContext,
  input: { eventId: string | null; since: Date | null; dryRun: boolean },
): Promise<Result<{ replayed: StripeNotice[] }, 'not_configured'>> {
  const pending = connectStripe(context.config.stripe)
  if (!pending) return err('not_configured')
  const connection = await pending
  const replayed: StripeNotice[] = []
  if (input.eventId) replayed.push(await readEvent(connection, input.eventId))
  if (input.since) for await (const notice of listEventsSince(connection, input.since)) replayed.push(notice)
  if (input.dryRun) return ok({ replayed })
  for (const notice of replayed.toReversed()) {
    await context.db.acrossWorkspaces('stripe', sql => recordEvent(sql, notice, 'replay'))
    await processEvent(context, { eventId: notice.id, again: true })
  }
  return ok({ replayed })
}
