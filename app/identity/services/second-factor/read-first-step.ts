import type { ServiceContext } from '#app/platform/context.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { MINUTE_MS } from '#core/shared/time.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import type { FirstStep } from './seal-first-step.ts'

/** How long the second step may take. */
const PATIENCE_MS = 10 * MINUTE_MS

/** The first step behind a cookie; null when it is over, not ours, or the password has changed since. */
export async function readFirstStep(context: ServiceContext, sealed: string): Promise<FirstStep | null> {
  let step: FirstStep
  try {
    step = JSON.parse(
      unseal(Buffer.from(sealed, 'base64url'), context.config.encryptionKey, 'first-step'),
    ) as FirstStep
  } catch {
    return null
  }
  if (context.now().getTime() - step.at > PATIENCE_MS) return null
  const account = await findAccount(context.db.sql, { id: step.userId })
  if (!account || (account.passwordChangedAt && account.passwordChangedAt.getTime() > step.at)) return null
  return step
}
