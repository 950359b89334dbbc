import { argonHash, argonVerify } from '#app/identity/integrations/argon.ts'

let dummy: Promise<string> | null = null

/**
 * Whether the password is the account's. An unknown account, or one without a password (`null`), costs the same time as
 * a wrong password, so that the clock does not tell who has an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummy ??= argonHash('a password nobody has')
  const against = passwordHash ?? (await dummy)
  const matches = await argonVerify(against, password)
  return matches && passwordHash !== null
}
