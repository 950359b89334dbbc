import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteSessionsOfUser } from '#db/queries/identity/sessions.ts'

/** Ends every session of the account, on every device. */
export async function signOut(
  context: ServiceContext,
  { userId, caller }: { userId: string; caller: Caller },
): Promise<void> {
  await context.db.unscoped.transaction(async sql => {
    await deleteSessionsOfUser(sql, { userId })
    await insertSecurityEvent(sql, { userId, type: 'user_signed_out', caller })
  })
}
