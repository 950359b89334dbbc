import { randomBytes } from 'node:crypto'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashCode } from '#app/platform/secrets/secrets.ts'
import { RECOVERY_CODES, recoveryCodeFrom } from '#core/identity/account/recovery-code.ts'
import type { Sql } from '#db/client.ts'
import { insertRecoveryCodes } from '#db/queries/identity/second-factor.ts'

/** Replaces the recovery codes of an account and answers the new ones, which are kept as keyed hashes only. */
export async function newRecoveryCodes(
  context: ServiceContext,
  sql: Sql,
  { userId }: { userId: string },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeFrom(randomBytes(64)))
  const hashes = codes.map(code => hashCode(code, Buffer.from(userId), context.config.sessionSecret))
  await insertRecoveryCodes(sql, { userId, hashes })
  return codes
}
