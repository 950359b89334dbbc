import { isCommonPassword } from '#app/identity/integrations/common-passwords.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { lockAccount, updatePasswordHash } from '#db/queries/identity/accounts.ts'
import { deleteSessionsOfUser } from '#db/queries/identity/sessions.ts'
import { consumeTokensOfUser } from '#db/queries/identity/tokens.ts'
import { notifyOwner } from '../notify-owner.ts'
import { hashPassword } from './hash-password.ts'
import { verifyOwner } from './verify-owner.ts'

/**
 * Changes the password, or sets the first one, ends every session (the caller opens a new one for this browser) and
 * every open link, and tells the owner by mail.
 */
export async function changePassword(
  context: ServiceContext,
  input: {
    userId: string
    currentPassword: string
    password: string
    verifiedAt: Date
    caller: Caller
  },
): Promise<Result<object, 'wrong_password' | 'sign_in_again' | 'common_password'>> {
  const proof = await verifyOwner(context, input)
  if (!proof.ok) return proof
  if (await isCommonPassword(input.password)) return err('common_password')
  const passwordHash = await hashPassword(input.password)
  const now = context.now()
  return context.db.unscoped.transaction(async sql => {
    // Whoever lost the account while this was on its way, by undoing a change of address or handing it over, is out.
    const account = await lockAccount(sql, { id: input.userId })
    if (account?.email !== proof.account.email) return err('sign_in_again')
    await updatePasswordHash(sql, { id: input.userId, passwordHash, at: now })
    await deleteSessionsOfUser(sql, { userId: input.userId })
    await consumeTokensOfUser(sql, { userId: input.userId, now })
    await notifyOwner(context, sql, {
      userId: input.userId,
      email: proof.account.email,
      event: 'password_changed',
      notice: 'password_changed',
      caller: input.caller,
    })
    return ok()
  })
}
