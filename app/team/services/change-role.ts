import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { type GivenRole, mayManage } from '#core/team/roles.ts'
import { isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { lockTeamRow, updateTeamRole } from '#db/queries/team/members.ts'

/** Gives a member, or whoever is invited, another role; it counts from their next request on, and they are told. */
export async function changeRole(
  ctx: WorkspaceContext,
  input: { id: string; role: GivenRole; caller: Caller },
): Promise<Result<object, 'not_allowed' | 'not_found'>> {
  const { workspace, userId } = ctx
  const { role, caller } = input
  if (!isUuid(input.id)) return err('not_found')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const row = await lockTeamRow(sql, { workspace, id: input.id })
    if (!row) return err('not_found')
    if (!mayManage(ctx.role, row.role) || !mayManage(ctx.role, role)) return err('not_allowed')
    if (row.role === role) return ok()
    await updateTeamRole(sql, { id: row.id, role })
    const subject = row.memberId ? { whoId: row.memberId } : { who: row.email }
    const additionalData = { ...subject, role, before: row.role }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'role_changed',
      additionalData,
      memberId: userId,
    })
    const data = { actor: userId, subject: row.memberId, role, before: row.role }
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_role_changed', caller, data })
    if (!row.memberId) return ok()
    await insertSecurityEvent(sql, {
      userId: row.memberId,
      type: 'workspace_role_changed',
      data: { workspace, role },
    })
    const owner = await findProfile(sql, { workspace })
    await enqueueMail(ctx, sql, {
      to: row.email,
      template: 'team-news',
      props: {
        kind: 'role_changed',
        who: row.name || row.email,
        workspace: owner?.fullName || owner?.email || '',
        role: ROLE_WORDS[role].one,
        url: `${ctx.config.appUrl}/app/team`,
      },
    })
    return ok()
  })
}
