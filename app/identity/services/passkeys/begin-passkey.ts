import { askForNewPasskey, askForPasskey, type PasskeyOptions } from '#app/identity/integrations/passkeys.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { addMs, MINUTE_MS } from '#core/shared/time.ts'
import { insertPasskeyChallenge, listPasskeys } from '#db/queries/identity/passkeys.ts'

/** How long a browser may take to answer. */
const PATIENCE_MS = 5 * MINUTE_MS

/**
 * What a browser is asked to sign: to make a passkey for somebody signed in, or to sign in with one. The challenge is
 * kept for five minutes and works once.
 */
export async function beginPasskey(
  context: ServiceContext,
  input:
    | { purpose: 'register'; userId: string; email: string; name: string }
    /** `userId` when the first step of signing in has told already who it is. */
    | { purpose: 'sign_in'; userId: string | null },
): Promise<PasskeyOptions> {
  const { sql } = context.db.unscoped
  const existing = input.userId ? await listPasskeys(sql, { userId: input.userId }) : []
  const options =
    input.purpose === 'register'
      ? await askForNewPasskey(context.config, {
          id: input.userId,
          email: input.email,
          name: input.name,
          known: existing,
        })
      : await askForPasskey(context.config, existing)
  await insertPasskeyChallenge(sql, {
    hash: hashSecret(options.challenge),
    userId: input.userId,
    purpose: input.purpose,
    expiresAt: addMs(context.now(), PATIENCE_MS),
  })
  return options
}
