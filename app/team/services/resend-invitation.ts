import { sendInvitation } from '#app/identity/services/places/send-invitation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { openSince } from '#core/team/open-since.ts'
import { mayManage } from '#core/team/roles.ts'
import { hasSeat, MOST_OPEN_INVITATIONS } from '#core/team/seats.ts'
import { isUuid } from '#db/client.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateInvitationSent } from '#db/queries/team/invitations.ts'
import { countOpenInvitations, countSeats, lockTeamRow } from '#db/queries/team/members.ts'

/**
 * Mails an invitation again, good for another week; the link that was sent before ends. There has to be a free
 * seat for whoever accepts, as where somebody is invited.
 */
export async function resendInvitation(
  ctx: WorkspaceContext,
  input: { id: string; inviter: { email: string } },
): Promise<
  Result<{ email: string }, 'not_allowed' | 'read_only' | 'not_found' | 'no_seat_left' | 'too_many_open'>
> {
  const { workspace, userId } = ctx
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const row = await lockTeamRow(sql, { workspace, id: input.id })
    if (row?.status !== 'invited') return err('not_found')
    if (!mayManage(ctx.role, row.role)) return err('not_allowed')
    // Locked, so that two presses count the same invitations; after the invitation, as where it is accepted.
    const owner = await lockProfile(sql, { workspace })
    const since = openSince(ctx.now())
    if (!hasSeat(ctx.tier, await countSeats(sql, { workspace })).ok) return err('no_seat_left')
    // One that is over becomes open again.
    const open = await countOpenInvitations(sql, { workspace, since })
    if (row.invitedAt <= since && open >= MOST_OPEN_INVITATIONS) return err('too_many_open')
    await updateInvitationSent(sql, { id: row.id, now: ctx.now() })
    const inviter = input.inviter.email
    await sendInvitation(ctx, sql, { ...row, owner: owner?.email ?? inviter, inviter })
    const additionalData = { who: row.email, role: row.role }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'invitation_resent',
      additionalData,
      memberId: userId,
    })
    return ok({ email: row.email })
  })
}
