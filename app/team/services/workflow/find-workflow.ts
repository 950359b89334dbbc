import { tierInForce } from '#app/billing/services/subscription-facts.ts'
import { hasWorkflows } from '#core/posts/approval/workflow/steps.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import { findStoredWorkflow, type StoredWorkflow } from '#db/queries/team/workflows.ts'

/** The steps that posts of a workspace go through now; null when none are on, or its plan has none. */
export async function findWorkflow(
  sql: Sql,
  { workspace, now }: { workspace: WorkspaceId; now: Date },
): Promise<StoredWorkflow | null> {
  const stored = await findStoredWorkflow(sql, { workspace })
  if (!stored?.isOn || stored.steps.length === 0) return null
  const subscription = await findSubscription(sql, { workspace })
  return hasWorkflows(tierInForce(subscription, now)) ? stored : null
}
