import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deletePasskey } from '#db/queries/identity/passkeys.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Takes a passkey of this account away and tells the owner; false when it has none of that id. */
export async function removePasskey(
  context: ServiceContext,
  input: { userId: string; email: string; passkeyId: string; caller: Caller },
): Promise<boolean> {
  return context.db.unscoped.transaction(async sql => {
    if (!(await deletePasskey(sql, { id: input.passkeyId, userId: input.userId }))) return false
    await notifyOwner(context, sql, {
      userId: input.userId,
      email: input.email,
      event: 'passkey_removed',
      notice: 'passkey_removed',
      caller: input.caller,
    })
    return true
  })
}
