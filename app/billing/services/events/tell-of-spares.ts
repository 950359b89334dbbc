import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { planOf } from '#core/billing/plans.ts'
import { type RemoteSubscription, spareSubscriptions } from '#core/billing/provider/remote-subscription.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'

/** Mails a founder who has two running plans which of them is ended: once for each that is. */
export async function tellOfSpares(
  context: ServiceContext,
  sql: Sql,
  input: {
    workspace: WorkspaceId
    kept: RemoteSubscription | null
    all: readonly RemoteSubscription[]
  },
): Promise<void> {
  const { workspace, kept, all } = input
  const spares = spareSubscriptions(all)
  const profile = spares.length === 0 ? null : await findProfile(sql, { workspace })
  if (!profile || !kept?.plan) return
  for (const { id, plan } of spares) {
    if (!plan) continue
    await enqueueMail(context, sql, {
      to: profile.email,
      template: 'second-plan-ended',
      idempotencyKey: `second-plan-ended:${id}`,
      props: {
        name: profile.fullName,
        ended: planOf(plan.tier).name,
        kept: planOf(kept.plan.tier).name,
        url: `${context.config.appUrl}/manage-your-subscription`,
      },
    })
  }
}
