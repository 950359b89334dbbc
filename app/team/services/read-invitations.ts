import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { tokenExpiresAt } from '#core/identity/tokens.ts'
import { openSince } from '#core/team/open-since.ts'
import { asWorkspaceId } from '#db/client.ts'
import { findInvitationByLink, type InvitationRow, listInvitations } from '#db/queries/team/invitations.ts'
import { findFreeSeat } from './find-free-seat.ts'

/** An invitation with whether it can be accepted now, and until when it stays open. */
export interface Invitation extends InvitationRow {
  /** True while the plan has no seat left: nobody joins before there is one. */
  readonly isFull: boolean
  readonly opensUntil: Date
}

/** What somebody may accept: the invitation of the link, and those of the address they are signed in with. */
export async function readInvitations(
  context: ServiceContext,
  input: { secret: string; email: string | null },
): Promise<{ linked: Invitation | null; mine: readonly Invitation[] }> {
  const now = context.now()
  const hash = hashSecret(input.secret)
  return context.db.acrossWorkspaces('team', async sql => {
    const [linked, mine] = await Promise.all([
      input.secret ? findInvitationByLink(sql, { hash, now }) : null,
      input.email ? listInvitations(sql, { email: input.email, since: openSince(now) }) : [],
    ])
    const weigh = async (row: InvitationRow): Promise<Invitation> => ({
      ...row,
      isFull: !(await findFreeSeat(sql, { workspace: asWorkspaceId(row.ownerId), now })),
      opensUntil: tokenExpiresAt('team_invite', row.invitedAt),
    })
    return { linked: linked && (await weigh(linked)), mine: await Promise.all(mine.map(weigh)) }
  })
}
