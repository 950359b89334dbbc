import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { findInvitationByLink, type InvitationRow, listInvitations } from '#db/queries/team/invitations.ts'
import { openSince } from './open-since.ts'

/** What somebody may accept: the invitation of the link, and those of the address they are signed in with. */
export async function readInvitations(
  context: ServiceContext,
  input: { secret: string; email: string | null },
): Promise<{ linked: InvitationRow | null; mine: readonly InvitationRow[] }> {
  const now = context.now()
  const { sql } = context.db
  const hash = hashSecret(input.secret)
  const [linked, mine] = await Promise.all([
    input.secret ? findInvitationByLink(sql, { hash, now }) : null,
    input.email ? listInvitations(sql, { email: input.email, since: openSince(now) }) : [],
  ])
  return { linked, mine }
}
