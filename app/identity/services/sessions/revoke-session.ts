import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { isUuid } from '#db/client.ts'
import { deleteSessionById } from '#db/queries/identity/sessions.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Ends one session of the account, on whatever device it is, and tells the owner; false when there is none of that name. */
export async function revokeSession(
  context: ServiceContext,
  input: { userId: string; email: string; sessionId: string; caller: Caller },
): Promise<boolean> {
  if (!isUuid(input.sessionId)) return false
  const { userId, email, caller } = input
  return context.db.unscoped.transaction(async sql => {
    const gone = await deleteSessionById(sql, { userId, id: input.sessionId })
    if (gone)
      await notifyOwner(context, sql, {
        userId,
        email,
        event: 'session_revoked',
        notice: 'session_ended',
        caller,
      })
    return gone
  })
}
