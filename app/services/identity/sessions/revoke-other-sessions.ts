import type { Caller } from '#core/identity/account/caller.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteOtherSessions } from '#db/queries/identity/sessions.ts'
import type { ServiceContext } from '../../context.ts'

/** Ends every session of the account except the one that asks; answers how many. */
export async function revokeOtherSessions(
  context: ServiceContext,
  input: { userId: string; sessionId: string; caller: Caller },
): Promise<number> {
  return context.db.transaction(async sql => {
    const count = await deleteOtherSessions(sql, { userId: input.userId, keep: input.sessionId })
    await insertSecurityEvent(sql, {
      userId: input.userId,
      type: 'other_sessions_revoked',
      caller: input.caller,
      data: { count },
    })
    return count
  })
}
