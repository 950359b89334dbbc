import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { planOf } from '#core/billing/plans.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { startTrial } from '#core/billing/trial.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { formatDate } from '#core/shared/time.ts'
import type { WorkspaceId } from '#db/client.ts'
import { insertLocalSubscription, lockSubscription } from '#db/queries/billing/subscriptions.ts'
import { lockProfile, updateProfileSubscription } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { claimTrial } from './claim-trial.ts'

/**
 * Picks the first plan of a workspace: seven days of it, no card. A second press answers like the first; a workspace
 * that has or had a subscription is refused, since a trial is given once; so is one whose mailbox had a trial under
 * another way of writing its address, or before its account was deleted.
 */
export async function pickPlan(
  context: ServiceContext,
  input: { workspace: WorkspaceId; tier: Tier; annual: boolean },
): Promise<Result<{ tier: Tier }, 'trial_used' | 'trial_used_elsewhere'>> {
  const { workspace, tier } = input
  const now = context.now()
  const { startsAt, endsAt } = startTrial(now)
  return context.db.acrossWorkspaces('billing', async sql => {
    const profile = await lockProfile(sql, { workspace })
    if (!profile) throw new Error('A workspace without a profile cannot pick a plan')
    const existing = await lockSubscription(sql, { workspace })
    if (existing)
      return existing.tier === tier && existing.status === 'trialing' ? ok({ tier }) : err('trial_used')
    if (!(await claimTrial(context, sql, { workspace, email: profile.email })))
      return err('trial_used_elsewhere')
    await insertLocalSubscription(sql, {
      workspace,
      subscription: {
        tier,
        status: 'trialing',
        billingCycle: input.annual ? 'annual' : 'monthly',
        startedAt: startsAt,
        trialEnd: endsAt,
        currentPeriodEnd: endsAt,
        // Without a card the trial ends by itself.
        cancelAtPeriodEnd: true,
      },
    })
    await updateProfileSubscription(sql, {
      workspace,
      tier,
      status: 'active',
      startDate: startsAt,
      endDate: endsAt,
    })
    const data = { tier, annual: input.annual }
    await insertSecurityEvent(sql, { userId: workspace, type: 'trial_started', data })
    await enqueueMail(context, sql, {
      to: profile.email,
      template: 'trial-started',
      idempotencyKey: `trial-started:${workspace}`,
      props: {
        name: profile.fullName,
        plan: planOf(tier).name,
        endsOn: formatDate(endsAt, profile.timeZone),
        url: `${context.config.appUrl}/app/dashboard`,
      },
    })
    return ok({ tier })
  })
}
