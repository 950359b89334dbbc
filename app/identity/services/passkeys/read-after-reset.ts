import type { ServiceContext } from '#app/platform/context.ts'
import { seal, unsealJson } from '#app/platform/secrets/seal.ts'
import { MINUTE_MS } from '#core/shared/time.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { listPasskeys, type Passkey } from '#db/queries/identity/passkeys.ts'
import { findTwoFactor } from '#db/queries/identity/second-factor.ts'

/** How long after a reset its page may be used. */
const PATIENCE_MS = 10 * MINUTE_MS

/** What is left of an account's passkeys after its password was reset. */
export interface AfterReset {
  readonly userId: string
  readonly email: string
  readonly passkeys: readonly Pick<Passkey, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>[]
  /** A mailbox alone reaches no further than the password then: the passkeys are shown, and removed after signing in. */
  readonly needsSignIn: boolean
}

/** Whose password was reset in this browser a moment ago; null when that is over, or the password has changed since. */
export async function readAfterReset(context: ServiceContext, sealed: string): Promise<AfterReset | null> {
  let reset: { userId: string; at: number }
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    reset = unsealJson(bytes, context.config.encryptionKey, 'after-reset') as typeof reset
  } catch {
    return null
  }
  const { userId, at } = reset
  if (context.now().getTime() - at > PATIENCE_MS) return null
  const { sql } = context.db.unscoped
  const [account, passkeys, factor] = await Promise.all([
    findAccount(sql, { id: userId }),
    listPasskeys(sql, { userId }),
    findTwoFactor(sql, { userId }),
  ])
  if (!account || (account.passwordChangedAt && account.passwordChangedAt.getTime() > at)) return null
  return {
    userId,
    email: account.email,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    needsSignIn: factor?.confirmedAt != null,
  }
}

/** A reset of this moment as text for a cookie that nobody but us can read or make. */
export function sealAfterReset(context: ServiceContext, { userId }: { userId: string }): string {
  const text = JSON.stringify({ userId, at: context.now().getTime() })
  return seal(text, context.config.encryptionKey, 'after-reset').toString('base64url')
}
