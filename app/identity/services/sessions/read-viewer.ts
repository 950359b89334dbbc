import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { graceEndsAt } from '#core/billing/subscription.ts'
import { normaliseTier } from '#core/billing/tiers.ts'
import { goesOnAfterTrial } from '#core/billing/trial.ts'
import { firstName } from '#core/identity/account/name.ts'
import { sessionExpiresAt, sessionsOverSince, shouldExtendSession } from '#core/identity/session.ts'
import { readRole } from '#core/team/roles.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findSession, type SessionRow, updateSessionSeen } from '#db/queries/identity/sessions.ts'
import { standingOf } from './standing-of.ts'

/**
 * The person behind a session secret, with the workspace they act in; null when the session is over. `since` is the `asOf` of
 * an earlier answer, where one asks whether anything was written after it.
 */
export async function readViewer(
  context: ServiceContext,
  secret: string,
  since?: string,
): Promise<Viewer | null> {
  const session = await readSession(context, secret, since)
  return session ? toViewer(session, context.now()) : null
}

function toViewer(session: SessionRow, now: Date): Viewer {
  const { place, memberRole, role, subscription, tier, access } = standingOf(session, now)
  return {
    sessionId: session.id,
    sessionRemembered: session.remember,
    verifiedAt: session.verifiedAt ?? session.createdAt,
    sessionExpiresAt: session.expiresAt,
    userId: session.userId,
    workspace: asWorkspaceId(session.workspaceId),
    own: asWorkspaceId(session.userId),
    host: place ? { name: place.ownerName, hasSeat: role === memberRole } : null,
    role,
    memberships: session.memberships.map(({ ownerId, ownerName, role: word }) => ({
      workspace: ownerId,
      name: ownerName,
      role: readRole(word),
    })),
    removedFrom: session.removedFrom && { ...session.removedFrom, at: new Date(session.removedFrom.at) },
    email: session.email,
    joinedAt: session.joinedAt,
    newsRead: session.newsRead,
    fullName: session.fullName,
    firstName: session.firstName || firstName(session.fullName),
    avatarUrl: session.avatarUrl,
    avatarColour: session.avatarColour,
    timeZone: session.timeZone,
    workspaceTimeZone: session.workspaceTimeZone,
    chosenTier: normaliseTier(session.profileTier),
    tier,
    deletionDueAt: session.deletionDueAt,
    access,
    subscription,
    graceEndsAt: graceOf(session.subscription, now),
    trialEndsAt: trialEndOf(session.subscription),
    onboardingCompleted: session.onboardingCompleted,
    asOf: session.asOf,
    isUnwritten: session.isUnwritten,
  }
}

function graceOf(subscription: SessionRow['subscription'], now: Date): Date | null {
  if (subscription?.status !== 'past_due' || subscription.pastDueSince === null) return null
  const ends = graceEndsAt(new Date(subscription.pastDueSince))
  return ends > now ? ends : null
}

/** When a trial ends the plan; null where it becomes a paid one, and where there is none. */
function trialEndOf(subscription: SessionRow['subscription']): Date | null {
  if (subscription?.status !== 'trialing' || subscription.trialEnd === null) return null
  return goesOnAfterTrial(subscription) ? null : new Date(subscription.trialEnd)
}

/** Who a session cookie stands for, or null when it is unknown, ended or over. Slides its expiry. */
export async function readSession(
  context: ServiceContext,
  secret: string,
  since?: string,
): Promise<SessionRow | null> {
  const idHash = hashSecret(secret)
  const now = context.now()
  const session = await findSession(context.db.unscoped.sql, {
    idHash,
    now,
    overSince: sessionsOverSince(now),
    ...(since === undefined ? {} : { since }),
  })
  if (session && shouldExtendSession(session.expiresAt, now, session.remember, session.createdAt)) {
    await updateSessionSeen(context.db.unscoped.sql, {
      idHash,
      now,
      expiresAt: sessionExpiresAt(now, session.remember, session.createdAt),
    })
  }
  return session
}
