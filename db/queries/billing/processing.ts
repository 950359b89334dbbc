import type { Tier } from '#core/billing/tiers.ts'
import type { Sql, WorkspaceId } from '../../client.ts'

/** Marks a profile as waiting for its payment, unless a subscription is running. System role only. */
export async function updateProfileProcessing(
  sql: Sql,
  { workspace, tier }: { workspace: WorkspaceId; tier: Tier },
): Promise<void> {
  await sql`
    update profiles set subscription_status = 'processing_payment', subscription_tier = ${tier}
    where id = ${workspace} and subscription_status is distinct from 'active'
      and subscription_status is distinct from 'processing_payment'
  `
}
