import type { WorkspaceContext } from '#app/platform/context.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { mayManage } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { updateInvitationSent } from '#db/queries/team/invitations.ts'
import { lockTeamRow } from '#db/queries/team/members.ts'
import { sendInvitation } from './send-invitation.ts'

/** Mails an open invitation again, good for another week; the link that was sent before ends. */
export async function resendInvitation(
  ctx: WorkspaceContext,
  input: { id: string; inviter: { email: string } },
): Promise<Result<{ email: string }, 'not_allowed' | 'read_only' | 'not_found'>> {
  const { workspace, userId } = ctx
  if (ctx.access === 'read_only') return err('read_only')
  if (!isUuid(input.id)) return err('not_found')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const row = await lockTeamRow(sql, { workspace, id: input.id })
    if (row?.status !== 'invited') return err('not_found')
    if (!mayManage(ctx.role, row.role)) return err('not_allowed')
    const owner = await findProfile(sql, { workspace })
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
