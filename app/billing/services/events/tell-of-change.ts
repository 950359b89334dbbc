import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { planOf } from '#core/billing/plans.ts'
import { graceEndsAt } from '#core/billing/subscription.ts'
import { formatDate } from '#core/shared/time.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import type { Subscription } from '#db/queries/billing/subscriptions.ts'
import type { Profile } from '#db/queries/identity/profiles.ts'

/**
 * Mails what a founder must know: a renewal that failed, and a plan that ended. Each is keyed by what it is about,
 * so that five events about it make one mail.
 */
export async function tellOfChange(
  context: ServiceContext,
  sql: Sql,
  input: {
    workspace: WorkspaceId
    profile: Profile
    before: Subscription | null
    after: Subscription
    unpaidInvoiceId: string | null
  },
): Promise<void> {
  const { workspace, profile, before, after, unpaidInvoiceId } = input
  const common = {
    name: profile.fullName,
    plan: planOf(after.tier).name,
    url: `${context.config.appUrl}/manage-your-subscription`,
  }
  if (after.status === 'past_due' && after.pastDueSince && unpaidInvoiceId) {
    await enqueueMail(context, sql, {
      to: profile.email,
      template: 'payment-failed',
      idempotencyKey: `payment-failed:${workspace}:${unpaidInvoiceId}`,
      props: { ...common, until: formatDate(graceEndsAt(after.pastDueSince), profile.timeZone) },
    })
  }
  // Only an end that we saw coming about: a history read for the first time is no news.
  if (after.status === 'canceled' && before !== null && before.status !== 'canceled') {
    await enqueueMail(context, sql, {
      to: profile.email,
      template: 'plan-ended',
      idempotencyKey: `plan-ended:${workspace}:${after.stripeSubscriptionId ?? after.startedAt.toISOString()}`,
      props: common,
    })
  }
}
