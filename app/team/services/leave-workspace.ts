import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { asWorkspaceId, isUuid } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { updateSessionsOut } from '#db/queries/identity/sessions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteTeamRow, lockMembership, updateAuthor } from '#db/queries/team/members.ts'

/** Gives one's place in somebody's workspace back. What one wrote there stays; the owner is told. */
export async function leaveWorkspace(
  context: ServiceContext,
  input: { userId: string; name: string; workspace: string; caller: Caller },
): Promise<Result<{ workspace: string }, 'not_found'>> {
  const { userId, name: who, caller } = input
  if (!isUuid(input.workspace)) return err('not_found')
  const workspace = asWorkspaceId(input.workspace)
  return context.db.acrossWorkspaces('team', async sql => {
    const place = await lockMembership(sql, { workspace, memberId: userId })
    if (!place) return err('not_found')
    await deleteTeamRow(sql, place)
    await updateSessionsOut(sql, { userId, workspace })
    await updateAuthor(sql, { workspace, from: userId })
    const additionalData = { whoId: userId }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'member_left',
      additionalData,
      memberId: userId,
    })
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_left', data: { actor: userId } })
    await insertSecurityEvent(sql, { userId, type: 'workspace_left', caller, data: { workspace } })
    const owner = await findProfile(sql, { workspace })
    const name = owner?.fullName || owner?.email || ''
    if (owner)
      await enqueueMail(context, sql, {
        to: owner.email,
        template: 'team-news',
        props: { kind: 'left', who, workspace: name, role: '', url: `${context.config.appUrl}/app/team` },
      })
    return ok({ workspace: name })
  })
}
