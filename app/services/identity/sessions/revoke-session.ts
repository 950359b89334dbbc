import type { Caller } from '#core/identity/account/caller.ts'
import { isUuid } from '#db/client.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteSessionById } from '#db/queries/identity/sessions.ts'
import type { ServiceContext } from '../../context.ts'

/** Ends one session of the account, on whatever device it is; false when there is none of that name. */
export async function revokeSession(
  context: ServiceContext,
  input: { userId: string; sessionId: string; caller: Caller },
): Promise<boolean> {
  if (!isUuid(input.sessionId)) return false
  return context.db.transaction(async sql => {
    const gone = await deleteSessionById(sql, { userId: input.userId, id: input.sessionId })
    if (gone)
      await insertSecurityEvent(sql, { userId: input.userId, type: 'session_revoked', caller: input.caller })
    return gone
  })
}
