import { argonHash } from '#app/identity/integrations/argon.ts'

/**
 * The argon2id hash of a password, in its portable text form. The password is taken as typed, never trimmed or cut.
 * Throws TooBusyError when too many wait.
 */
export function hashPassword(password: string): Promise<string> {
  return argonHash(password)
}
