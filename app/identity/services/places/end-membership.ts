import type { ServiceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import type { Sql, WorkspaceId } from '#db/client.ts'
import { findProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { updateSessionsOut } from '#db/queries/identity/sessions.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { deleteTeamRow, lockMembership, updateAuthor } from '#db/queries/team/members.ts'

/**
 * Ends somebody's place in a workspace from their side, in the caller's transaction across workspaces. What they wrote
 * there stays; the owner is told. Answers whose workspace it was, null when they had no place.
 */
export async function endMembership(
  context: ServiceContext,
  sql: Sql,
  input: { userId: string; name: string; workspace: WorkspaceId; caller: Caller },
): Promise<string | null> {
  const { userId, name: who, workspace, caller } = input
  const place = await lockMembership(sql, { workspace, memberId: userId })
  if (!place) return null
  await deleteTeamRow(sql, place)
  await updateSessionsOut(sql, { userId, workspace })
  await updateAuthor(sql, { workspace, from: userId })
  await insertModuleUsage(sql, {
    userId: workspace,
    moduleName: 'team',
    actionType: 'member_left',
    additionalData: { whoId: userId },
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
  return name
}
