import type { WorkspaceContext } from '#app/platform/context.ts'
import { enqueueMail } from '#app/platform/mail/enqueue-mail.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { trashBegins } from '#core/settings/trash.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { ROLE_WORDS } from '#core/team/role-words.ts'
import { mayManage } from '#core/team/roles.ts'
import { hasSeat } from '#core/team/seats.ts'
import { asWorkspaceId, isUuid, type Sql } from '#db/client.ts'
import { findProfile, lockProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { findRemoved, insertRemoved } from '#db/queries/platform/undo.ts'
import { deleteFormerMembership } from '#db/queries/team/former-memberships.ts'
import { countSeats, lockTeamRow } from '#db/queries/team/members.ts'

/**
 * Brings somebody back who was removed within the last 30 days, with their role and what they wrote, while a seat is free:
 * seats are counted under the profile's lock, open invitations included, as for an invitation. Their sessions stay where
 * they are now; they come back by themselves. A second press finds them there and answers the same.
 */
export async function restoreMember(
  ctx: WorkspaceContext,
  input: { id: string; caller: Caller },
): Promise<Result<object, 'not_allowed' | 'read_only' | 'too_late' | 'no_room' | 'already_there'>> {
  const { workspace, userId } = ctx
  const { id, caller } = input
  if (!isUuid(id)) return err('too_late')
  if (!mayManage(ctx.role, 'viewer')) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const profile = await lockProfile(sql, { workspace })
    if ((await lockTeamRow(sql, { workspace, id }))?.status === 'active') return ok()
    const gone = await findRemovedMember(ctx, { id }, sql)
    if (!profile || !gone) return err('too_late')
    if (!mayManage(ctx.role, gone.role)) return err('not_allowed')
    const taken = await countSeats(sql, { workspace })
    if (!hasSeat(ctx.tier, taken).ok) return err('no_room')
    const putBack = await insertRemoved(sql, { workspace, kind: 'member', id })
    if (putBack === 'already_there') return err('already_there')
    if (putBack !== 'restored') return err('too_late')
    await deleteFormerMembership(sql, { userId: gone.memberId, workspace })
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'member_restored',
      additionalData: { whoId: gone.memberId, role: gone.role },
      memberId: userId,
    })
    const data = { actor: userId, subject: gone.memberId, role: gone.role }
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_restored', caller, data })
    await insertSecurityEvent(sql, {
      userId: gone.memberId,
      type: 'workspace_restored_to',
      data: { workspace },
    })
    await enqueueMail(ctx, sql, {
      to: gone.email,
      template: 'team-news',
      props: {
        kind: 'restored',
        who: gone.name,
        workspace: profile.fullName || profile.email,
        role: ROLE_WORDS[gone.role].one,
        url: `${ctx.config.appUrl}/app/team`,
      },
    })
    return ok()
  })
}

/** A member who was removed within the last 30 days, with their name; null when there is none. System role only. */
export async function findRemovedMember(ctx: WorkspaceContext, { id }: { id: string }, sql: Sql) {
  const { workspace } = ctx
  const removed = await findRemoved(sql, { workspace, kind: 'member', id, since: trashBegins(ctx.now()) })
  if (!removed) return null
  const profile = await findProfile(sql, { workspace: asWorkspaceId(removed.memberId) })
  // Their address may have changed since.
  const email = profile?.email ?? removed.email
  return { ...removed, email, name: profile?.fullName || email }
}
