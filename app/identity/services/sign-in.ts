import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccountByEmail } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { verifyPassword } from './passwords/verify-password.ts'

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password answer alike, take as long and write as much;
 * that a mailbox still waits to be confirmed is told only to who knows the password.
 */
export async function signIn(
  context: ServiceContext,
  input: { email: string; password: string; caller: Caller },
): Promise<Result<{ userId: string }, 'invalid_credentials' | 'email_not_confirmed'>> {
  const { sql } = context.db.unscoped
  const account = await findAccountByEmail(sql, { email: input.email })
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password)
  if (!account || !matches) {
    await insertSecurityEvent(sql, {
      userId: account?.id ?? null,
      type: 'sign_in_failed',
      caller: input.caller,
    })
    return err('invalid_credentials')
  }
  if (!account.emailConfirmedAt) return err('email_not_confirmed')
  return ok({ userId: account.id })
}
