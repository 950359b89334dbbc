import { readNewPasskey } from '#app/identity/integrations/passkeys.ts'
import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { deviceName } from '#core/identity/account/device-name.ts'
import { cleanName } from '#core/identity/account/name.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { consumePasskeyChallenge, insertPasskey } from '#db/queries/identity/passkeys.ts'
import { notifyOwner } from '../notify-owner.ts'

/** Keeps a passkey that this account's browser has just made, and tells the owner. */
export async function addPasskey(
  context: ServiceContext,
  input: { userId: string; email: string; response: unknown; name: string; caller: Caller },
): Promise<Result<object, 'not_verified' | 'already_known'>> {
  const { userId } = input
  const now = context.now()
  const made = await readNewPasskey(context.config, input.response, challenge =>
    consumePasskeyChallenge(context.db.unscoped.sql, {
      hash: hashSecret(challenge),
      userId,
      purpose: 'register',
      now,
    }),
  )
  if (!made) return err('not_verified')
  return context.db.unscoped.transaction(async sql => {
    const name = cleanName(input.name) || deviceName(input.caller.userAgent)
    if (!(await insertPasskey(sql, { ...made, userId, name }))) return err('already_known')
    await notifyOwner(context, sql, {
      userId,
      email: input.email,
      event: 'passkey_added',
      notice: 'passkey_added',
      caller: input.caller,
    })
    return ok()
  })
}
