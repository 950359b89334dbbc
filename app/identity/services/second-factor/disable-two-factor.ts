import type { ServiceContext } from '#app/platform/context.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { ok, type Result } from '#core/shared/result.ts'
import { deleteTwoFactor } from '#db/queries/identity/second-factor.ts'
import { notifyOwner } from '../notify-owner.ts'
import { verifyOwner } from '../passwords/verify-owner.ts'

/** Turns the second step off, and tells the owner. Already off changes nothing. */
export async function disableTwoFactor(
  context: ServiceContext,
  input: { userId: string; currentPassword: string; verifiedAt: Date; caller: Caller },
): Promise<Result<object, 'wrong_password' | 'sign_in_again'>> {
  const proof = await verifyOwner(context, input)
  if (!proof.ok) return proof
  await context.db.unscoped.transaction(async sql => {
    if (!(await deleteTwoFactor(sql, { userId: input.userId }))) return
    await notifyOwner(context, sql, {
      userId: input.userId,
      email: proof.account.email,
      event: 'two_factor_disabled',
      notice: 'two_factor_off',
      caller: input.caller,
    })
  })
  return ok()
}
