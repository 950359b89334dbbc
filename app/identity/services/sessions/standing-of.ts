import { subscriptionFacts } from '#app/billing/services/subscription-facts.ts'
import {
  type Access,
  effectiveTier,
  type SubscriptionFacts,
  subscriptionAccess,
} from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import { readRole, type TeamRole } from '#core/team/roles.ts'
import { roleInForce } from '#core/team/seats.ts'
import type { MembershipRow, SessionRow } from '#db/queries/identity/sessions.ts'

/** Somebody in the workspace that they act in, with the plan it has. */
export interface Standing {
  /** Their place there; null in their own workspace. */
  readonly place: MembershipRow | null
  /** What they were given. */
  readonly memberRole: TeamRole
  /** What they are, after the plan's seats were weighed. */
  readonly role: TeamRole
  readonly subscription: SubscriptionFacts | null
  readonly tier: Tier
  readonly access: Access
}

/** What somebody may do at this instant in the workspace they act in: the one rule for sessions and for API tokens. */
export function standingOf(
  row: Pick<SessionRow, 'workspaceId' | 'memberships' | 'subscription'>,
  now: Date,
): Standing {
  const subscription = subscriptionFacts(row.subscription, now)
  const tier = effectiveTier(subscription, now)
  const place = row.memberships.find(({ ownerId }) => ownerId === row.workspaceId) ?? null
  const memberRole = place ? readRole(place.role) : 'owner'
  const role = place ? roleInForce(memberRole, place.seat, tier) : memberRole
  return { place, memberRole, role, subscription, tier, access: subscriptionAccess(subscription, now) }
}
