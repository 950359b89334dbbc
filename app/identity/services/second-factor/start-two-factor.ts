import { newTotpSecret, totpAddress } from '#app/identity/integrations/totp.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { seal, unseal } from '#app/platform/secrets/seal.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findTwoFactor, upsertPendingTwoFactor } from '#db/queries/identity/second-factor.ts'

/**
 * The secret of an authenticator that waits for its first code, and the address for its QR code; made when there is
 * none yet, so that reloading the page shows the same one. Kept sealed.
 */
export async function startTwoFactor(
  context: ServiceContext,
  input: { userId: string; email: string },
): Promise<Result<{ secret: string; address: string }, 'already_on'>> {
  const { sql } = context.db.unscoped
  const { encryptionKey } = context.config
  const existing = await findTwoFactor(sql, { userId: input.userId })
  if (existing?.confirmedAt) return err('already_on')
  const secret = existing
    ? unseal(existing.sealedSecret, encryptionKey, 'two-factor', input.userId)
    : newTotpSecret()
  if (!existing) {
    const sealedSecret = seal(secret, encryptionKey, 'two-factor', input.userId)
    await upsertPendingTwoFactor(sql, { userId: input.userId, sealedSecret })
  }
  return ok({ secret, address: totpAddress(secret, input.email) })
}
