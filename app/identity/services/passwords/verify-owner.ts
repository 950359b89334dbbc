import type { ServiceContext } from '#app/platform/context.ts'
import { isRecentlyVerified } from '#core/identity/step-up.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type Account, findAccount } from '#db/queries/identity/accounts.ts'
import { verifyPassword } from './verify-password.ts'

/**
 * Whether it is still the owner who sits at this session, asked before something sensitive is changed: by the
 * password where there is one, else by having signed in or shown it less than ten minutes ago.
 */
export async function verifyOwner(
  context: ServiceContext,
  input: { userId: string; currentPassword: string; verifiedAt: Date },
): Promise<Result<{ account: Account }, 'wrong_password' | 'sign_in_again'>> {
  const account = await findAccount(context.db.unscoped.sql, { id: input.userId })
  if (!account) return err('sign_in_again')
  if (account.passwordHash) {
    const matches = await verifyPassword(account.passwordHash, input.currentPassword)
    return matches ? ok({ account }) : err('wrong_password')
  }
  return isRecentlyVerified(input.verifiedAt, context.now()) ? ok({ account }) : err('sign_in_again')
}
