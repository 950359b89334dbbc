import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { sessionExpiresAt } from '#core/identity/session.ts'
import { updateLastSignedIn } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { deleteSession, insertSession } from '#db/queries/identity/sessions.ts'
import { insertOnboardingStatus } from '#db/queries/onboarding/onboarding-row.ts'
import { noteDevice } from './note-device.ts'

/**
 * Opens a session for someone who has just been verified, and ends the one this browser had: an id that
 * existed before signing in is worth nothing after it. Answers the secrets for the cookies of session and device.
 */
export async function openSession(
  context: ServiceContext,
  input: {
    userId: string
    remember: boolean
    replaces: string | null
    caller: Caller
    /** The mark of the device in its cookie; null when it has none. */
    device: string | null
    /** How they were verified, for the sign-in log. */
    how: 'password' | 'magic_link' | 'google' | 'passkey' | 'password_change' | 'email_confirmation'
  },
): Promise<{ secret: string; device: string }> {
  const secret = newSecret()
  const now = context.now()
  return context.db.unscoped.transaction(async sql => {
    const device = await noteDevice(context, sql, input)
    if (input.replaces) await deleteSession(sql, { idHash: hashSecret(input.replaces) })
    await insertSession(sql, {
      idHash: hashSecret(secret),
      userId: input.userId,
      remember: input.remember,
      expiresAt: sessionExpiresAt(now, input.remember, now),
      now,
      ip: input.caller.ip,
      userAgent: input.caller.userAgent,
    })
    await updateLastSignedIn(sql, { id: input.userId, at: now })
    await insertSecurityEvent(sql, {
      userId: input.userId,
      type: 'user_signed_in',
      caller: input.caller,
      data: { how: input.how },
    })
    await insertOnboardingStatus(sql, { userId: input.userId })
    return { secret, device }
  })
}
