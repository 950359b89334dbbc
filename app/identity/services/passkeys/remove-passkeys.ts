import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deletePasskeys } from '#db/queries/identity/passkeys.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Takes every passkey of this account away and tells the owner; answers how many there were. */
export async function removePasskeys(
  context: ServiceContext,
  { userId, email, caller }: { userId: string; email: string; caller: Caller },
): Promise<number> {
  return context.db.unscoped.transaction(async sql => {
    const count = await deletePasskeys(sql, { userId })
    if (count > 0)
      await notifyOwner(context, sql, {
        userId,
        email,
        event: 'passkeys_removed',
        notice: 'passkeys_removed',
        caller,
      })
    return count
  })
}
