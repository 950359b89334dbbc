import { randomBytes } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { type KeptKey, keptKeys } from '#app/platform/secrets/kept-keys.ts'
import { hashRecoveryCode } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { RECOVERY_CODES, recoveryCodeFrom } from '#core/identity/account/recovery-code.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import type { Sql } from '#db/client.ts'
import { insertRecoveryCodes } from '#db/queries/identity/second-factor.ts'
import { notifyOwner } from '../notify-owner.ts'
import { verifyOwner } from '../passwords/verify-owner.ts'
import { needsSecondFactor } from './needs-second-factor.ts'

/** Makes ten new recovery codes and ends the old ones. The codes are answered this one time. */
export async function renewRecoveryCodes(
  context: ServiceContext,
  input: { userId: string; currentPassword: string; verifiedAt: Date; caller: Caller },
): Promise<Result<{ recoveryCodes: string[] }, 'wrong_password' | 'sign_in_again' | 'not_on'>> {
  const proof = await verifyOwner(context, input)
  if (!proof.ok) return proof
  if (!(await needsSecondFactor(context, { userId: input.userId }))) return err('not_on')
  const [key] = await keptKeys(context, 'recovery-code')
  return context.db.unscoped.transaction(async sql => {
    const recoveryCodes = await newRecoveryCodes(sql, { userId: input.userId, key })
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

/** Replaces the recovery codes of an account and answers the new ones, which are kept as keyed hashes only. */
export async function newRecoveryCodes(
  sql: Sql,
  { userId, key }: { userId: string; key: KeptKey },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(64)))
  const hashes = codes.map(code => hashRecoveryCode(code, userId, key))
  await insertRecoveryCodes(sql, { userId, hashes })
  return codes
}
