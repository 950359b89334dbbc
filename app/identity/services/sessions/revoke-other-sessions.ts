import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deleteOtherSessions } from '#db/queries/identity/sessions.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Ends every session of the account except the one that asks, and tells the owner when there was one; answers how many. */
export async function revokeOtherSessions(
  context: ServiceContext,
  input: { userId: string; email: string; sessionId: string; caller: Caller },
): Promise<number> {
  const { userId, email, caller } = input
  return context.db.unscoped.transaction(async sql => {
    const count = await deleteOtherSessions(sql, { userId, keep: input.sessionId })
    if (count > 0) {
      await notifyOwner(context, sql, {
        userId,
        email,
        event: 'other_sessions_revoked',
        notice: 'sessions_ended',
        caller,
      })
    }
    return count
  })
}
