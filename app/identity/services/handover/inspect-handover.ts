import { accessInForce } from '#app/billing/services/subscription-facts.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { GivenRole } from '#core/team/roles.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSubscription } from '#db/queries/billing/subscriptions.ts'
import {
  countHandedOver,
  findHandoverByLink,
  type HandedOver,
  type OfferedHandover,
} from '#db/queries/team/handovers.ts'
import { listTeam } from '#db/queries/team/members.ts'

/** What somebody reads before they take a workspace over. */
export interface HandoverOffer {
  readonly offer: Omit<OfferedHandover, 'workspaceId'>
  /** Who stays, with their role. */
  readonly members: readonly { readonly name: string; readonly role: GivenRole }[]
  /** The plan that runs now, and until when; null where none does. An instant that is not known is null. */
  readonly plan: { readonly tier: Tier; readonly endsAt: Date | null } | null
  readonly along: HandedOver
}

/** What a mailed link offers; null when it is over. Looking changes nothing. */
export async function inspectHandover(
  context: ServiceContext,
  { secret }: { secret: string },
): Promise<HandoverOffer | null> {
  const now = context.now()
  return context.db.acrossWorkspaces('handover', async sql => {
    const found = secret ? await findHandoverByLink(sql, { linkHash: hashSecret(secret), now }) : null
    if (!found) return null
    const { workspaceId, ...offer } = found
    const workspace = asWorkspaceId(workspaceId)
    const subscription = await findSubscription(sql, { workspace })
    const isRunning = accessInForce(subscription, now) === 'full'
    const team = await listTeam(sql, { workspace })
    return {
      offer,
      members: team.flatMap(({ name, email, role, status }) =>
        status === 'active' ? [{ name: name || email, role }] : [],
      ),
      plan: subscription && isRunning ? { tier: subscription.tier, endsAt: endOf(subscription) } : null,
      along: await countHandedOver(sql, { workspace, now }),
    }
  })
}

/** When what is there now ends, if nobody pays for more. */
function endOf(plan: { status: string; trialEnd: Date | null; currentPeriodEnd: Date | null }): Date | null {
  return plan.status === 'trialing' ? plan.trialEnd : plan.currentPeriodEnd
}
