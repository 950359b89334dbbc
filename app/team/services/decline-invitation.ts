import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { openSince } from '#core/team/open-since.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import {
  findInvitationByLink,
  lockInvitation,
  updateInvitationTokensSpent,
} from '#db/queries/team/invitations.ts'
import { deleteTeamRow } from '#db/queries/team/members.ts'

/**
 * Turns an invitation down: with its link, signed in or not, or signed in with its address. The seat is free again, and
 * whoever invited is told.
 */
export async function declineInvitation(
  context: ServiceContext,
  input: { id: string; secret: string; email: string | null },
): Promise<Result<{ workspace: string }, 'over'>> {
  const now = context.now()
  if (!isUuid(input.id)) return err('over')
  return context.db.acrossWorkspaces('team', async sql => {
    const linked = input.secret
      ? await findInvitationByLink(sql, { hash: hashSecret(input.secret), now })
      : null
    const email = linked?.id === input.id ? linked.email : input.email
    const offer = email ? await lockInvitation(sql, { id: input.id, email, since: openSince(now) }) : null
    if (!offer) return err('over')
    await deleteTeamRow(sql, { id: offer.id })
    await updateInvitationTokensSpent(sql, { invitationId: offer.id, now })
    const additionalData = { who: offer.email, role: offer.role }
    await insertModuleUsage(sql, {
      userId: asWorkspaceId(offer.ownerId),
      moduleName: 'team',
      actionType: 'invitation_declined',
      additionalData,
    })
    await enqueueMail(context, sql, {
      to: offer.inviterEmail ?? offer.ownerEmail,
      template: 'team-news',
      props: {
        kind: 'declined',
        who: offer.email,
        workspace: offer.ownerName,
        role: '',
        url: `${context.config.appUrl}/app/team`,
      },
    })
    return ok({ workspace: offer.ownerName })
  })
}
