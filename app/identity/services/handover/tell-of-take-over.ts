import { accessInForce } from '#app/billing/services/subscription-facts.ts'
import { sendInvitation } from '#app/identity/services/places/send-invitation.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { asWorkspaceId, type Sql } from '#db/client.ts'
import type { Subscription } from '#db/queries/billing/subscriptions.ts'
import type { Account } from '#db/queries/identity/accounts.ts'
import type { OfferedHandover } from '#db/queries/team/handovers.ts'
import { insertInvitation } from '#db/queries/team/invitations.ts'

/**
 * Tells both sides that a workspace has changed hands, in the transaction that did it, and invites the former owner at
 * their address where they asked for that. `plan` is what is left of it.
 */
export async function tellOfTakeOver(
  context: ServiceContext,
  sql: Sql,
  change: { former: Account; offer: OfferedHandover; plan: Subscription | null },
): Promise<void> {
  const { former, offer, plan } = change
  const now = context.now()
  const { appUrl } = context.config
  const endsAt = plan && (plan.status === 'trialing' ? plan.trialEnd : plan.currentPeriodEnd)
  const mayReturn = offer.formerRole !== null
  await enqueueMail(context, sql, {
    to: former.email,
    template: 'handover-news',
    props: { kind: 'handed_over', email: offer.email, url: appUrl, endsAt: '', hasPlan: false, mayReturn },
  })
  await enqueueMail(context, sql, {
    to: offer.email,
    template: 'handover-news',
    props: {
      kind: 'yours',
      email: former.email,
      url: `${appUrl}/manage-your-subscription`,
      endsAt: endsAt?.toISOString() ?? '',
      hasPlan: accessInForce(plan, now) === 'full',
      mayReturn,
    },
  })
  const role = offer.formerRole
  if (!role) return
  const invited = {
    workspace: asWorkspaceId(former.id),
    email: former.email,
    role,
    invitedBy: former.id,
    now,
  }
  const id = await insertInvitation(sql, invited)
  if (!id) return
  const by = { owner: offer.email, inviter: offer.email }
  await sendInvitation(context, sql, { id, email: former.email, role, ...by })
}
