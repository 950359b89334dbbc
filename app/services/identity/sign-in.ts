import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccountByEmail } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import type { ServiceContext } from '../context.ts'
import { verifyPassword } from './password-hash.ts'

/**
 * Checks e-mail and password. An unknown e-mail and a wrong password answer alike and take as long; that a mailbox
 * still waits to be confirmed is told only to who knows the password.
 */
export async function signIn(
  context: ServiceContext,
  input: { email: string; password: string },
): Promise<Result<{ userId: string }, 'invalid_credentials' | 'email_not_confirmed'>> {
  const { sql } = context.db
  const account = await findAccountByEmail(sql, { email: input.email })
  const matches = await verifyPassword(account?.passwordHash ?? null, input.password)
  if (!account || !matches) {
    if (account) await insertSecurityEvent(sql, { userId: account.id, type: 'sign_in_failed' })
    return err('invalid_credentials')
  }
  if (!account.emailConfirmedAt) return err('email_not_confirmed')
  return ok({ userId: account.id })
}
