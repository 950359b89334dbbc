import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import { hasSeat } from '#core/team/seats.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { countSeats } from '#db/queries/team/members.ts'

/** Is there a seat for whoever accepts an invitation now? Open invitations take none before they are accepted. */
export async function findFreeSeat(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<boolean> {
  const tier = tierInForce(await findSubscription(sql, { workspace }), now)
  return hasSeat(tier, await countSeats(sql, { workspace })).ok
}
