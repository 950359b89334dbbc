import { pickPlan } from '#app/billing/services/pick-plan.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { err, type Result } from '#core/shared/result.ts'
import { openSince } from '#core/team/open-since.ts'
import { asWorkspaceId } from '#db/client.ts'
import { listInvitations } from '#db/queries/team/invitations.ts'
import type { Confirmed } from './links/confirm-email.ts'

/**
 * Begins the trial of the plan that somebody chose before their mailbox was confirmed. `no_plan` when they chose none;
 * `invited` when a team waits for them, which they are asked about first; else the reasons for which a trial is refused.
 */
export async function beginChosenPlan(
  context: ServiceContext,
  { userId, email, plan }: Pick<Confirmed, 'userId' | 'email' | 'plan'>,
): Promise<Result<{ tier: Tier }, 'no_plan' | 'invited' | 'trial_used' | 'trial_used_elsewhere'>> {
  if (!plan) return err('no_plan')
  const since = openSince(context.now())
  const invitations = await context.db.acrossWorkspaces('team', sql => listInvitations(sql, { email, since }))
  if (invitations.length > 0) return err('invited')
  return pickPlan(context, { workspace: asWorkspaceId(userId), ...plan })
}
