import { sendInvitation } from '#app/identity/services/places/send-invitation.ts'
import type { WorkspaceContext } from '#app/platform/context.ts'
import { readStoredId } from '#app/platform/read-stored-id.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Refusal, type Result } from '#core/shared/result.ts'
import { openSince } from '#core/team/open-since.ts'
import { type GivenRole, mayManage } from '#core/team/roles.ts'
import { hasSeat, MOST_OPEN_INVITATIONS } from '#core/team/seats.ts'
import { lockProfile } from '#db/queries/identity/profiles.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { insertModuleUsage } from '#db/queries/platform/events.ts'
import { insertOrFindIdempotencyKey, updateIdempotencyResult } from '#db/queries/platform/idempotency.ts'
import { insertInvitation } from '#db/queries/team/invitations.ts'
import { countOpenInvitations, countSeats } from '#db/queries/team/members.ts'

/**
 * Offers somebody a place in the workspace and mails them a link. It takes no seat before it is accepted, but there has to
 * be one. Open invitations are counted under the profile's lock, so that of many at once no more are sent than may be open.
 * A repeat with the same key sends nothing more.
 */
export async function inviteMember(
  ctx: WorkspaceContext,
  input: {
    email: string
    role: GivenRole
    idempotencyKey: string
    inviter: { email: string }
    caller: Caller
  },
): Promise<
  | Result<object, 'not_allowed' | 'read_only' | 'yourself' | 'owner' | 'already_there' | 'too_many_open'>
  | Refusal<'no_seat', { readonly limit: number }>
> {
  const { workspace, userId } = ctx
  const { email, role, inviter, caller } = input
  if (!mayManage(ctx.role, role)) return err('not_allowed')
  if (ctx.access === 'read_only') return err('read_only')
  return ctx.db.acrossWorkspaces('team', async sql => {
    const profile = await lockProfile(sql, { workspace })
    if (!profile) return err('not_allowed')
    const key = { scope: userId, action: 'invite_member', key: input.idempotencyKey }
    const claim = await insertOrFindIdempotencyKey(sql, { ...key, userId: workspace })
    if (!claim.first && readStoredId(claim.result)) return ok()
    if (email === inviter.email) return err('yourself')
    if (email === profile.email) return err('owner')
    const now = ctx.now()
    const room = hasSeat(ctx.tier, await countSeats(sql, { workspace }))
    if (!room.ok) return room
    const open = await countOpenInvitations(sql, { workspace, since: openSince(now) })
    if (open >= MOST_OPEN_INVITATIONS) return err('too_many_open')
    const id = await insertInvitation(sql, { workspace, email, role, invitedBy: userId, now })
    if (!id) return err('already_there')
    await updateIdempotencyResult(sql, { ...key, result: { id } })
    await sendInvitation(ctx, sql, { id, email, role, owner: profile.email, inviter: inviter.email })
    const additionalData = { who: email, role }
    await insertModuleUsage(sql, {
      userId: workspace,
      moduleName: 'team',
      actionType: 'member_invited',
      additionalData,
      memberId: userId,
    })
    const data = { actor: userId, invitation: id, role }
    await insertSecurityEvent(sql, { userId: workspace, type: 'member_invited', caller, data })
    return ok()
  })
}
