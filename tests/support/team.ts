import { randomUUID } from 'node:crypto'
import { openSession } from '#app/identity/services/sessions/open-session.ts'
import { readViewer } from '#app/identity/services/sessions/read-viewer.ts'
import { actInWorkspace } from '#app/platform/act-in-workspace.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import type { Viewer } from '#app/platform/viewer.ts'
import { acceptInvitation } from '#app/team/services/accept-invitation.ts'
import { inviteMember } from '#app/team/services/invite-member.ts'
import type { Tier } from '#core/billing/tiers.ts'
import type { GivenRole } from '#core/team/roles.ts'
import type { AdminDatabase } from '#db/admin.ts'
import type { OnTestDatabase } from '#tests/support/database/test-database.ts'
import { createTestAccount, type TestAccount } from './database/accounts.ts'
import { contextFor } from './workspace-context.ts'

export const CALLER = { ip: '198.18.0.1', userAgent: 'Tests', requestId: 'team' }

/** Somebody signed in: their account, and the secret of their session. */
export interface SignedIn {
  readonly account: TestAccount
  readonly secret: string
}

/** An owner on a running plan, signed in. */
export async function ownerOn(db: AdminDatabase, tier: Tier): Promise<SignedIn> {
  const account = await createTestAccount(db, { tier, fullName: 'Ada Lovelace' })
  await db.sql`
    insert into subscriptions (user_id, tier, status, billing_cycle) values (${account.id}, ${tier}, 'active', 'monthly')
  `
  return { account, secret: await signIn(db, account) }
}

/** A new session of an account; answers its secret. */
export async function signIn(db: AdminDatabase, account: TestAccount): Promise<string> {
  const how = {
    userId: account.id,
    remember: true,
    replaces: null,
    device: null,
    caller: CALLER,
    how: 'password' as const,
  }
  return (await openSession(contextFor(db, account), how)).secret
}

/** Who a session stands for now; throws when it is over. */
export async function viewerOf(db: AdminDatabase, person: SignedIn): Promise<Viewer> {
  const viewer = await readViewer(contextFor(db, person.account), person.secret)
  if (!viewer) throw new Error('The session is over')
  return viewer
}

/** What the services are given when somebody writes at an address of the workspace they are in. */
export async function acting(
  db: AdminDatabase,
  person: SignedIn,
  path = '/app/storybank',
): Promise<OnTestDatabase<WorkspaceContext>> {
  const { mayWrite: _, ...context } = actInWorkspace(
    contextFor(db, person.account),
    await viewerOf(db, person),
    { path },
  )
  return context as OnTestDatabase<WorkspaceContext>
}

/** Invites an address into the workspace of an owner or admin, as the form does. */
export async function invite(
  db: AdminDatabase,
  by: SignedIn,
  email: string,
  role: GivenRole = 'editor',
  key: string = randomUUID(),
) {
  const ctx = await acting(db, by, '/app/team')
  const inviter = { email: by.account.email }
  return inviteMember(ctx, { email, role, idempotencyKey: key, inviter, caller: CALLER })
}

/** Accepts the open invitation of somebody's address with their session. */
export async function accept(db: AdminDatabase, person: SignedIn) {
  const { account } = person
  const viewer = await viewerOf(db, person)
  const [row] = await db.sql<{ id: string }[]>`
    select id from team_members where email = ${account.email} and status = 'invited'
  `
  return acceptInvitation(contextFor(db, account), {
    id: row?.id ?? '',
    userId: account.id,
    email: account.email,
    name: viewer.fullName,
    sessionId: viewer.sessionId,
    caller: CALLER,
  })
}

/** Somebody with an account of their own who has joined, signed in there. */
export async function memberOf(db: AdminDatabase, owner: SignedIn, role: GivenRole): Promise<SignedIn> {
  const account = await createTestAccount(db, { fullName: `Grace ${role}` })
  const person = { account, secret: await signIn(db, account) }
  const invited = await invite(db, owner, account.email, role)
  if (!invited.ok) throw new Error(`Not invited: ${invited.reason}`)
  const joined = await accept(db, person)
  if (!joined.ok) throw new Error(`Not joined: ${joined.reason}`)
  return person
}
