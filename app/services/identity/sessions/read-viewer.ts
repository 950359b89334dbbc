import {
  type Access,
  effectiveTier,
  graceEndsAt,
  type SubscriptionFacts,
  subscriptionAccess,
} from '#core/billing/subscription.ts'
import { normaliseTier, type Tier } from '#core/billing/tiers.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import { firstName } from '#core/identity/account/name.ts'
import { readRole, type TeamRole } from '#core/identity/team/roles.ts'
import { roleInForce } from '#core/identity/team/seats.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import type { SessionRow } from '#db/queries/identity/sessions.ts'
import { subscriptionFacts } from '../../billing/subscription-facts.ts'
import type { ServiceContext } from '../../context.ts'
import { readSession } from './read-session.ts'

/** Who is asking, with a session. Only `readViewer` makes one. */
export interface Viewer {
  /** Names the session this request came with. */
  readonly sessionId: string
  readonly sessionStartedAt: Date
  readonly sessionExpiresAt: Date
  readonly userId: string
  readonly workspace: WorkspaceId
  /** One's own workspace, wherever one acts just now. */
  readonly own: WorkspaceId
  /** Whose workspace that is; null in one's own. */
  readonly host: { readonly name: string; readonly hasSeat: boolean } | null
  /** What they are there, after the plan's seats were weighed. */
  readonly role: TeamRole
  /** Other workspaces that are open to them. */
  readonly memberships: readonly {
    readonly workspace: string
    readonly name: string
    readonly role: TeamRole
  }[]
  readonly email: string
  readonly fullName: string
  /** '' when no name is known. */
  readonly firstName: string
  readonly avatarUrl: string | null
  readonly avatarColour: AvatarColour
  /** The person's clock. */
  readonly timeZone: string
  /** The workspace's clock. */
  readonly workspaceTimeZone: string
  /** What was picked; null before that. */
  readonly chosenTier: Tier | null
  /** What is in force now. */
  readonly tier: Tier
  readonly access: Access
  readonly subscription: SubscriptionFacts | null
  /** Until when everything works although a payment failed; null while none did, or when it is over. */
  readonly graceEndsAt: Date | null
  readonly onboardingCompleted: boolean
}

/** The person behind a session secret, with the workspace they act in; null when the session is over. */
export async function readViewer(context: ServiceContext, secret: string): Promise<Viewer | null> {
  const session = await readSession(context, secret)
  return session ? toViewer(session, context.now()) : null
}

function toViewer(session: SessionRow, now: Date): Viewer {
  const subscription = subscriptionFacts(session.subscription, now)
  const tier = effectiveTier(subscription, now)
  const place = session.memberships.find(({ ownerId }) => ownerId === session.workspaceId)
  const given = place ? readRole(place.role) : 'owner'
  const role = place ? roleInForce(given, place.seat, tier) : given
  return {
    sessionId: session.id,
    sessionStartedAt: session.createdAt,
    sessionExpiresAt: session.expiresAt,
    userId: session.userId,
    workspace: asWorkspaceId(session.workspaceId),
    own: asWorkspaceId(session.userId),
    host: place ? { name: place.ownerName, hasSeat: role === given } : null,
    role,
    memberships: session.memberships.map(({ ownerId, ownerName, role: word }) => ({
      workspace: ownerId,
      name: ownerName,
      role: readRole(word),
    })),
    email: session.email,
    fullName: session.fullName,
    firstName: session.firstName || firstName(session.fullName),
    avatarUrl: session.avatarUrl,
    avatarColour: session.avatarColour,
    timeZone: session.timeZone,
    workspaceTimeZone: session.workspaceTimeZone,
    chosenTier: normaliseTier(session.profileTier),
    tier,
    access: subscriptionAccess(subscription, now),
    subscription,
    graceEndsAt: graceOf(session.subscription, now),
    onboardingCompleted: session.onboardingCompleted,
  }
}

function graceOf(subscription: SessionRow['subscription'], now: Date): Date | null {
  if (subscription?.status !== 'past_due' || subscription.pastDueSince === null) return null
  const ends = graceEndsAt(new Date(subscription.pastDueSince))
  return ends > now ? ends : null
}
