import type { ServiceContext } from '#app/platform/context.ts'
import { seal, unseal } from '#app/platform/secrets/seal.ts'
import { MINUTE_MS } from '#core/shared/time.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'

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
  const account = await findAccount(context.db.unscoped.sql, { id: step.userId })
  if (!account || (account.passwordChangedAt && account.passwordChangedAt.getTime() > step.at)) return null
  return step
}

/** What the first step of signing in has verified, while the second is awaited. */
export interface FirstStep {
  readonly userId: string
  readonly remember: boolean
  readonly redirectTo: string
  readonly how: 'password' | 'magic_link' | 'google'
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The first step as text for a cookie that nobody but us can read or make. */
export function sealFirstStep(context: ServiceContext, step: Omit<FirstStep, 'at'>): string {
  const text = JSON.stringify({ ...step, at: context.now().getTime() })
  return seal(text, context.config.encryptionKey, 'first-step').toString('base64url')
}
