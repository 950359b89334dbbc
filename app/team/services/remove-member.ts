import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { mayManage } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { updateSessionsOut } from '#db/queries/identity/sessions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteForUndo, updateUndoHandedOver } from '#db/queries/platform/undo.ts'
import { insertFormerMembership } from '#db/queries/team/former-memberships.ts'
import { updateInvitationTokensSpent } from '#db/queries/team/invitations.ts'
import { deleteTeamRow, lockTeamRow, updateAuthor } from '#db/queries/team/members.ts'

/**
 * Takes a place away, or an invitation back. It counts at once: the member's sessions leave the workspace and their open
 * streams of it end. What they wrote stays and is the owner's to go on with; `handedOver` says how many pieces. For a
 * day a member can be brought back (`restoreMember`). `onlyInvitation` cancels an invitation: one that is gone already is as
 * cancelled as it should be, and whoever accepted it meanwhile stays.
 */
export async function removeMember(
  ctx: WorkspaceContext,
  input: { id: string; caller: Caller; onlyInvitation?: boolean },
): Promise<
  Result<
    { who: string; wasMember: boolean; handedOver: number },
    'not_allowed' | 'not_found' | 'yourself' | 'accepted'
  >
> {
  const { workspace, userId } = ctx
  const { caller, onlyInvitation = false } = input
  if (!isUuid(input.id)) return err('not_found')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const row = await lockTeamRow(sql, { workspace, id: input.id })
    if (!row && !onlyInvitation) return err('not_found')
    if (!row) return mayManage(ctx.role, 'viewer') ? ok(CANCELLED) : err('not_allowed')
    if (row.memberId && onlyInvitation) return err('accepted')
    if (row.memberId === userId) return err('yourself')
    if (!mayManage(ctx.role, row.role)) return err('not_allowed')
    const who = row.name || row.email
    const now = ctx.now()
    const place = { workspace, kind: 'member', id: row.id } as const
    if (row.memberId) await deleteForUndo(sql, { ...place, remover: userId, now })
    else await deleteTeamRow(sql, { id: row.id })
    await updateInvitationTokensSpent(sql, { invitationId: row.id, now })
    const actionType = row.memberId ? 'member_removed' : 'invitation_revoked'
    const additionalData = { ...(row.memberId ? { whoId: row.memberId } : { who }), role: row.role }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType,
      additionalData,
      memberId: userId,
    })
    if (!row.memberId) return ok({ ...CANCELLED, who })
    await updateSessionsOut(sql, { userId: row.memberId, workspace })
    await insertFormerMembership(sql, { userId: row.memberId, workspace, now })
    const texts = await updateAuthor(sql, { workspace, from: row.memberId })
    await updateUndoHandedOver(sql, {
      ...place,
      column: 'author_id',
      from: row.memberId,
      to: workspace,
      rows: texts,
    })
    const data = { actor: userId, subject: row.memberId }
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_removed', caller, data })
    await insertSecurityEvent(sql, {
      userId: row.memberId,
      type: 'workspace_removed_from',
      data: { workspace },
    })
    const owner = await findProfile(sql, { workspace })
    await enqueueMail(ctx, sql, {
      to: row.email,
      template: 'team-news',
      props: {
        kind: 'removed',
        who,
        workspace: owner?.fullName || owner?.email || '',
        role: '',
        url: `${ctx.config.appUrl}/app/dashboard`,
      },
    })
    const handedOver = texts.reduce((sum, { ids }) => sum + ids.length, 0)
    return ok({ who, wasMember: true, handedOver })
  })
}

const CANCELLED = { who: '', wasMember: false, handedOver: 0 }
