import { graceEndsAt, statusFromProvider } from '#core/billing/subscription.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import type { Subscription } from '#db/queries/billing/subscriptions.ts'
import { updateProfileSubscription } from '#db/queries/identity/profiles.ts'

/** Writes a stored subscription into the profile, where clients of the older API read plan, status and dates. */
export async function mirrorSubscription(
  sql: Sql,
  { workspace, subscription, now }: { workspace: WorkspaceId; subscription: Subscription; now: Date },
): Promise<void> {
  const { pastDueSince, status, tier, startedAt } = subscription
  const grace = pastDueSince === null ? null : graceEndsAt(pastDueSince)
  await updateProfileSubscription(sql, {
    workspace,
    tier,
    status: statusFromProvider(status, grace, now),
    startDate: startedAt,
    endDate: endOf(subscription),
  })
}

function endOf({ endedAt, status, trialEnd, currentPeriodEnd }: Subscription): Date | null {
  return endedAt ?? (status === 'trialing' ? trialEnd : currentPeriodEnd)
}
