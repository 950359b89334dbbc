import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { subscriptionFacts } from '#app/services/billing/subscription-facts.ts'
import { readSession } from '#app/services/identity/read-session.ts'
import {
  type Access,
  effectiveTier,
  type SubscriptionFacts,
  subscriptionAccess,
} from '#core/billing/subscription.ts'
import { normaliseTier, type Tier } from '#core/billing/tiers.ts'
import { asWorkspaceId, type WorkspaceId } from '#db/client.ts'
import type { SessionRow } from '#db/queries/identity/sessions.ts'
import { readSessionSecret } from './identity/session-cookie.ts'
import { services } from './services.ts'

/** Who is asking, for a request with a session. Only this file makes one. */
export interface Viewer {
  readonly userId: string
  readonly workspace: WorkspaceId
  readonly email: string
  readonly fullName: string
  /** '' when no name is known. */
  readonly firstName: string
  readonly avatarUrl: string | null
  readonly timeZone: string
  /** What was picked; null before that. */
  readonly chosenTier: Tier | null
  /** What is in force now. */
  readonly tier: Tier
  readonly access: Access
  readonly subscription: SubscriptionFacts | null
  readonly onboardingCompleted: boolean
}

const viewerContext = createContext<() => Promise<Viewer | null>>()

/** Makes the viewer available to every route; the database is asked only when a route asks, and once at most. */
export const viewerMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const secret = readSessionSecret(request)
  let asked: Promise<Viewer | null> | null = null
  context.set(viewerContext, () => {
    asked ??= secret ? readViewer(secret) : Promise.resolve(null)
    return asked
  })
}

/** The signed-in person, or null for a visitor. */
export function findViewer(context: Readonly<RouterContextProvider>): Promise<Viewer | null> {
  return context.get(viewerContext)()
}

async function readViewer(secret: string): Promise<Viewer | null> {
  const ctx = services()
  const session = await readSession(ctx, secret)
  return session ? toViewer(session, ctx.now()) : null
}

function toViewer(session: SessionRow, now: Date): Viewer {
  const subscription = subscriptionFacts(session.subscription, now)
  return {
    userId: session.userId,
    workspace: asWorkspaceId(session.workspaceId),
    email: session.email,
    fullName: session.fullName,
    firstName: session.fullName.split(/\s+/)[0] ?? '',
    avatarUrl: session.avatarUrl,
    timeZone: session.timeZone,
    chosenTier: normaliseTier(session.profileTier),
    tier: effectiveTier(subscription, now),
    access: subscriptionAccess(subscription, now),
    subscription,
    onboardingCompleted: session.onboardingCompleted,
  }
}
