import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, isSame } from '#app/platform/secrets/secrets.ts'
import { findToken } from '#db/queries/identity/tokens.ts'

/** What the page behind a magic or reset link shows. Looking spends nothing: mail scanners look, too. */
export async function inspectLink(
  context: ServiceContext,
  input: { secret: string; browser: string | null; purpose: 'magic_link' | 'password_reset' },
): Promise<{ state: 'ready' | 'elsewhere' | 'over' }> {
  const hash = hashSecret(input.secret)
  const token = await findToken(context.db.unscoped.sql, { hash, purpose: input.purpose, now: context.now() })
  if (!token) return { state: 'over' }
  const browser = input.browser === null ? null : hashSecret(input.browser)
  return { state: isSame(token.browserHash, browser) ? 'ready' : 'elsewhere' }
}
