import { totpStep } from '#app/identity/integrations/totp.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { keptKeys } from '#app/platform/secrets/kept-keys.ts'
import { unseal } from '#app/platform/secrets/seal.ts'
import { hashRecoveryCode } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import {
  consumeRecoveryCode,
  findTwoFactor,
  updateTwoFactorStep,
} from '#db/queries/identity/second-factor.ts'
import { notifyOwner } from '../notify-owner.ts'
import { noteFailedStep } from './note-failed-step.ts'

/**
 * Checks the second step: the authenticator's code, each of which works once, or a recovery code, which is spent and
 * of which the owner is told.
 */
export async function verifySecondFactor(
  context: ServiceContext,
  input: { userId: string; code: string; caller: Caller },
): Promise<Result<object, 'wrong_code'>> {
  const { userId, code, caller } = input
  const { sql } = context.db.unscoped
  const now = context.now()
  const factor = await findTwoFactor(sql, { userId })
  if (!factor?.confirmedAt) return err('wrong_code')
  if (/^\d{6}$/.test(code)) {
    const secret = unseal(factor.sealedSecret, context.config.encryptionKey, 'two-factor', userId)
    const step = totpStep(secret, code, now)
    if (step !== null && (await updateTwoFactorStep(sql, { userId, step }))) return ok()
  } else {
    const keys = await keptKeys(context, 'recovery-code')
    const hashes = keys.map(key => hashRecoveryCode(code, userId, key))
    const account = await findAccount(sql, { id: userId })
    const spent = await context.db.unscoped.transaction(async tx => {
      if (!account || !(await consumeRecoveryCode(tx, { userId, hashes, now }))) return false
      await notifyOwner(context, tx, {
        userId,
        email: account.email,
        event: 'recovery_code_used',
        notice: 'recovery_code_used',
        caller,
      })
      return true
    })
    if (spent) return ok()
  }
  await noteFailedStep(context, { userId, caller })
  return err('wrong_code')
}
