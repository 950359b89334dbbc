import type { ServiceContext } from '#app/platform/context.ts'
import { hashSecret, newSecret } from '#app/platform/secrets/secrets.ts'
import type { Caller } from '#core/identity/account/caller.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { findAccount } from '#db/queries/identity/accounts.ts'
import { insertSecurityEvent } from '#db/queries/identity/security-events.ts'
import { updateSessionVerified } from '#db/queries/identity/sessions.ts'
import { verifyPassword } from '../passwords/verify-password.ts'
import { verifySecondFactor } from '../second-factor/verify-second-factor.ts'

/**
 * Whoever is signed in shows that it is them, by their password or a code of the second step; for ten minutes they may do
 * what is sensitive. The session goes on under a new secret, which is answered for the cookie.
 */
export async function verifyAgain(
  context: ServiceContext,
  input: {
    userId: string
    sessionId: string
    evidence: { readonly password: string } | { readonly code: string }
    caller: Caller
  },
): Promise<Result<{ secret: string; remember: boolean }, 'wrong_password' | 'wrong_code' | 'sign_in_again'>> {
  const { userId, sessionId, evidence, caller } = input
  if ('password' in evidence) {
    const account = await findAccount(context.db.unscoped.sql, { id: userId })
    if (!(await verifyPassword(account?.passwordHash ?? null, evidence.password))) {
      await insertSecurityEvent(context.db.unscoped.sql, { userId, type: 'step_up_failed', caller })
      return err('wrong_password')
    }
  } else {
    const checked = await verifySecondFactor(context, { userId, code: evidence.code, caller })
    if (!checked.ok) return checked
  }
  const secret = newSecret()
  return context.db.unscoped.transaction(async sql => {
    const idHash = hashSecret(secret)
    const session = await updateSessionVerified(sql, { id: sessionId, userId, idHash, now: context.now() })
    if (!session) return err('sign_in_again')
    const how = 'password' in evidence ? 'password' : 'code'
    await insertSecurityEvent(sql, { userId, type: 'step_up', caller, data: { how } })
    return ok({ secret, remember: session.remember })
  })
}
