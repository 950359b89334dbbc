import { argonHash, argonVerify } from '#app/identity/integrations/argon.ts'
import { atFirstUse } from '#core/shared/at-first-use.ts'

const hashOfNobody = atFirstUse(() => argonHash('a password nobody has'))

/**
 * Whether the password is the account's. An unknown account, or one without a password (`null`), costs the same time as
 * a wrong password, so that the clock does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const nobody = hashOfNobody()
  const against = passwordHash ?? (await nobody)
  const matches = await argonVerify(against, password)
  return matches && passwordHash !== null
}
