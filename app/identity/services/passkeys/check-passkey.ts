import { claimedPasskey, readPasskey } from '#app/identity/integrations/passkeys.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { consumePasskeyChallenge, findPasskey, updatePasskeyUsed } from '#db/queries/identity/passkeys.ts'

/**
 * Whom a passkey signs in. It is both factors at once: something one has, unlocked by something one is or knows.
 * `userId` narrows it to the account whose first step was passed already.
 */
export async function checkPasskey(
  context: ServiceContext,
  input: { response: unknown; userId: string | null },
): Promise<Result<{ userId: string }, 'not_verified'>> {
  const { sql } = context.db.unscoped
  const now = context.now()
  const passkey = await findPasskey(sql, { id: claimedPasskey(input.response) })
  if (!passkey || (input.userId !== null && passkey.userId !== input.userId)) return err('not_verified')
  const proof = await readPasskey(context.config, input.response, passkey, challenge =>
    consumePasskeyChallenge(sql, {
      hash: hashSecret(challenge),
      userId: input.userId,
      purpose: 'sign_in',
      now,
    }),
  )
  if (!proof) return err('not_verified')
  const account = await findAccount(sql, { id: passkey.userId })
  if (!account?.emailConfirmedAt) return err('not_verified')
  await updatePasskeyUsed(sql, { id: passkey.id, counter: proof.counter, at: now })
  return ok({ userId: passkey.userId })
}
