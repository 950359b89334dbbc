import { timingSafeEqual } from 'node:crypto'
import { findToken } from '#db/queries/identity/tokens.ts'
import type { ServiceContext } from '../context.ts'
import { hashSecret } from './secrets.ts'

/** What the page behind a confirmation link shows. Looking spends nothing: mail scanners look, too. */
export async function inspectConfirmation(
  context: ServiceContext,
  input: { secret: string; browser: string | null },
): Promise<{ state: 'ready' | 'elsewhere' | 'over' }> {
  const hash = hashSecret(input.secret)
  const token = await findToken(context.db.sql, { hash, purpose: 'email_confirmation', now: context.now() })
  if (!token) return { state: 'over' }
  const browserHash = input.browser === null ? null : hashSecret(input.browser)
  const isSame =
    token.browserHash !== null && browserHash !== null && timingSafeEqual(token.browserHash, browserHash)
  return { state: isSame ? 'ready' : 'elsewhere' }
}
