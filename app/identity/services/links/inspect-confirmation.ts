import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, isSame } from '#app/platform/secrets/secrets.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { findToken } from '#db/queries/identity/tokens.ts'

/** What the page behind a confirmation link shows. Looking spends nothing: mail scanners look, too. */
export async function inspectConfirmation(
  context: ServiceContext,
  input: { secret: string; browser: string | null },
): Promise<{ state: 'ready' | 'elsewhere' | 'over' }> {
  const { sql } = context.db.unscoped
  const hash = hashSecret(input.secret)
  const token = await findToken(sql, { hash, purpose: 'email_confirmation', now: context.now() })
  const account = token?.userId ? await findAccount(sql, { id: token.userId }) : null
  if (!token || !account || account.emailConfirmedAt) return { state: 'over' }
  const browser = input.browser === null ? null : hashSecret(input.browser)
  // Asking for the mail is not enough: this must be the browser that set the password, too.
  const isHere = isSame(token.browserHash, browser) && isSame(account.registrationBrowser, browser)
  return { state: isHere && account.passwordHash ? 'ready' : 'elsewhere' }
}
