import type { ServiceContext } from '#app/platform/context.ts'
import { addDays } from '#core/shared/time.ts'
import { findAnswerTime } from '#db/queries/support/tickets.ts'

/** How long first replies took in the last thirty days: measured from the tickets of every workspace, naming none. */
export async function readAnswerTime(
  context: ServiceContext,
): Promise<{ count: number; medianMs: number | null }> {
  return context.db.acrossWorkspaces('support', sql =>
    findAnswerTime(sql, { since: addDays(context.now(), -30) }),
  )
}
