import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { featureTier, hasFeature } from '#core/billing/features.ts'
import { meetsTier, TIERS } from '#core/billing/tiers.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { listChangedWorkspaces } from '#db/queries/insights/refreshes.ts'
import { refreshAndTell } from './refresh-and-tell.ts'

/** Workspaces of one run, those that changed first before the others; the next run comes a minute later. */
const MOST = 500

/**
 * Makes insights anew where something they rest on changed within the last minutes, for workspaces whose plan has
 * insights as they happen, and tells their people at once by the way each has chosen. Answers how many were refreshed.
 */
export async function refreshChangedInsights(context: ServiceContext): Promise<number> {
  const { db } = context
  const tiers = TIERS.filter(tier => meetsTier(tier, featureTier('real_time_insights')))
  const ids = await db.acrossWorkspaces('insights', sql => listChangedWorkspaces(sql, { tiers, limit: MOST }))
  let refreshed = 0
  for (const id of ids) {
    const workspace = asWorkspaceId(id)
    const subscription = await db.inWorkspace(workspace, sql => findSubscription(sql, { workspace }))
    if (!hasFeature(tierInForce(subscription, context.now()), 'real_time_insights')) continue
    if (await refreshAndTell(context, { workspace, pace: 'at_once' })) refreshed += 1
  }
  return refreshed
}
