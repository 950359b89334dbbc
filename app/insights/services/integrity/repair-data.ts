import { mirrorSubscription } from '#app/billing/services/events/mirror-subscription.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Repair } from '#core/insights/integrity/report.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { insertMissingProfile, updateCounters } from '#db/queries/insights/integrity.ts'
import { reportCache } from './report-cache.ts'

/** Puts one kind of trouble of a workspace right. Safe to repeat; what is in order already stays as it is. */
export async function repairData(
  context: ServiceContext,
  { userId, repair }: { userId: string; repair: Repair },
): Promise<void> {
  await context.db.acrossWorkspaces('insights', sql => REPAIRS[repair](sql, userId, context.now()))
  reportCache().forget(userId)
}

const REPAIRS: Record<Repair, (sql: Sql, id: string, now: Date) => Promise<void>> = {
  create_profile: async (sql, id, now) => {
    await insertMissingProfile(sql, { id })
    await updateCounters(sql, { id })
    await readSubscription(sql, id, now)
  },
  read_subscription: readSubscription,
  count_again: (sql, id) => updateCounters(sql, { id }),
}

async function readSubscription(sql: Sql, id: string, now: Date): Promise<void> {
  const workspace = asWorkspaceId(id)
  const subscription = await findSubscription(sql, { workspace })
  if (subscription) await mirrorSubscription(sql, { workspace, subscription, now })
}
