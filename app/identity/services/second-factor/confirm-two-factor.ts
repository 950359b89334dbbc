import { totpStep } from '#app/identity/integrations/totp.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { keptKeys } from '#app/platform/secrets/kept-keys.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findTwoFactor, updateTwoFactorConfirmed } from '#db/queries/identity/second-factor.ts'
import { deleteOtherSessions } from '#db/queries/identity/sessions.ts'
import { notifyOwner } from '../notify-owner.ts'
import { verifyOwner } from '../passwords/verify-owner.ts'
import { newRecoveryCodes } from './renew-recovery-codes.ts'

/**
 * Turns the second step on with the first code of the authenticator, and answers the recovery codes, this one time.
 * Sessions opened without the second step end, but for the one that turns it on.
 */
export async function confirmTwoFactor(
  context: ServiceContext,
  input: {
    userId: string
    code: string
    currentPassword: string
    sessionId: string
    verifiedAt: Date
    caller: Caller
  },
): Promise<
  Result<{ recoveryCodes: string[] }, 'wrong_password' | 'sign_in_again' | 'wrong_code' | 'not_started'>
> {
  const proof = await verifyOwner(context, input)
  if (!proof.ok) return proof
  const { userId } = input
  const now = context.now()
  const pending = await findTwoFactor(context.db.unscoped.sql, { userId })
  if (!pending || pending.confirmedAt) return err('not_started')
  const secret = unseal(pending.sealedSecret, context.config.encryptionKey, 'two-factor', userId)
  const step = totpStep(secret, input.code, now)
  if (step === null) return err('wrong_code')
  const [key] = await keptKeys(context, 'recovery-code')
  return context.db.unscoped.transaction(async sql => {
    if (!(await updateTwoFactorConfirmed(sql, { userId, step, at: now }))) return err('not_started')
    const recoveryCodes = await newRecoveryCodes(sql, { userId, key })
    await deleteOtherSessions(sql, { userId, keep: input.sessionId })
    await notifyOwner(context, sql, {
      userId,
      email: proof.account.email,
      event: 'two_factor_enabled',
      notice: 'two_factor_on',
      caller: input.caller,
    })
    return ok({ recoveryCodes })
  })
}
