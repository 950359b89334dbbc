import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { openSince } from '#core/team/open-since.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { updateSessionWorkspace } from '#db/queries/identity/sessions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteFormerMembership } from '#db/queries/team/former-memberships.ts'
import {
  lockInvitation,
  updateInvitationAccepted,
  updateInvitationTokensSpent,
} from '#db/queries/team/invitations.ts'
import { findFreeSeat } from './find-free-seat.ts'

/**
 * Takes a place that was offered to the address somebody is signed in with, and goes there with this session. Of any
 * number of presses at once one wins. Where the plan has become too small meanwhile, the place stays offered.
 */
export async function acceptInvitation(
  context: ServiceContext,
  input: { id: string; userId: string; email: string; name: string; sessionId: string; caller: Caller },
): Promise<Result<{ workspace: string }, 'over' | 'no_seat'>> {
  const { id, userId, email, sessionId, caller } = input
  if (!isUuid(id)) return err('over')
  const now = context.now()
  return context.db.acrossWorkspaces('team', async sql => {
    const offer = await lockInvitation(sql, { id, email, since: openSince(now) })
    if (!offer || offer.ownerId === userId) return err('over')
    const workspace = asWorkspaceId(offer.ownerId)
    await lockProfile(sql, { workspace })
    if (!(await findFreeSeat(sql, { workspace, now }))) return err('no_seat')
    if (!(await updateInvitationAccepted(sql, { id, memberId: userId, now }))) return err('over')
    await updateInvitationTokensSpent(sql, { invitationId: id, now })
    await deleteFormerMembership(sql, { userId, workspace })
    await updateSessionWorkspace(sql, { id: sessionId, userId, workspace })
    const who = input.name || email
    const additionalData = { whoId: userId, role: offer.role }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'member_joined',
      additionalData,
      memberId: userId,
    })
    const data = { actor: userId, role: offer.role }
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_joined', data })
    await insertSecurityEvent(sql, { userId, type: 'workspace_joined', caller, data: { workspace } })
    await enqueueMail(context, sql, {
      to: offer.inviterEmail ?? offer.ownerEmail,
      template: 'team-news',
      props: {
        kind: 'joined',
        who,
        workspace: offer.ownerName,
        role: ROLE_WORDS[offer.role].one,
        url: `${context.config.appUrl}/app/team`,
      },
    })
    return ok({ workspace: offer.ownerName })
  })
}
