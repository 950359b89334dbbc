import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { notifyOwner } from '../notify-owner.ts'
import { proveOwner } from '../passwords/prove-owner.ts'
import { needsSecondFactor } from './needs-second-factor.ts'
import { newRecoveryCodes } from './new-recovery-codes.ts'

/** Makes ten new recovery codes and ends the old ones. The codes are answered this one time. */
export async function renewRecoveryCodes(
  context: ServiceContext,
  input: { userId: string; currentPassword: string; sessionStartedAt: Date; caller: Caller },
): Promise<Result<{ recoveryCodes: string[] }, 'wrong_password' | 'sign_in_again' | 'not_on'>> {
  const proof = await proveOwner(context, input)
  if (!proof.ok) return proof
  if (!(await needsSecondFactor(context, { userId: input.userId }))) return err('not_on')
  return context.db.transaction(async sql => {
    const recoveryCodes = await newRecoveryCodes(context, sql, { userId: input.userId })
    await notifyOwner(context, sql, {
      userId: input.userId,
      email: proof.account.email,
      event: 'recovery_codes_renewed',
      notice: 'recovery_codes_renewed',
      caller: input.caller,
    })
    return ok({ recoveryCodes })
  })
}
