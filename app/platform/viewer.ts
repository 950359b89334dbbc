import type { Access, SubscriptionFacts } from '#core/billing/subscription.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { AvatarColour } from '#core/identity/account/avatar.ts'
import type { TeamRole } from '#core/team/roles.ts'
import type { WorkspaceId } from '#db/client.ts'

/** Who is asking, with a session. Only `readViewer` makes one. */
export interface Viewer {
  /** Names the session this request came with. */
  readonly sessionId: string
  readonly sessionRemembered: boolean
  /** When they last showed that it is them: signed in, or gave their password, code or passkey again. */
  readonly verifiedAt: Date
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
  /** A workspace they were taken out of, until they are back; `isSeen` once they were told and went on. */
  readonly removedFrom: {
    readonly id: string
    /** Whose it is; null once it is closed. */
    readonly owner: string | null
    readonly at: Date
    readonly isSeen: boolean
  } | null
  readonly email: string
  /** When their account was made. */
  readonly joinedAt: Date
  /** The release whose news they have seen; '' before the first. */
  readonly newsRead: string
  /** When their account is deleted for good; null when they did not ask for that. */
  readonly deletionDueAt: Date | null
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
  /** When the plan ends with its trial, because nobody pays on; null when there is no such trial. */
  readonly trialEndsAt: Date | null
  readonly onboardingCompleted: boolean
  /** What the database had committed when this was read; names a moment that one can ask about again. */
  readonly asOf: string
  /** Nothing was written in their own workspace, or where they act, since the moment that was asked about. */
  readonly isUnwritten: boolean
}

/** What a browser keeps of one person in one workspace goes under this name, so that two workspaces do not mix. */
export function placeKey({ userId, workspace }: { userId: string; workspace: string }): string {
  return userId === workspace ? userId : `${userId}.${workspace}`
}
